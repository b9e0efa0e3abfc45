import type { ModuleId } from "../modules/ids.ts";
import type { Names } from "./vocabulary.ts";

export const moduleNames: Names<ModuleId> = {
  "new-beginning": "A New Beginning",
  "new-departments": "New Departments",
  "open-bar": "Open Bar",
  "new-donations": "New Donations",
  "right-to-wait": "Right to Wait",
  "secret-donation": "Secret Donation",
};

export const moduleLines: Names<ModuleId> = {
  "new-beginning":
    "Everybody has $50 and secretly buys goods cubes, employees, VP and moves to start with, and bids to go first.",
  "new-departments":
    "Departments 17 to 32 join in: for each type, four different departments are drawn, two copies each.",
  "open-bar": "One copy of each of the 32 departments instead of pairs. Not together with New Departments.",
  "new-donations":
    "Each player may cover one column of the donation chart with a tile of new donations. Not for solo games.",
  "right-to-wait": "The first player may use departments last instead of first. Not for solo games.",
  "secret-donation": "Everybody notes one donation in secret; it is free and scores at the end. Not for solo games.",
};
