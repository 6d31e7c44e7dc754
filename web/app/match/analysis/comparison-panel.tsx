import type { CallReply } from "@scoreline/contract/call";
import type { teamStatComparison } from "@scoreline/contract/calls/analysis";
import { type ComparedFigure, comparedFigures, lessIsBetter } from "@scoreline/domain/analysis/comparison";
import { decimal } from "@scoreline/i18n/format";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/analysis.module.css";
import { Compared, type ComparedRow } from "#match/analysis/compared.tsx";
import { NoData, Panel } from "#ui/panel.tsx";

type Comparison = CallReply<typeof teamStatComparison>["result"]["data"];

/** Averages of the last matches of both teams: a figure is shown where both have it. */
export function ComparisonPanel({ comparison: { home, away } }: { comparison: Comparison }) {
  const { t, locale } = usePage();
  const rows = comparedFigures.flatMap((key): ComparedRow[] => {
    const [own, other] = [home.figures[key], away.figures[key]];
    if (!own || !other) return [];
    const text = (value: number) => figureText(key, value, (number) => decimal(number, locale, 2));
    const name = t(`analysis.figure.${key}`);
    return [{ key, name, home: own.value, away: other.value, text, less: lessIsBetter.includes(key) }];
  });
  return (
    <Panel title={t("analysis.comparison")}>
      {rows.length === 0 ? (
        <NoData>{t("match.noData")}</NoData>
      ) : (
        <>
          <p className={styles.sub}>{t("analysis.comparison.of", { count: Math.max(home.matches, away.matches) })}</p>
          <Compared rows={rows} />
        </>
      )}
    </Panel>
  );
}

function figureText(key: ComparedFigure, value: number, number: (value: number) => string): string {
  if (key.endsWith("Share") || key === "passAccuracy") return `${Math.round(value * 100)}%`;
  return key === "possession" ? `${Math.round(value)}%` : number(value);
}
