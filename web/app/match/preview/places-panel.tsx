import { teamPath } from "@scoreline/site/addresses";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { useMatch } from "#match/match-context.ts";
import type { PreviewData } from "#match/preview/load-preview.ts";
import styles from "#match/preview/preview.module.css";
import { Crest } from "#ui/badges/crest.tsx";
import { Panel } from "#ui/panel.tsx";

const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace("-", "−"));

/** Where both stand, and who leads. */
export function PlacesPanel({ rows }: NonNullable<PreviewData["table"]>) {
  const { t, locale } = usePage();
  const { row, sport, path } = useMatch();
  const sideOf = (teamId: number | undefined) =>
    teamId === row.homeTeam.teamId ? "home" : teamId === row.awayTeam.teamId ? "away" : undefined;
  return (
    <Panel
      title={t("match.preview.table")}
      action={<PageLink to={path("table")}>{t("match.preview.wholeTable")}</PageLink>}
    >
      <ul className={styles.places}>
        {rows.map(
          ({ rank, team, won, lost, difference, points }) =>
            team && (
              <li key={team.teamId} data-side={sideOf(team.teamId)}>
                <b className="num">{rank}</b>
                <Crest team={team} size={20} />
                <PageLink to={teamPath(locale, sport, team)}>{team.shortName}</PageLink>
                {sport === "football" ? (
                  <>
                    <span className={`${styles.difference} num`}>{signed(difference)}</span>
                    <b className="num">{t("match.preview.points", { count: points })}</b>
                  </>
                ) : (
                  <b className="num">{t("match.record", { wins: won, losses: lost })}</b>
                )}
              </li>
            ),
        )}
      </ul>
    </Panel>
  );
}
