import { game } from "@montan/gluckauf";
import { testLegality } from "../testing/legality.ts";

testLegality(game, [{ seats: 2 }, { seats: 3 }, { seats: 4 }]);
