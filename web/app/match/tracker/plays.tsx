import type { CourtPlay } from "@scoreline/contract/schemas/match-statistics";
import type { Person } from "@scoreline/contract/schemas/person";
import { clockNotation } from "@scoreline/domain/match/state/clock";
import { usePage } from "#frame/page.ts";
import { periodName } from "#match/stats/period-name.ts";
import styles from "#match/tracker/moments.module.css";
import { playInWords } from "#match/tracker/play-words.ts";
import { Panel } from "#ui/panel.tsx";

type Props = { plays: readonly (CourtPlay & { at: number })[]; people: readonly Person[]; onSeek(at: number): void };

/** What is listed besides the court: a whole game has hundreds of plays, the latest are enough. */
const listed = 60;

/** The baskets and what decides games, the newest first; each leads to its second. */
export function Plays({ plays, people, onSeek }: Props) {
  const { t } = usePage();
  const named = new Map(people.map((person) => [person.playerId, person]));
  const shown = plays
    .filter(({ type }) => type !== "substitution" && type !== "rebound")
    .slice(-listed)
    .reverse();
  return (
    <Panel title={t("tracker.moments")}>
      <ol className={styles.list}>
        {shown.map((play) => {
          const words = playInWords(play, named, t);
          return (
            <li key={play.id} data-side={play.side}>
              <button type="button" className={styles.play} onClick={() => onSeek(play.at)}>
                <span className={`${styles.minute} num`}>
                  {periodName(play.phase, t)} {clockNotation(Math.ceil(play.remaining))}
                </span>
                <span>{words}</span>
                {play.type === "basket" && (
                  <b className="num">
                    {play.score.home}–{play.score.away}
                  </b>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
