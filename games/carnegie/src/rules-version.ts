/** The newest version of the rules. A change to a rule raises it and branches on `state.rules` in the rule's module. */
export const RULES = 1;
