/** The newest version of the rules. A changed rule raises it and branches on `state.rules` in its own module. */
export const RULES = 1;
