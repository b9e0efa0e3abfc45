import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { PLAYER_SIGNS, type Signs } from "../signs.ts";

/** The signs of the players of the game that is shown. */
const Agreed = createContext<Signs>(PLAYER_SIGNS);

export const SignsProvider = Agreed.Provider;

export function useSigns(): Signs {
  return useContext(Agreed);
}
