/** Foreigners in a usual squad, by level of the league (the last holds for all below), and where they come from. */
export type ForeignerRow = readonly [perSquad: readonly number[], origins: string];
