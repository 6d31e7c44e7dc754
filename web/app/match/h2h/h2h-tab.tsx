import { useSearchParams } from "react-router";
import { usePage } from "#frame/page.ts";
import { chosenIn } from "#match/h2h/chosen.ts";
import styles from "#match/h2h/h2h.module.css";
import { H2hFilters } from "#match/h2h/h2h-filters.tsx";
import { H2hSummary } from "#match/h2h/h2h-summary.tsx";
import { PastMatches } from "#match/h2h/past-matches.tsx";
import { useMatch } from "#match/match-context.ts";
import { loadTab } from "#match/match-request.ts";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/h2h-tab";

export function loader(args: Route.LoaderArgs) {
  return loadTab(args, ({ ask, sport, url }) => {
    const { games, sameLeague, homeAway } = chosenIn(url.searchParams);
    const input = { duration: games, isSameLeague: sameLeague, isHomeAway: homeAway };
    return sport === "football" ? ask("/h2h/info", input) : ask("/basketball/h2h/info", input);
  });
}

export default function H2hTab({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const { match } = useMatch();
  const { homeTeam, awayTeam } = match.match;
  const [query] = useSearchParams();
  const { record, meetings, home, away } = loaderData;
  return (
    <div className={styles.page}>
      <H2hFilters chosen={chosenIn(query)} />
      <Panel title={t("h2h.title")}>
        {record.played === 0 && meetings.length > 0 ? (
          <NoData>{t("shell.hidden.counted")}</NoData>
        ) : (
          <H2hSummary record={record} />
        )}
      </Panel>
      <Panel title={t("h2h.meetings")}>
        <PastMatches matches={meetings} />
      </Panel>
      <div className={styles.sides}>
        <Panel title={t("h2h.lastOf", { team: homeTeam.name })}>
          <PastMatches matches={home.matches} teamId={homeTeam.teamId} side={home} />
        </Panel>
        <Panel title={t("h2h.lastOf", { team: awayTeam.name })}>
          <PastMatches matches={away.matches} teamId={awayTeam.teamId} side={away} />
        </Panel>
      </div>
      <p className={styles.utc}>{t("h2h.utc")}</p>
    </div>
  );
}
