import type { Team } from "@scoreline/contract/calls/team";
import type { TeamBadge } from "@scoreline/contract/schemas";
import type { Sport } from "@scoreline/domain/sport";
import { fullDate } from "@scoreline/i18n/format";
import { playerPath, teamPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { transferWords } from "#people/transfer-words.ts";
import styles from "#team/overview/transfers-card.module.css";
import { Crest } from "#ui/badges/crest.tsx";
import { Panel } from "#ui/panel.tsx";

type Move = Team["transfersIn"][number];
/** The rest is a tap away. */
const shownAtOnce = 6;

type Props = { sport: Sport; arrivals: readonly Move[]; departures: readonly Move[] };

export function TransfersCard({ sport, arrivals, departures }: Props) {
  const { t } = usePage();
  if (arrivals.length + departures.length === 0) return null;
  return (
    <Panel title={t("team.transfers")}>
      <div className={styles.both}>
        <Moves sport={sport} direction="in" moves={arrivals} />
        <Moves sport={sport} direction="out" moves={departures} />
      </div>
    </Panel>
  );
}

function Moves({ sport, direction, moves }: { sport: Sport; direction: "in" | "out"; moves: readonly Move[] }) {
  const { t } = usePage();
  const rest = moves.slice(shownAtOnce);
  const row = (move: Move) => (
    <MoveRow key={`${move.player.playerId} ${move.date}`} sport={sport} direction={direction} move={move} />
  );
  return (
    <div className={styles.moves}>
      <h3 data-direction={direction}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={direction === "in" ? "M13 8H4m4-4L4 8l4 4" : "M3 8h9M8 4l4 4-4 4"} />
        </svg>
        {t(direction === "in" ? "team.transfersIn" : "team.transfersOut")}
        <span className="num">{moves.length}</span>
      </h3>
      {moves.length === 0 && <p className={styles.none}>{t("people.noData")}</p>}
      <ul>{moves.slice(0, shownAtOnce).map(row)}</ul>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t("team.moreTransfers", { count: rest.length })}</summary>
          <ul>{rest.map(row)}</ul>
        </details>
      )}
    </div>
  );
}

function MoveRow({ sport, direction, move }: { sport: Sport; direction: "in" | "out"; move: Move }) {
  const { locale, t } = usePage();
  const other = direction === "in" ? move.from : move.to;
  return (
    <li className={styles.move}>
      <span className={styles.who}>
        <Link to={playerPath(locale, sport, move.player)}>{move.player.name}</Link>
        {other && <Other sport={sport} team={other} />}
      </span>
      <span className={styles.terms}>
        <b className="num">{transferWords(move, locale, t)}</b>
        <small>{fullDate(move.date, t)}</small>
      </span>
    </li>
  );
}

function Other({ sport, team }: { sport: Sport; team: TeamBadge }) {
  const { locale } = usePage();
  return (
    <Link className={styles.other} to={teamPath(locale, sport, team)}>
      <Crest team={team} size={14} />
      <small>{team.name}</small>
    </Link>
  );
}
