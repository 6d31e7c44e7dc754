import type { CallReply } from "@scoreline/contract/call";
import type { teamStatComparison } from "@scoreline/contract/calls/analysis";
import { type ComparedFigure, comparedFigures, lessIsBetter } from "@scoreline/domain/analysis/comparison";
import type { LocaleCode } from "@scoreline/domain/names";
import { fixed, percent } from "@scoreline/i18n/numbers";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/analysis.module.css";
import { Compared, type ComparedRow } from "#match/analysis/compared.tsx";
import { useMatch } from "#match/match-context.ts";
import { Panel } from "#ui/panel.tsx";

type Comparison = CallReply<typeof teamStatComparison>["result"]["data"];

/** Averages of the last matches of both teams: a figure is shown where both have it. */
export function ComparisonPanel({ comparison: { home, away } }: { comparison: Comparison }) {
  const { t, locale } = usePage();
  const { sport } = useMatch();
  const rows = comparedFigures.flatMap((key): ComparedRow[] => {
    const [own, other] = [home.figures[key], away.figures[key]];
    if (!own || !other) return [];
    const text = (value: number) => figureText(key, value, locale);
    const name = t(
      key === "scored" || key === "conceded" ? `analysis.figure.${key}.${sport}` : `analysis.figure.${key}`,
    );
    // An average over fewer matches than the others says so.
    const of = Math.min(own.of, other.of);
    const rests = of < Math.max(home.matches, away.matches) ? t("analysis.restsOn", { count: of }) : undefined;
    return [{ key, name, rests, home: own.value, away: other.value, text, less: lessIsBetter.includes(key) }];
  });
  if (rows.length === 0) return null;
  return (
    <Panel title={t("analysis.comparison")}>
      <p className={styles.sub}>{t("analysis.comparison.of", { count: Math.max(home.matches, away.matches) })}</p>
      <Compared rows={rows} />
    </Panel>
  );
}

function figureText(key: ComparedFigure, value: number, locale: LocaleCode): string {
  if (key.endsWith("Share") || key === "passAccuracy") return percent(value * 100, locale);
  return key === "possession" ? percent(value, locale) : fixed(value, locale, 2);
}
