import type { Feature } from "@scoreline/i18n/catalogue";

/** Which pages, by their path after the locale, say more than every page does. */
const spoken: readonly [path: RegExp, features: readonly Feature[]][] = [
  // Leagues, countries and tournaments; the pages of one match have words of their own.
  [
    /^(football|basketball)\/(?!team\/|player\/|matches\b)[^/]+(\/[^/]+(\/(matches|table|stats|about))?)?\/?$/,
    ["league"],
  ],
  [/^(uefa2024|copa2024|world-cup-2022)\b/, ["league"]],
  [/^(football|basketball)(\/[^/]+){3}\/\d+/, ["match"]],
  [/^(football|basketball)(\/[^/]+){3}\/\d+\/lineups/, ["lineups", "absence"]],
  [/^(football|basketball)(\/[^/]+){3}\/\d+\/stats/, ["stats"]],
  [/^(football|basketball)(\/[^/]+){3}\/\d+\/tracker/, ["tracker", "stats"]],
  [/^basketball(\/[^/]+){3}\/\d+\/box-score/, ["boxscore", "stats", "lineups"]],
  [/^(football|basketball)(\/[^/]+){3}\/\d+(\/info)?$/, ["commentary"]],
  [/^(football|basketball)\/event\b/, ["events"]],
  [/^(football|basketball)\/team\//, ["people", "team"]],
  [/^(football|basketball)\/player\//, ["people", "player"]],
  [/^(football|basketball)(\/[^/]+){3}\/\d+\/h2h/, ["h2h"]],
  [/^(football|basketball)\/team\//, ["people", "absence", "team"]],
  [/^(football|basketball)\/player\//, ["people", "absence", "player"]],
  [/^(football|basketball)(\/[^/]+){3}\/\d+\/table/, ["league"]],
  [/^(football|basketball)(\/[^/]+){3}\/\d+\/analysis/, ["analysis", "odds", "absence"]],
];

export function messagesOf(pathname: string): readonly Feature[] {
  const path = pathname.split("/").slice(2).join("/");
  return spoken.flatMap(([pattern, features]) => (pattern.test(path) ? features : []));
}
