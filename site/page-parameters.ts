/**
 * Everything that a page reads of the query in its address. Nothing else of it reaches a page or the key it is kept by:
 * whoever makes up parameters makes no new pages. A test holds the pages against this list.
 */
const pageParameters: ReadonlySet<string> = new Set([
  "asInit",
  "callBackUrl",
  "comment",
  "companies",
  "company",
  "confirm",
  "date",
  "feed",
  "games",
  "goals",
  "group",
  "handicap",
  "league",
  "leave",
  "leagueId",
  "link",
  "market",
  "matches",
  "minute",
  "month",
  "notice",
  "page",
  "q",
  "rate",
  "referralCode",
  "round",
  "scene",
  "sameLeague",
  "scope",
  "search",
  "season",
  "settings",
  "side",
  "sort",
  "status",
  "type",
  "version",
  "video",
  "view",
  "whole",
  "with",
  // How React Router asks for the data of some of a page's routes, and for a route that has no path of its own.
  "_routes",
  "index",
]);

/** The query of an address as pages may know it: what they read, always in one order. */
export function knownQuery(query: URLSearchParams): string {
  const known = new URLSearchParams([...query].filter(([name]) => pageParameters.has(name)));
  known.sort();
  return known.toString();
}
