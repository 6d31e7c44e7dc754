import type { BasketballComparison } from "@scoreline/contract/schemas/match-statistics";
import { clockNotation } from "@scoreline/domain/match/state/clock";
import type { LocaleCode } from "@scoreline/domain/names";
import { percent } from "@scoreline/i18n/numbers";
import type { Translate } from "@scoreline/i18n/translate";
import type { BarRow } from "#ui/charts/compared-bars.tsx";

type Figure = BasketballComparison["periods"][number]["rows"][number];

/** Made of tried: one row for two figures, compared by the share. */
const shares = ["fieldGoals", "twos", "threes", "freeThrows"] as const;
const order = [
  ...shares,
  "rebounds",
  "offensiveRebounds",
  "defensiveRebounds",
  "teamRebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "fouls",
  "pointsInPaint",
  "fastBreakPoints",
  "secondChancePoints",
  "benchPoints",
  "biggestLead",
  "longestRun",
  "secondsLeading",
  "timeOuts",
] as const;

export function basketballRows(figures: readonly Figure[], locale: LocaleCode, t: Translate): BarRow[] {
  const byKey = new Map<string, Figure>(figures.map((figure) => [figure.key, figure]));
  return order.flatMap((key): BarRow[] => {
    const label = t(`stats.${key}`);
    if ((shares as readonly string[]).includes(key)) {
      const [made, tried] = [byKey.get(`${key}Made`), byKey.get(`${key}Attempted`)];
      if (!made || !tried) return [];
      const share = (side: "home" | "away") => (tried[side] === 0 ? 0 : Math.round((made[side] / tried[side]) * 100));
      const words = (side: "home" | "away") => `${made[side]}/${tried[side]} (${percent(share(side), locale)})`;
      return [
        { key, label, home: share("home"), away: share("away"), homeWords: words("home"), awayWords: words("away") },
      ];
    }
    const figure = byKey.get(key);
    if (!figure) return [];
    const { home, away } = figure;
    const words = (value: number) => (key === "secondsLeading" ? clockNotation(Math.round(value)) : String(value));
    return [{ key, label, home, away, homeWords: words(home), awayWords: words(away) }];
  });
}
