import type { PlayerMatch } from "@scoreline/contract/calls/player";
import { localDay } from "@scoreline/domain/time/local-day";
import { dayAndMonth } from "@scoreline/i18n/format";
import { matchPath } from "@scoreline/site/addresses";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { outcomeOnSide } from "#people/own-side.ts";
import styles from "#player/overview/recent-card.module.css";
import { Crest } from "#ui/badges/crest.tsx";
import { OutcomeChip } from "#ui/badges/outcome-chip.tsx";
import { Rating } from "#ui/badges/rating.tsx";
import { FootballIcon } from "#ui/icons.tsx";
import { NoData, Panel } from "#ui/panel.tsx";

/** The latest matches of a footballer: against whom, how it ended, what he did. */
export function RecentCard({ matches }: { matches: readonly PlayerMatch[] }) {
  const { t } = usePage();
  return (
    <Panel title={t("player.recent")}>
      {matches.length === 0 && <NoData>{t("people.noData")}</NoData>}
      <ul>
        {matches.map((entry) => (
          <RecentRow key={entry.match.matchId} entry={entry} />
        ))}
      </ul>
    </Panel>
  );
}

function RecentRow({ entry }: { entry: PlayerMatch }) {
  const { locale, reader, t } = usePage();
  const { match, league, side, rating, started, goals, assists, yellow, red } = entry;
  const outcome = outcomeOnSide(match, side);
  const other = side === "home" ? match.awayTeam : match.homeTeam;
  return (
    <li className={styles.row}>
      <Link to={matchPath(locale, "football", { ...league, ...match })}>
        <span className={styles.when}>{dayAndMonth(localDay(match.kickoff, reader.timeZone), t)}</span>
        {outcome ? <OutcomeChip outcome={outcome} /> : <span className={styles.blank} />}
        <span className={styles.match}>
          <span>
            <Crest team={other} />
            <b>{other.shortName}</b>
          </span>
          <small>
            {league.leagueName}
            {started === false && ` · ${t("player.substitute")}`}
          </small>
        </span>
        <span className={styles.deeds}>
          <Deed count={goals} mark={<FootballIcon />} name={t("people.figure.goals")} />
          <Deed count={assists} mark={<i>{t("people.short.assists")}</i>} name={t("people.figure.assists")} />
          <CardMark count={yellow} colour="yellow" name={t("people.figure.yellow")} />
          <CardMark count={red} colour="red" name={t("people.figure.red")} />
        </span>
        <b className={`${styles.score} num`}>
          {match.homeTeamScore ?? "-"}–{match.awayTeamScore ?? "-"}
        </b>
        {rating === null ? <span className={styles.noRating} /> : <Rating value={rating} />}
      </Link>
    </li>
  );
}

function Deed({ count, mark, name }: { count: number; mark: ReactNode; name: string }) {
  const { t } = usePage();
  if (count === 0) return null;
  return (
    <span className="num">
      <span className={styles.deed} aria-hidden="true">
        {mark}
        {count > 1 && count}
      </span>
      <span className="visually-hidden">{t("shell.labelled", { name, value: count })}</span>
    </span>
  );
}

function CardMark({ count, colour, name }: { count: number; colour: "yellow" | "red"; name: string }) {
  const { t } = usePage();
  if (count === 0) return null;
  return (
    <span>
      <i className={styles.card} data-colour={colour} aria-hidden="true" />
      <span className="visually-hidden">{t("shell.labelled", { name, value: count })}</span>
    </span>
  );
}
