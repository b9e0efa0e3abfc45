import { ACTION_TYPES, COLUMNS, type GainKind, PROJECT_TYPES, TRANSPORT_LEVELS, vocabulary } from "@montan/carnegie";
import type { Locale } from "@montan/engine";
import { ActionSign, DonationSign } from "../../art/carnegie/actions.tsx";
import { Disk } from "../../art/carnegie/disks.tsx";
import { Employee, PermanentEmployee } from "../../art/carnegie/people.tsx";
import { ProjectSign } from "../../art/carnegie/projects.tsx";
import { GainSign } from "../../art/carnegie/resources.tsx";
import { LinkedRings, Vehicle, WingedWheel } from "../../art/carnegie/transport.tsx";
import { GALLERY } from "../../i18n/gallery.ts";
import { useWords } from "../../i18n/words.ts";
import { PLAYER_SIGNS } from "../../signs.ts";
import { Specimen, SpecimenRow } from "../Specimen.tsx";

/** The pieces and signs of Carnegie without the boards around them. */
export function ArtSheet({ locale }: { readonly locale: Locale }) {
  const say = useWords(GALLERY);
  const words = vocabulary(locale);
  return (
    <>
      <SpecimenRow title={say("players")}>
        {PLAYER_SIGNS.map((symbol, seat) => (
          <Specimen key={symbol} name={say(`symbol-${symbol}`)}>
            <Disk owner={seat} />
          </Specimen>
        ))}
        <Specimen name={say("andrew-disk")}>
          <Disk owner="automa" />
        </Specimen>
        <Specimen name={say("neutral-disk")}>
          <Disk owner="neutral" />
        </Specimen>
      </SpecimenRow>
      <SpecimenRow title={say("employees")}>
        {PLAYER_SIGNS.map((symbol, seat) => (
          <Specimen key={symbol} name={say("standing")}>
            <Employee seat={seat} />
          </Specimen>
        ))}
        {PLAYER_SIGNS.map((symbol, seat) => (
          <Specimen key={symbol} name={say("lying")}>
            <Employee seat={seat} lying />
          </Specimen>
        ))}
        <Specimen name={words.department["start-hr"]}>
          <PermanentEmployee />
        </Specimen>
      </SpecimenRow>
      <SpecimenRow title={say("projects")}>
        {PROJECT_TYPES.map((type) => (
          <Specimen key={type} name={words.project[type]}>
            <ProjectSign type={type} />
          </Specimen>
        ))}
        {PROJECT_TYPES.map((type, seat) => (
          <Specimen key={type} name={words.project[type]}>
            <Disk owner={seat} type={type} />
          </Specimen>
        ))}
      </SpecimenRow>
      <SpecimenRow title={say("tools")}>
        {(Object.keys(words.gainKind) as GainKind[]).map((kind) => (
          <Specimen key={kind} name={words.gainKind[kind]}>
            <GainSign kind={kind} />
          </Specimen>
        ))}
        {ACTION_TYPES.map((action) => (
          <Specimen key={action} name={words.action[action]}>
            <ActionSign action={action} />
          </Specimen>
        ))}
        {COLUMNS.map((column) => (
          <Specimen key={column} name={words.column[column]}>
            <DonationSign column={column} />
          </Specimen>
        ))}
        {TRANSPORT_LEVELS.map((level) => (
          <Specimen key={level} name={words.level[level]}>
            <Vehicle level={level} />
          </Specimen>
        ))}
        <Specimen name={say("transport-symbol")}>
          <WingedWheel />
        </Specimen>
        <Specimen name={say("connection-points")}>
          <LinkedRings />
        </Specimen>
      </SpecimenRow>
    </>
  );
}
