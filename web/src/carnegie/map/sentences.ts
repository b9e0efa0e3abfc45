import {
  CITY,
  type CityId,
  type ConnectionScore,
  type DiskOwner,
  diskOn,
  NEIGHBOURS,
  type ProjectType,
  type Region,
  type SlotType,
  type State,
  TRACKS,
  type Vocabulary,
} from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { CARNEGIE_MAP } from "../../i18n/carnegie-map.ts";
import type { carnegieMapEn } from "../../i18n/en/carnegie-map.ts";
import { type Say, sayIn } from "../../i18n/words.ts";
import { useTable, useVoice } from "../context.ts";

/** Everything the map needs for its sentences. */
export interface Speaker {
  readonly say: Say<typeof carnegieMapEn>;
  readonly words: Vocabulary;
  player(seat: Seat): string;
}

export function useSpeaker(): Speaker {
  const { locale } = useTable();
  const { words, player } = useVoice();
  return { say: sayIn(CARNEGIE_MAP, locale), words, player };
}

function ownerName({ say, player }: Speaker, owner: DiskOwner): string {
  if (typeof owner === "number") return player(owner);
  return owner === "automa" ? say("andrew") : say("neutral");
}

export function slotName({ say, words }: Speaker, type: SlotType): string {
  return type === "any" ? say("any-project") : words.project[type];
}

/** "Chicago, Midwest, 3 VP per project; free: Housing, Commerce; disks: Anna (Industry)" */
export function citySentence(speaker: Speaker, view: State, id: CityId, seat: Seat | undefined): string {
  const { say } = speaker;
  const { slots, connectionPoints } = CITY[id];
  const free = slots.filter((_, slot) => diskAt(view, id, slot) === undefined);
  const taken = slots.flatMap((_, slot) => diskAt(view, id, slot) ?? []);
  return [
    cityHead(speaker, id),
    free.length === 0 ? say("full") : say("free", { slots: free.map((type) => slotName(speaker, type)).join(", ") }),
    ...(taken.length === 0 ? [] : [say("disks", { disks: taken.map((disk) => diskName(speaker, disk)).join(", ") })]),
    ...(connectionPoints === undefined ? [] : [say("connection-points", { count: connectionPoints })]),
    ...bonusSentence(speaker, view, id, seat),
  ].join("; ");
}

function cityHead({ say, words }: Speaker, id: CityId): string {
  const { name: city, region, vp } = CITY[id];
  const where = { city, region: words.region[region] };
  return vp === 0 ? say("city-head-no-vp", where) : say("city-head", { ...where, vp: words.vp(vp) });
}

/** What a small city with the winged wheel pays, in the builder's transport income. */
export function bonusSentence({ say, words }: Speaker, view: State, id: CityId, seat: Seat | undefined): string[] {
  const { transportBonus, region } = CITY[id];
  if (!transportBonus) return [];
  const at = seat === undefined ? undefined : view.players[seat]?.tracks[region];
  const space = at === undefined ? undefined : TRACKS[region][at];
  return [
    space === undefined ? say("pays-transport-all") : say("pays-transport", { income: words.gain(space.income) }),
  ];
}

export function railsSentence({ say }: Speaker, id: CityId): string {
  return say("rails-to", { cities: NEIGHBOURS[id].map((city) => CITY[city].name).join(", ") });
}

interface Disk {
  readonly owner: DiskOwner;
  readonly type?: ProjectType;
}

export function diskAt(view: State, id: CityId, slot: number): Disk | undefined {
  const there = view.map[id]?.[slot];
  return there === undefined ? undefined : diskOn(there);
}

export function diskName(speaker: Speaker, { owner, type }: Disk): string {
  const name = ownerName(speaker, owner);
  return type === undefined ? name : speaker.say("disk-of", { name, project: speaker.words.project[type] });
}

export function missionSentence({ say, words, player }: Speaker, view: State, region: Region): string {
  const people = view.players.flatMap(({ missions }, seat) =>
    missions[region] === 0 ? [] : say("mission-of", { name: player(seat), count: missions[region] }),
  );
  const where = { region: words.region[region] };
  return people.length === 0 ? say("mission-empty", where) : say("mission", { ...where, people: people.join(", ") });
}

/** Everybody's disk on a track, including Andrew's. */
export function disksOnTrack(view: State, region: Region): readonly { owner: Seat | "automa"; at: number }[] {
  const disks: { owner: Seat | "automa"; at: number }[] = view.players.map(({ tracks }, owner) => ({
    owner,
    at: tracks[region],
  }));
  return view.andrew === undefined ? disks : [...disks, { owner: "automa", at: view.andrew.tracks[region] }];
}

export function trackSentence(speaker: Speaker, view: State, region: Region): string {
  const { say, words } = speaker;
  const disks = disksOnTrack(view, region).map(({ owner, at }) =>
    say("track-disk", { name: ownerName(speaker, owner), ...spaceWords(speaker, region, at) }),
  );
  return say("track", { region: words.region[region], disks: disks.join("; ") });
}

export function spaceSentence(speaker: Speaker, region: Region, at: number): string {
  const { say, words } = speaker;
  const { cost, bonus } = TRACKS[region][at] ?? {};
  return [
    say("track-space", { region: words.region[region], ...spaceWords(speaker, region, at) }),
    ...(cost ? [say("track-cost", { study: words.study(cost) })] : []),
    ...(bonus === undefined ? [] : [say("track-last", { bonus: words.gain(bonus) })]),
  ].join("; ");
}

function spaceWords({ words }: Speaker, region: Region, at: number) {
  const spaces = TRACKS[region];
  const space = spaces[at];
  if (space === undefined) throw new Error(`no space ${at} on the track ${region}`);
  return { space: at + 1, spaces: spaces.length, level: words.level[space.level], income: words.gain(space.income) };
}

export function connectionSentence({ say, words }: Speaker, worth: ConnectionScore | undefined): string {
  if (worth === undefined) return say("no-connection");
  return say("connection-worth", { count: worth.points, level: words.level[worth.level], vp: words.vp(worth.vp) });
}

/** W, M, S and E, in the language of the table. */
export function initialOf({ words }: Speaker, region: Region): string {
  return words.region[region].charAt(0);
}
