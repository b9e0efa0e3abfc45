import type { Player } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import type { ComponentChildren } from "preact";
import { AnyActionSign } from "../../art/carnegie/actions.tsx";
import { Disk } from "../../art/carnegie/disks.tsx";
import { Employee } from "../../art/carnegie/people.tsx";
import { GainSign } from "../../art/carnegie/resources.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { Piece, useSmallZone } from "../../table/Piece.tsx";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";
import { spot } from "../spots.ts";
import "./resources.css";

interface OfSeat {
  readonly seat: Seat;
}

/** Money, goods, points and the supply. */
export function Resources({ seat }: OfSeat) {
  const { view } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const { money, goods, vp, employees, disks, actionChoice } = view.players[seat] as Player;
  return (
    <ul class="resources">
      <Resource zone={piece.money(seat)} rules="money" text={words.money(money)}>
        <GainSign kind="money" />
        <b>{money}</b>
      </Resource>
      <Resource zone={piece.goods(seat)} rules="goods" text={words.goods(goods)}>
        <GainSign kind="goods" />
        <b>{goods}</b>
      </Resource>
      <Resource zone={piece.vp(seat)} rules="vp" text={words.vp(vp)}>
        <GainSign kind="vp" />
        <b>{vp}</b>
      </Resource>
      <Resource
        zone={piece.supply(seat)}
        rules="supply"
        text={`${say("employees-in-supply", { count: employees })}, ${say("disks-in-supply", { count: disks })}`}
      >
        <Employee seat={seat} />
        <b>{employees}</b>
        <Disk owner={seat} />
        <b>{disks}</b>
      </Resource>
      {actionChoice > 0 && (
        <li class="resource">
          <ActionChoice seat={seat} />
        </li>
      )}
    </ul>
  );
}

interface ResourceProps {
  readonly zone: string;
  readonly rules: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

function Resource({ zone, rules, text, children }: ResourceProps) {
  return (
    <li class="resource" title={text} {...useSmallZone(zone, rules)}>
      <span role="img" aria-label={text}>
        {children}
      </span>
    </li>
  );
}

/** The tile that lets its owner use another action (C-U3): picked, then a row says which. */
function ActionChoice({ seat }: OfSeat) {
  const { seat: near } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  return (
    <Piece
      piece={piece.actionChoice(seat)}
      spot={near === seat ? spot.actionChoice : undefined}
      label={say("action-choice")}
      rules="action-choice"
      class="action-choice"
    >
      <AnyActionSign />
    </Piece>
  );
}
