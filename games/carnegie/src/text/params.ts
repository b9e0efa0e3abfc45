import type { DepartmentId } from "../data/departments.ts";
import type { Column, SpaceId } from "../data/donations.ts";
import type { CityId, ProjectType, Region } from "../data/map.ts";
import type { SheetRow } from "../data/new-beginning.ts";
import type { ActionType } from "../data/timeline.ts";
import type { EffectId } from "../departments/effect-ids.ts";
import type { GainKind } from "../gain.ts";
import type { NOTICES } from "../notices.ts";
import type { OPTION_REFUSALS } from "../option-refusals.ts";
import type { PendingType } from "../pending.ts";
import type { REFUSALS } from "../refusals.ts";
import type { Cell } from "../state.ts";
import type { Say } from "./say.ts";

/** In one refusal an index of a transportation track, everywhere else a space of the donation chart. */
type SpaceIn<Code> = Code extends "space-not-reached" ? number : SpaceId;

/** The type of a param of a refusal, notice or option error, by its name. */
interface ParamTypes<Code> {
  readonly action: ActionType;
  readonly asked: PendingType;
  readonly cell: Cell;
  readonly cells: readonly Cell[];
  readonly city: CityId;
  readonly column: Column;
  readonly cost: number;
  readonly department: DepartmentId;
  readonly departments: readonly DepartmentId[];
  readonly desk: number;
  readonly effect: EffectId;
  readonly employees: number;
  readonly expected: string;
  readonly from: Cell;
  readonly gain: GainKind;
  readonly goods: number;
  readonly known: readonly string[];
  readonly left: number;
  readonly lost: number;
  readonly max: number;
  readonly min: number;
  /** As entered: it need not exist. */
  readonly module: string;
  readonly money: number;
  readonly moves: number;
  readonly newest: number;
  readonly option: string;
  readonly other: string;
  readonly path: string;
  readonly price: number;
  readonly region: Region;
  readonly row: SheetRow;
  readonly rule: string;
  readonly rules: number;
  readonly seats: number;
  readonly slot: number;
  readonly space: SpaceIn<Code>;
  readonly study: number;
  readonly tab: ProjectType;
  readonly there: number;
  readonly tile: Column;
  readonly to: Cell;
  readonly value: number;
  readonly vp: number;
}

type Codes = Readonly<Record<string, readonly (keyof ParamTypes<string>)[]>>;
/** The table decides which params a sentence may use; a param without an entry here is a type error. */
type SentencesOf<Table extends Codes> = {
  readonly [C in keyof Table]: (params: Pick<ParamTypes<C>, Table[C][number]>, say: Say) => string;
};

export type RefusalSentences = SentencesOf<typeof REFUSALS>;
export type NoticeSentences = SentencesOf<typeof NOTICES>;
export type OptionSentences = SentencesOf<typeof OPTION_REFUSALS>;
/** Params of a code as its sentence expects them. */
export type ParamsOf<C extends keyof CodeSentences> = Parameters<CodeSentences[C]>[0];
export type CodeSentences = RefusalSentences & NoticeSentences & OptionSentences;
