import type { CallReply } from "@scoreline/contract/call";
import type { squadStatus } from "@scoreline/contract/calls/analysis";
import { dayAndMonth } from "@scoreline/i18n/format";
import { playerPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/analysis.module.css";
import { useMatch } from "#match/match-context.ts";
import { absenceWords } from "#people/absence-words.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { Panel } from "#ui/panel.tsx";

type Squads = CallReply<typeof squadStatus>["result"]["data"];

/** Who cannot play, and until when. */
export function SquadPanel({ squads }: { squads: Squads }) {
  const { t, locale } = usePage();
  const { sport, match } = useMatch();
  const { homeTeam, awayTeam } = match.match;
  if (squads.home.length + squads.away.length === 0) return null;
  return (
    <Panel title={t("analysis.squad")}>
      <div className={styles.squads}>
        {(
          [
            ["home", homeTeam],
            ["away", awayTeam],
          ] as const
        ).map(([side, team]) => (
          <div key={side}>
            <h3>
              <Crest team={team} />
              {team.shortName}
            </h3>
            {squads[side].length === 0 && <p>{t("analysis.squad.nobody")}</p>}
            <ul>
              {squads[side].map(({ playerId, slug, name, reason, kind, until }) => (
                <li key={playerId}>
                  <Link to={playerPath(locale, sport, { slug, playerId })}>{name}</Link>
                  <small>
                    {absenceWords({ reason, kind }, t)}
                    {until && ` · ${t("absence.until", { date: dayAndMonth(until, t) })}`}
                  </small>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}
