import { HIDDEN, type Hidden, hideAll, type Seat } from "@montan/engine";
import { type CompanyBoard, START_DEPARTMENT_IDS, type StartDepartment } from "./data/company-board.ts";
import { TILE_IDS } from "./data/departments.ts";
import { COLUMNS, SPACES, type SpaceId } from "./data/donations.ts";
import { CITY_IDS, PROJECT_TYPES } from "./data/map.ts";
import { type ProjectTabs, SIDES, type Side, type TabGain, type TabIncome, type TabSpace } from "./data/tabs.ts";
import { GAIN_KINDS, type Gain, type GainKind } from "./gain.ts";
import type { Components } from "./options.ts";
import { each, fields, keyed, once, oneOf, orHidden, type Pass, plain } from "./passing.ts";
import type { Pending } from "./pending.ts";
import { passCause, passSheet } from "./redact.ts";
import type { Andrew, PhaseId, Player, Sheet, State, Tab } from "./state.ts";

const gain: Pass<Gain> = keyed<Partial<Record<GainKind, number>>>(GAIN_KINDS, plain) as Pass<Gain>;
const cause = passCause;

const pending: Pass<Pending> = oneOf<"type", Pending>("type", {
  "sheet-row": { row: plain },
  "tab-side": { tab: plain },
  "housing-site": {},
  "reserve-choice": {},
  "donation-tile-choice": {},
  "setup-steps": { moves: plain },
  "secret-donation-choice": {},
  "row-choice": {},
  "event-turn": { region: plain, donation: plain, study: plain },
  "wait-choice": {},
  "department-turn": {
    action: plain,
    fresh: plain,
    diagonal: plain,
    moves: plain,
    study: plain,
    hrMoves: plain,
    department: plain,
    used: plain,
    left: plain,
  },
  "activation-turn": { payroll: plain },
  "lobby-choice": { employees: plain },
  "gain-choice": { options: each(gain), times: plain, cause },
  "track-income-choice": { region: plain, employees: plain, cause },
  "project-site": { tab: plain, region: plain, department: plain },
  "department-choice": {},
  "department-space": { department: plain },
  "relocation-choice": { to: plain },
  "copied-donation-choice": { price: plain },
  "transfer-choice": { left: plain },
  "transfer-target": { from: plain, desk: plain },
});

const tabGain = gain as Pass<TabGain>;
const income: Pass<TabIncome> = (value) =>
  "choice" in value ? { choice: [tabGain(value.choice[0]), tabGain(value.choice[1])] } : tabGain(value);

/** The same object in all views of a game, since `tablesOf` caches by identity. */
const components = once(
  fields<Components>({
    projectTabs: keyed<ProjectTabs>(
      PROJECT_TYPES,
      keyed(
        SIDES,
        each(
          fields<TabSpace>({ cost: plain, disk: plain, income, endVp: plain, donationLimit: plain, inferred: plain }),
        ),
      ),
    ),
    companyBoard: fields<CompanyBoard>({
      rows: plain,
      columns: plain,
      rowVp: plain,
      start: keyed<CompanyBoard["start"]>([...START_DEPARTMENT_IDS, "lobby"], plain),
      startDepartments: each(
        fields<StartDepartment>({ id: plain, type: plain, workstations: plain, permanentEmployee: plain }),
      ),
      inferred: plain,
    }),
  }),
);

const passSide: Pass<Side | Hidden> = orHidden(plain);
const passShownSheet: Pass<Sheet | Hidden> = orHidden(passSheet);
const passSecret: Pass<SpaceId | Hidden> = orHidden(plain);

// Every player has these, so they are named one by one: it is several times as fast.
type ByRegion = Player["missions"];
const inRegions: Pass<ByRegion> = ({ west, midwest, south, east }) => ({ west, midwest, south, east });

function eachTab(pass: Pass<Tab>): Pass<Player["tabs"]> {
  return ({ housing, commerce, industry, infrastructure }) => ({
    housing: pass(housing),
    commerce: pass(commerce),
    industry: pass(industry),
    infrastructure: pass(infrastructure),
  });
}
const tabs = eachTab(({ side, at, built }) =>
  side === undefined ? { at, built } : { side: passSide(side), at, built },
);
/** Chosen or not yet: others see neither (C-S3). */
const hiddenTabs = eachTab(({ at, built }) => ({ side: HIDDEN, at, built }));

function passPlayer(player: Player, own: boolean, phase: PhaseId): Player {
  const { sheet, reserve, secret } = player;
  return {
    money: player.money,
    goods: player.goods,
    vp: player.vp,
    employees: player.employees,
    disks: player.disks,
    actionChoice: player.actionChoice,
    departments: player.departments,
    inactive: player.inactive,
    desks: player.desks,
    missions: inRegions(player.missions),
    tracks: inRegions(player.tracks),
    tabs: own || phase !== "tab-sides" ? tabs(player.tabs) : hiddenTabs(player.tabs),
    ...(sheet !== undefined && { sheet: own || phase !== "sheets" ? passShownSheet(sheet) : HIDDEN }),
    ...(reserve !== undefined && { reserve }),
    ...(secret !== undefined && { secret: own || phase === "over" ? passSecret(secret) : HIDDEN }),
  };
}

const andrew = fields<Andrew>({
  level: plain,
  deck: hideAll,
  backs: plain,
  card: plain,
  shift: plain,
  played: each(fields<Andrew["played"][number]>({ card: plain, shift: plain })),
  departments: plain,
  disks: plain,
  tracks: inRegions,
});

const round = fields<State["round"]>({ number: plain, first: plain, row: plain, eventRow: plain });
// These change seldom.
const timeline = once(fields<State["timeline"]>({ strips: plain, markers: plain }));
const display = once<State["display"]>(keyed(TILE_IDS, plain));
const map = once<State["map"]>(keyed(CITY_IDS, plain));
const donations = once<State["donations"]>(keyed(SPACES, plain));
const tiles = once<State["tiles"]>(keyed(COLUMNS, plain));
const asked: Pass<State["asked"]> = each(each(pending));

/** What one seat may see, named at every depth; undefined: a spectator. */
export function viewFor(state: State, seat: Seat | undefined): State {
  return {
    rules: state.rules,
    viewer: seat ?? "spectator",
    modules: state.modules,
    ...(state.components !== undefined && { components: components(state.components) }),
    phase: state.phase,
    turn: state.turn,
    round: round(state.round),
    queue: state.queue,
    timeline: timeline(state.timeline),
    display: display(state.display),
    map: map(state.map),
    donations: donations(state.donations),
    tiles: tiles(state.tiles),
    players: state.players.map((player, owner) => passPlayer(player, owner === seat, state.phase)),
    ...(state.andrew !== undefined && { andrew: andrew(state.andrew) }),
    asked: asked(state.asked),
  };
}
