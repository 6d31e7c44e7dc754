import type { CareerFigureSet } from "@scoreline/contract/schemas/people";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { fixed } from "@scoreline/i18n/numbers";
import type { Translate } from "@scoreline/i18n/translate";
import type { BarRow } from "#ui/charts/compared-bars.tsx";

const football = ["rating", "goals", "assists", "appearances", "starts", "minutes", "yellow", "red"] as const;
const basketball = ["points", "rebounds", "assists", "steals", "blocks", "threes", "minutes", "appearances"] as const;

/** What two players did in a season, figure by figure; basketball's are means of a game. Only what both have. */
export function comparedFigures(
  sport: Sport,
  own: CareerFigureSet,
  other: CareerFigureSet,
  locale: LocaleCode,
  t: Translate,
): BarRow[] {
  const keys = sport === "football" ? football : basketball;
  return keys.flatMap((key) => {
    const means = sport === "basketball" && key !== "appearances";
    const value = (figures: CareerFigureSet) => {
      const sum = figures[key];
      if (sum === undefined || !means) return sum;
      return figures.appearances === 0 ? undefined : sum / figures.appearances;
    };
    const [home, away] = [value(own), value(other)];
    if (home === undefined || away === undefined) return [];
    const words = (figure: number) =>
      key === "rating" ? fixed(figure, locale, 2) : means ? fixed(figure, locale) : String(figure);
    const label = means ? `${t(`people.figure.${key}`)} ${t("player.perGame")}` : t(`people.figure.${key}`);
    return [{ key, label, home, away, homeWords: words(home), awayWords: words(away) }];
  });
}
