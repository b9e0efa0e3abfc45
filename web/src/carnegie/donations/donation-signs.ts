import type { Counted, Donation, Gain } from "@montan/carnegie";
import type { Line, Sign } from "../company/signs.ts";

type CountedBy<P extends Counted["per"]> = Extract<Counted, { readonly per: P }>;

const EVERY_TYPE = 4;

/** What is counted, in signs. */
const PER: { readonly [P in Counted["per"]]: (counted: CountedBy<P>) => Line } = {
  departmentType: ({ type }) => [{ action: type }],
  department: () => ["room"],
  project: ({ types }) =>
    types.length === EVERY_TYPE ? ["project"] : types.flatMap((type, index) => either({ project: type }, index)),
  railroadRegion: () => ["railroad"],
  donation: () => ["donation"],
  activeEmployee: () => ["standing"],
  projectInRegion: ({ region }) => ["project", { region }],
  projectInSmallCity: () => ["project", "any-slot"],
  builtDepartmentOfChosenType: () => ["room", "same"],
  builtDepartmentTypeDistinct: () => ["room", "different"],
  builtDepartmentInLeftColumn: () => ["left-column"],
  builtDepartmentInTopRow: () => ["top-row"],
  donationInCategory: ({ category }) => [{ category }],
  projectOfChosenType: () => ["project", "same"],
  projectTypeDistinct: () => ["project", "different"],
  donationCategoryDistinct: () => ["donation", "different"],
  spaceWithoutDepartment: () => ["empty-room"],
  inactiveEmployee: () => ["lying"],
  activeEmployeeAtPaidWorkstation: () => ["standing-paid"],
  mediumCityConnectedTo: ({ city }) => ["rings", { city }],
};

function either(sign: Sign, index: number): Line {
  return index === 0 ? [sign] : ["or", sign];
}

/** What a donation scores, in signs. */
export function donationSigns(donation: Donation): readonly Line[] {
  if ("flat" in donation) return [[{ vp: donation.flat }]];
  if ("pay" in donation) {
    const { money, goods } = donation.pay;
    const paid: Gain[] = [...(money > 0 ? [{ money }] : []), ...(goods > 0 ? [{ goods }] : [])];
    return [[...paid, "gives", { vp: donation.vp }]];
  }
  const counted = (PER[donation.per] as (counted: Counted) => Line)(donation);
  return [[{ vp: donation.vp }, "per", ...counted]];
}
