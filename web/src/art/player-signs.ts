import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Signs, USUAL_SIGNS } from "../signs.ts";

/** The signs of whoever plays the game that is shown. */
const Agreed = createContext(USUAL_SIGNS);

export const SignsProvider = Agreed.Provider;

export function useSigns(): Signs {
  return useContext(Agreed);
}
