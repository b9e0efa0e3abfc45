import { game } from "@montan/carnegie";
import { optionCombinations } from "@montan/carnegie/testing/combinations";
import { testLegality } from "../testing/legality.ts";

testLegality(game, optionCombinations());
