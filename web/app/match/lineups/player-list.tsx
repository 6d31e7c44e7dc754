import type { LineUpPlayerRow } from "@scoreline/contract/schemas/line-ups";
import type { Person } from "@scoreline/contract/schemas/person";
import { joined } from "@scoreline/i18n/joined";
import { playerPath } from "@scoreline/site/addresses";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#match/lineups/player-list.module.css";
import { ChangeSign, MarkSigns, marksInWords } from "#match/lineups/player-marks.tsx";
import { positionName } from "#match/lineups/position-name.ts";
import { SpokenRating } from "#match/lineups/rating.tsx";
import { useMatch } from "#match/match-context.ts";

/** Players one below the other: number, name, marks, position or change, rating. */
export function PlayerList({
  players,
  people,
}: {
  players: readonly LineUpPlayerRow[];
  people: ReadonlyMap<number, Person>;
}) {
  return (
    <ul className={styles.list}>
      {players.map((player) => (
        <Row key={player.playerId} player={player} person={people.get(player.playerId)} />
      ))}
    </ul>
  );
}

function Row({ player, person }: { player: LineUpPlayerRow; person: Person | undefined }) {
  const { locale, t } = usePage();
  const { sport } = useMatch();
  const { marks } = player;
  const words = marksInWords(marks, t);
  const changed = marks.some(({ type }) => type === "on" || type === "off");
  const position = positionName(player.position, sport, t);
  return (
    <li className={styles.row}>
      <span className={`${styles.number} num`}>{player.number}</span>
      <span className={styles.name}>
        {person ? <PageLink to={playerPath(locale, sport, person)}>{person.name}</PageLink> : "?"}
        {player.captain && (
          <abbr className={styles.captain} title={t("lineups.captain")}>
            {t("lineups.captain.short")}
          </abbr>
        )}
        <span className={styles.signs}>
          <MarkSigns marks={marks} />
        </span>
        {words.length > 0 && <span className="visually-hidden">{joined(words, t)}</span>}
      </span>
      {changed && <ChangeSign marks={marks} />}
      {!changed && position && <span className={styles.position}>{position}</span>}
      <SpokenRating rating={player.rating} />
    </li>
  );
}
