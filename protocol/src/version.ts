/** Of everything in this package. It rises when a message changes so that older clients would misread it. */
export const PROTOCOL = 1;
