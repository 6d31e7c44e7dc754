import type { MatchRow } from "@scoreline/contract/schemas";
import type { CourtPlay } from "@scoreline/contract/schemas/match-statistics";
import type { Person } from "@scoreline/contract/schemas/person";
import { placeAt } from "@scoreline/domain/match/play/ball-track";
import { usePage } from "#frame/page.ts";
import courtStyles from "#match/court.module.css";
import { CourtLines, court, onCourt } from "#match/court-lines.tsx";
import styles from "#match/tracker/court-scene.module.css";
import { playInWords } from "#match/tracker/play-words.ts";
import type { Replay } from "#match/tracker/replay.ts";
import { useReading } from "#match/tracker/use-replay.ts";

type Placed = CourtPlay & { at: number };
type Props = {
  row: Pick<MatchRow, "homeTeam" | "awayTeam">;
  replay: Replay;
  plays: readonly Placed[];
  people: readonly Person[];
  live: boolean;
};

/** So many shots before the present one stay in sight. */
const shotsShown = 8;

/** The last play, the shots before it, and who has the ball. */
export function CourtScene({ row, replay, plays, people, live }: Props) {
  const { t } = usePage();
  const index = Math.max(
    0,
    useReading(replay, (position) => placeAt(plays, position)),
  );
  const play = plays[index];
  if (!play) return null;
  const named = new Map(people.map((person) => [person.playerId, person]));
  const shots = plays
    .slice(0, index + 1)
    .filter(isShot)
    .slice(-shotsShown);
  const team = play.ball === "home" ? row.homeTeam.name : row.awayTeam.name;
  const words = playInWords(play, named, t);
  const { x, y } = ballPlace(play);
  return (
    <div className={styles.scene} data-ball={play.ball}>
      <svg viewBox="-0.8 -0.8 29.6 16.6" className={`${courtStyles.court} ${styles.court}`} aria-hidden="true">
        <CourtLines />
        <rect width={court.length / 2} height={court.width} className={styles.wash} data-side="away" />
        <rect
          x={court.length / 2}
          width={court.length / 2}
          height={court.width}
          className={styles.wash}
          data-side="home"
        />
        {shots.map((shot, place) => {
          const at = onCourt(shot);
          return (
            <g
              key={shot.id}
              className={courtStyles.shot}
              data-side={shot.side}
              opacity={(place + 2) / (shots.length + 1)}
              transform={`translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})`}
            >
              {shot.type === "basket" ? (
                <circle r=".38" className={courtStyles.made} />
              ) : (
                <path d="M-.3-.3.3.3M.3-.3-.3.3" className={courtStyles.missed} />
              )}
            </g>
          );
        })}
      </svg>
      <div
        className={styles.carrier}
        style={{ transform: `translate(${((x + 0.8) / 29.6) * 100}%, ${((y + 0.8) / 16.6) * 100}%)` }}
      >
        <i className={styles.ball} />
      </div>
      <p className={styles.score}>
        <span>{row.awayTeam.shortName}</span>
        <b className="num">{play.score.away}</b>
        <i aria-hidden="true">–</i>
        <b className="num">{play.score.home}</b>
        <span>{row.homeTeam.shortName}</span>
      </p>
      <p className={styles.state} data-side={play.side}>
        <b>{words}</b>
        {play.ball && <span>{t("tracker.ball", { team })}</span>}
      </p>
      <p className="visually-hidden" aria-live={live ? "polite" : "off"}>
        {play.type === "basket" ? words : ""}
      </p>
    </div>
  );
}

type Shot = Placed & { x: number; y: number; side: "home" | "away" };

function isShot(play: Placed): play is Shot {
  return (play.type === "basket" || play.type === "miss") && play.x !== undefined && play.side !== undefined;
}

/** Where the ball is drawn: at the place of a shot, else before the basket that its holder attacks. */
function ballPlace(play: Placed): { x: number; y: number } {
  if (isShot(play)) return onCourt(play);
  if (!play.ball) return { x: court.length / 2, y: court.width / 2 };
  return onCourt({ x: 50, y: 62, side: play.ball });
}
