import type { FootballComparison } from "@scoreline/contract/schemas/match-statistics";
import type { LocaleCode } from "@scoreline/domain/names";
import { fixed, percent } from "@scoreline/i18n/numbers";
import type { Translate } from "@scoreline/i18n/translate";
import type { BarRow } from "#ui/charts/compared-bars.tsx";

type Figure = FootballComparison["periods"][number]["rows"][number];

/** What is looked at first stands first. */
const order: readonly Figure["key"][] = [
  "possession",
  "xg",
  "shots",
  "onTarget",
  "offTarget",
  "blocked",
  "bigChances",
  "corners",
  "attacks",
  "dangerousAttacks",
  "passes",
  "accuratePasses",
  "fouls",
  "offsides",
  "yellow",
  "red",
  "saves",
  "throwIns",
  "goalKicks",
];

export function footballRows(figures: readonly Figure[], locale: LocaleCode, t: Translate): BarRow[] {
  const byKey = new Map(figures.map((figure) => [figure.key, figure]));
  const passes = byKey.get("passes");
  return order.flatMap((key): BarRow[] => {
    const figure = byKey.get(key);
    if (!figure) return [];
    const words = (side: "home" | "away") => {
      if (key === "possession") return percent(figure[side], locale);
      if (key === "xg") return fixed(figure[side], locale, 2);
      const all = passes?.[side] ?? 0;
      if (key === "accuratePasses" && all > 0)
        return `${figure[side]} (${percent((figure[side] / all) * 100, locale)})`;
      return String(figure[side]);
    };
    const { home, away } = figure;
    return [{ key, label: t(`stats.${key}`), home, away, homeWords: words("home"), awayWords: words("away") }];
  });
}
