/** The parts of a match page, in their order, as addresses name them. */
export const matchTabs = ["info", "tracker", "lineups", "box-score", "h2h", "table", "stats", "analysis"] as const;
