import { PROJECT_TABS, PROJECT_TYPES, type ProjectType, SIDES, type Side, vocabulary } from "@montan/carnegie";
import { sameJson } from "@montan/engine";
import { Fragment } from "preact";
import { PROFILE } from "../../i18n/profile.ts";
import { useWords } from "../../i18n/words.ts";
import { locale } from "../../store/settings.ts";
import { NumberField, ProblemAt, Rows, SelectField, TickField, useTrouble } from "./fields.tsx";
import {
  GAINS,
  type GainDraft,
  type GainName,
  gainPath,
  gainsOf,
  incomeOf,
  type SpaceDraft,
  type TabDrafts,
  tidied,
} from "./tab-drafts.ts";

const PATH = "components.projectTabs";
const FEWEST_SPACES = 2;
const MOST_SPACES = 12;

interface TabsProps {
  readonly tabs: TabDrafts;
  onTabs(tabs: TabDrafts): void;
}

/** The four project tabs, both sides of each, space by space. */
export function TabsForm({ tabs, onTabs }: TabsProps) {
  const say = useWords(PROFILE);
  return (
    <section class="profile-table" data-table="projectTabs">
      <h2>{say("carnegie.tabs")}</h2>
      <p class="hint">{say("carnegie.tabsHint")}</p>
      {PROJECT_TYPES.map((type) => (
        <Tab
          key={type}
          type={type}
          sides={tabs[type]}
          onSide={(side, spaces) => onTabs({ ...tabs, [type]: { ...tabs[type], [side]: spaces } })}
        />
      ))}
    </section>
  );
}

interface TabProps {
  readonly type: ProjectType;
  readonly sides: TabDrafts[ProjectType];
  onSide(side: Side, spaces: readonly SpaceDraft[]): void;
}

function Tab({ type, sides, onSide }: TabProps) {
  const say = useWords(PROFILE);
  const path = `${PATH}.${type}`;
  const wrong = useTrouble(path);
  const same = sameJson(sides, PROJECT_TABS[type]);
  return (
    <details class="profile-part" data-part={type}>
      <summary>
        {vocabulary(locale.value).project[type]}{" "}
        <span class="hint">{wrong ? say("partWrong") : same ? say("partSame") : say("partChanged")}</span>
      </summary>
      <ProblemAt path={path} />
      <div class="profile-sides">
        {SIDES.map((side) => (
          <section key={side} class="profile-side" data-side={side}>
            <h3>{say("carnegie.side", { side })}</h3>
            <Rows
              rows={sides[side]}
              heads={[
                say("carnegie.cost"),
                say("carnegie.disk"),
                say("carnegie.income"),
                "",
                say("carnegie.or"),
                "",
                say("carnegie.endVp"),
                say("carnegie.limit"),
              ]}
              path={`${path}.${side}`}
              least={FEWEST_SPACES}
              most={MOST_SPACES}
              rowName={(index) => say("carnegie.space", { number: index + 1 })}
              addLabel={say("carnegie.addSpace")}
              fresh={{ cost: 4 }}
              onRows={(spaces) => onSide(side, tidied(spaces))}
            >
              {(space, index, change) => (
                <Space space={space} path={`${path}.${side}[${index}]`} first={index === 0} onSpace={change} />
              )}
            </Rows>
            <ProblemAt path={`${path}.${side}`} />
          </section>
        ))}
      </div>
    </details>
  );
}

interface SpaceProps {
  readonly space: SpaceDraft;
  readonly path: string;
  readonly first: boolean;
  onSpace(space: SpaceDraft): void;
}

/** Every value entered here counts as confirmed. */
export function Space({ space: { inferred: _, ...space }, path, first, onSpace }: SpaceProps) {
  const say = useWords(PROFILE);
  const { disk: _disk, ...withoutDisk } = space;
  const { donationLimit: _limit, ...withoutLimit } = space;
  return (
    <>
      {!first && (
        <NumberField
          label={say("carnegie.cost")}
          path={`${path}.cost`}
          column="cost"
          value={space.cost}
          onValue={(cost) => onSpace({ ...space, cost })}
        />
      )}
      <TickField
        label={say("carnegie.disk")}
        path={`${path}.disk`}
        column="disk"
        value={space.disk === true}
        onValue={(disk) => onSpace(disk ? { ...space, disk: true } : withoutDisk)}
      />
      {space.disk === true && <Income space={space} path={path} onSpace={onSpace} />}
      <NumberField
        label={say("carnegie.endVp")}
        path={`${path}.endVp`}
        column="vp"
        value={space.endVp}
        onValue={(endVp) => onSpace({ ...space, endVp })}
      />
      <TickField
        label={say("carnegie.limit")}
        path={`${path}.donationLimit`}
        column="limit"
        value={space.donationLimit === 3}
        onValue={(raised) => onSpace(raised ? { ...space, donationLimit: 3 } : withoutLimit)}
      />
    </>
  );
}

/** What the disk reveals when it is built: nothing, one gain, or a choice of two. */
function Income({ space, path, onSpace }: Omit<SpaceProps, "first">) {
  const say = useWords(PROFILE);
  const { gainKind } = vocabulary(locale.value);
  const gains = gainsOf(space.income);
  const { income: _income, ...bare } = space;
  const become = (next: readonly GainDraft[]) => {
    const income = incomeOf(next);
    onSpace(income === undefined ? bare : { ...bare, income });
  };
  const kinds = (none: string) => [
    { value: "" as const, text: none },
    ...GAINS.map((kind) => ({ value: kind, text: gainKind[kind] })),
  ];
  const choose = (index: number) => (kind: GainName | "") =>
    become(
      kind === "" ? gains.slice(0, index) : [...gains.slice(0, index), { kind, amount: 1 }, ...gains.slice(index + 1)],
    );
  return (
    <>
      {[0, 1].slice(0, gains.length + 1).map((index) => {
        const gain = gains[index];
        return (
          <Fragment key={index}>
            <SelectField
              label={index === 0 ? say("carnegie.income") : say("carnegie.or")}
              path={`${path}.income${index === 0 ? "" : ".choice"}`}
              column={index === 0 ? "gain" : "choice"}
              value={gain?.kind ?? ""}
              all={kinds(index === 0 ? say("carnegie.noIncome") : say("carnegie.noChoice"))}
              onValue={choose(index)}
            />
            {gain !== undefined && (
              <NumberField
                label={say("carnegie.amount")}
                path={gainPath(path, gains, index)}
                column={index === 0 ? "amount" : "choice-amount"}
                value={gain.amount}
                onValue={(amount) => become(gains.with(index, { ...gain, amount }))}
              />
            )}
          </Fragment>
        );
      })}
    </>
  );
}
