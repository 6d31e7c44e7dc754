import type { CallReply } from "@scoreline/contract/call";
import type { currentSeasonStat } from "@scoreline/contract/calls/analysis";
import { useSearchParams } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/analysis.module.css";
import { Compared, type ComparedRow } from "#match/analysis/compared.tsx";
import { useMatch } from "#match/match-context.ts";
import { Segments } from "#ui/controls/segments.tsx";
import { Panel } from "#ui/panel.tsx";

type Season = CallReply<typeof currentSeasonStat>["result"]["data"];

const scopes = ["total", "home", "away"] as const;
const less: readonly string[] = ["losses", "conceded", "withoutScoring"];

/** What both did this season in the competition of the match. */
export function SeasonPanel({ season: { home, away } }: { season: Season }) {
  const { t } = usePage();
  const { sport } = useMatch();
  const [query] = useSearchParams();
  const scope = scopes.find((one) => one === query.get("season")) ?? "total";
  const address = (value: string) => {
    const next = new URLSearchParams(query);
    next.set("season", value);
    return `?${next}`;
  };
  const names = {
    played: t("analysis.season.played"),
    wins: t("analysis.season.wins"),
    ...(sport === "football" && { draws: t("analysis.season.draws") }),
    losses: t("analysis.season.losses"),
    scored: t(`analysis.season.scored.${sport}`),
    conceded: t(`analysis.season.conceded.${sport}`),
    ...(sport === "football" && {
      cleanSheets: t("analysis.season.cleanSheets"),
      withoutScoring: t("analysis.season.withoutScoring"),
      bothScored: t("analysis.season.bothScored"),
      overTwo: t("analysis.season.overTwo"),
    }),
  };
  const rows = (Object.entries(names) as [keyof Season["home"]["total"], string][]).map(
    ([key, name]): ComparedRow => ({
      key,
      name,
      home: home[scope][key],
      away: away[scope][key],
      text: String,
      less: less.includes(key),
    }),
  );
  if (home.total.played + away.total.played === 0) return null;
  return (
    <Panel title={t("analysis.season")}>
      <div className={styles.scope}>
        <Segments
          label={t("analysis.season.scope")}
          segments={scopes.map((one) => ({
            to: address(one),
            label: t(`analysis.season.${one}`),
            current: one === scope,
          }))}
        />
      </div>
      <Compared rows={rows} />
    </Panel>
  );
}
