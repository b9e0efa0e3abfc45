import { HIDDEN, hideAll, type Seat } from "@montan/engine";
import { type CompanyBoard, START_DEPARTMENT_IDS, type StartDepartment } from "./data/company-board.ts";
import { TILE_IDS } from "./data/departments.ts";
import { COLUMNS, SPACES } from "./data/donations.ts";
import { CITY_IDS, PROJECT_TYPES, REGIONS, type Region } from "./data/map.ts";
import { type ProjectTabs, SIDES, type TabGain, type TabIncome, type TabSpace } from "./data/tabs.ts";
import { GAIN_KINDS, type Gain, type GainKind } from "./gain.ts";
import type { Components } from "./options.ts";
import { each, fields, hide, keyed, once, oneOf, orHidden, type Pass, type Passes, plain } from "./passing.ts";
import type { Pending } from "./pending.ts";
import { passCause, passSheet } from "./redact.ts";
import type { Andrew, PhaseId, Player, State, Tab } from "./state.ts";

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

/** The same for all views of a game: `tablesOf` remembers what it made of them. */
const components = once(
  fields<Components>({
    projectTabs: keyed<ProjectTabs>(
      PROJECT_TYPES,
      keyed(SIDES, each(fields<TabSpace>({ cost: plain, disk: plain, income, endVp: plain, donationLimit: plain }))),
    ),
    companyBoard: fields<CompanyBoard>({
      rows: plain,
      columns: plain,
      rowVp: plain,
      start: keyed<CompanyBoard["start"]>([...START_DEPARTMENT_IDS, "lobby"], plain),
      startDepartments: each(
        fields<StartDepartment>({ id: plain, type: plain, workstations: plain, permanentEmployee: plain }),
      ),
    }),
  }),
);

const tabs = keyed<Player["tabs"]>(PROJECT_TYPES, fields<Tab>({ side: orHidden(plain), at: plain, built: plain }));
/** Chosen or not yet: others see neither (C-S3). */
const hiddenTabs = keyed<Player["tabs"]>(PROJECT_TYPES, ({ at, built }) => ({
  side: HIDDEN,
  at,
  built,
}));
const inRegions = keyed<Readonly<Record<Region, number>>>(REGIONS, plain);

const OWN: Passes<Player> = {
  money: plain,
  goods: plain,
  vp: plain,
  employees: plain,
  disks: plain,
  actionChoice: plain,
  departments: plain,
  inactive: plain,
  desks: plain,
  missions: inRegions,
  tracks: inRegions,
  tabs,
  reserve: plain,
  sheet: orHidden(passSheet),
  secret: orHidden(plain),
};
const ownPlayer = fields(OWN);

/** What others keep to themselves (C-Y1): a secret donation until the end, sides and sheets until they are revealed. */
const otherPlayer = fields<Player>({ ...OWN, secret: hide });
const OTHERS: Readonly<Partial<Record<PhaseId, Pass<Player>>>> = {
  sheets: fields<Player>({ ...OWN, secret: hide, sheet: hide }),
  "tab-sides": fields<Player>({ ...OWN, secret: hide, tabs: hiddenTabs }),
  over: ownPlayer,
};

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
const timeline = fields<State["timeline"]>({ strips: plain, markers: plain });
const display: Pass<State["display"]> = keyed(TILE_IDS, plain);
const map: Pass<State["map"]> = keyed(CITY_IDS, plain);
const donations: Pass<State["donations"]> = keyed(SPACES, plain);
const tiles: Pass<State["tiles"]> = keyed(COLUMNS, plain);
const asked: Pass<State["asked"]> = each(each(pending));

/** What one seat may see, named at every depth; undefined: a spectator. */
export function viewFor(state: State, seat: Seat | undefined): State {
  const other = OTHERS[state.phase] ?? otherPlayer;
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
    players: state.players.map((player, owner) => (owner === seat ? ownPlayer : other)(player)),
    ...(state.andrew !== undefined && { andrew: andrew(state.andrew) }),
    asked: asked(state.asked),
  };
}
