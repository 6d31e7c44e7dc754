import type { PlayerMatch } from "@scoreline/contract/calls/player";
import { localDay } from "@scoreline/domain/time/local-day";
import { dayAndMonth } from "@scoreline/i18n/format";
import { signed } from "@scoreline/i18n/numbers";
import { matchPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { outcomeOnSide } from "#people/own-side.ts";
import styles from "#player/overview/game-log.module.css";
import { Crest } from "#ui/badges/crest.tsx";
import { OutcomeChip } from "#ui/badges/outcome-chip.tsx";
import { NoData, Panel } from "#ui/panel.tsx";

/** The latest games of a basketball player, a line of the box score each. */
export function GameLog({ matches }: { matches: readonly PlayerMatch[] }) {
  const { t } = usePage();
  return (
    <Panel title={t("player.gameLog")}>
      {matches.length === 0 ? (
        <NoData>{t("people.noData")}</NoData>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div className={styles.scroller} role="group" tabIndex={0} aria-label={t("player.gameLog")}>
          <table className={styles.log}>
            <thead>
              <tr>
                <th scope="col">{t("people.column.match")}</th>
                <th scope="col">{t("player.column.minutes")}</th>
                {(["points", "rebounds", "assists", "steals", "blocks"] as const).map((figure) => (
                  <th key={figure} scope="col">
                    {t(`people.short.${figure}`)}
                  </th>
                ))}
                <th scope="col">{t("player.column.fieldGoals")}</th>
                <th scope="col">{t("player.column.threes")}</th>
                <th scope="col">{t("player.column.plusMinus")}</th>
              </tr>
            </thead>
            <tbody>
              {matches.map((entry) => (
                <Game key={entry.match.matchId} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function Game({ entry: { match, league, side, box } }: { entry: PlayerMatch }) {
  const { locale, reader, t } = usePage();
  const outcome = outcomeOnSide(match, side);
  const other = side === "home" ? match.awayTeam : match.homeTeam;
  return (
    <tr>
      <th scope="row">
        <Link to={matchPath(locale, "basketball", { ...league, ...match }, "box-score")}>
          {outcome ? <OutcomeChip outcome={outcome} /> : <span className={styles.blank} />}
          <Crest team={other} />
          <span>
            {other.shortName}
            <small>{dayAndMonth(localDay(match.kickoff, reader.timeZone), t)}</small>
          </span>
        </Link>
      </th>
      {box && (
        <>
          <td>{Math.round(box.seconds / 60)}</td>
          <td className={styles.main}>{box.pts}</td>
          <td>{box.reb}</td>
          <td>{box.ast}</td>
          <td>{box.stl}</td>
          <td>{box.blk}</td>
          <td>{`${box.fgm}/${box.fga}`}</td>
          <td>{`${box.tpm}/${box.tpa}`}</td>
          <td>{signed(box.plusMinus)}</td>
        </>
      )}
    </tr>
  );
}
