import { statWindows } from "@scoreline/domain/constants";

/** What the reader wants to see, as the address has it. */
export function chosenIn(query: URLSearchParams) {
  return {
    games: statWindows.find((count) => String(count) === query.get("games")) ?? statWindows[0],
    sameLeague: query.get("league") === "same",
    homeAway: query.get("side") === "same",
  };
}
export type Chosen = ReturnType<typeof chosenIn>;
