import type { Locale } from "@montan/engine";
import { CRESTS, ENGINE_MODELS, nameOf, WAGON_CRESTS } from "@montan/gluckauf";
import { Crest, CrestPlate } from "../../art/crests.tsx";
import { EngineArt } from "../../art/engine.tsx";
import { LorryArt } from "../../art/lorry.tsx";
import { PlayerDisc } from "../../art/players.tsx";
import { Headframe, MalletAndGad, MinerCap, SafetyLamp } from "../../art/tools.tsx";
import { WagonArt } from "../../art/wagon.tsx";
import { GALLERY } from "../../i18n/gallery.ts";
import { useWords } from "../../i18n/words.ts";
import { PLAYER_SIGNS } from "../../signs.ts";
import { Specimen, SpecimenRow } from "../Specimen.tsx";

const LOADS = [undefined, 1, 2] as const;

/** The smallest size at which the crests must still be distinguishable without their colour. */
function SmallCrests() {
  return (
    <div class="crest-sizes">
      {[20, 28, 48].map((size) => (
        <div key={size}>
          {WAGON_CRESTS.map((crest) => (
            <Crest key={crest} crest={crest} width={size} height={size} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The drawings without the cards around them, in every state. */
export function ArtSheet({ locale }: { readonly locale: Locale }) {
  const say = useWords(GALLERY);
  return (
    <>
      <SpecimenRow title={nameOf({ term: "crest" }, locale)}>
        <Specimen name={say("crest-sizes")} wide>
          <SmallCrests />
        </Specimen>
        {CRESTS.map((crest) => (
          <Specimen key={crest} name={nameOf({ term: crest }, locale)}>
            <CrestPlate crest={crest} />
          </Specimen>
        ))}
        <Specimen name={nameOf({ term: "wildWagon" }, locale)}>
          <CrestPlate crest="wild" />
        </Specimen>
      </SpecimenRow>
      <SpecimenRow title={say("players")}>
        {PLAYER_SIGNS.map((symbol, seat) => (
          <Specimen key={symbol} name={say(`symbol-${symbol}`)}>
            <PlayerDisc seat={seat} />
          </Specimen>
        ))}
      </SpecimenRow>
      <SpecimenRow title={nameOf({ term: "lorry" }, locale)}>
        {CRESTS.flatMap((crest) =>
          [1, 2].map((lorries) => (
            <Specimen key={`${crest}-${lorries}`} name={nameOf({ term: crest }, locale)} wide={lorries > 1}>
              <LorryArt crest={crest} lorries={lorries} />
            </Specimen>
          )),
        )}
      </SpecimenRow>
      <SpecimenRow title={nameOf({ term: "wagon" }, locale)}>
        {WAGON_CRESTS.flatMap((crest) =>
          LOADS.map((lorries) => (
            <Specimen key={`${crest}-${lorries ?? 0}`} name={nameOf({ card: crest }, locale)} wide>
              <WagonArt
                crest={crest}
                load={lorries === undefined ? undefined : { crest: crest === "wild" ? "fox" : crest, lorries }}
              />
            </Specimen>
          )),
        )}
      </SpecimenRow>
      <SpecimenRow title={nameOf({ term: "engine" }, locale)}>
        {ENGINE_MODELS.map((model) => (
          <Specimen key={model} name={nameOf({ card: model }, locale)} wide>
            <EngineArt model={model} steaming />
          </Specimen>
        ))}
      </SpecimenRow>
      <SpecimenRow title={say("tools")}>
        <Specimen name={nameOf({ term: "mining" }, locale)}>
          <MalletAndGad />
        </Specimen>
        <Specimen name={nameOf({ term: "workers" }, locale)}>
          <MinerCap />
        </Specimen>
        <Specimen name={nameOf({ term: "miningRow" }, locale)}>
          <Headframe />
        </Specimen>
        <Specimen name={nameOf({ term: "startPlayer" }, locale)}>
          <SafetyLamp />
        </Specimen>
      </SpecimenRow>
    </>
  );
}
