/** Version of everything in this package. It rises when a message changes in a way that older clients would misread. */
export const PROTOCOL = 1;
