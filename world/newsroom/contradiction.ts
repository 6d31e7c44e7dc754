/** What is known of a match does not add up: nothing is told of it, in any language, and that is counted. */
export class Contradiction extends Error {}
