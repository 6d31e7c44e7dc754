import type { MatchRow } from "@scoreline/contract/schemas";
import { minuteNotation } from "@scoreline/domain/match/state/clock";
import type { Sport } from "@scoreline/domain/sport";
import type { Translate } from "@scoreline/i18n/translate";
import type { CSSProperties } from "react";
import { usePage } from "#frame/page.ts";
import { Crest } from "#ui/badges/crest.tsx";
import type { Video } from "#video/film.ts";
import styles from "#video/match-videos.module.css";

type Props = { video: Video; row: MatchRow; large?: boolean };

/** Drawn from the colours and crests of both sides, of a goal from those of the side that scored. */
export function VideoPoster({ video: { kind, seconds, goal }, row: { homeTeam, awayTeam }, large }: Props) {
  const { t } = usePage();
  const shown = goal ? [goal.side === "away" ? awayTeam : homeTeam] : [homeTeam, awayTeam];
  const [first, last] = [shown[0]?.crest?.colours, shown.at(-1)?.crest?.colours];
  const colours = { "--first": first?.[0], "--last": goal ? last?.[1] : last?.[0] } as CSSProperties;
  return (
    <span className={styles.poster} style={colours}>
      <span className={styles.crests}>
        {shown.map((team) => (
          <Crest key={team.teamId} team={team} size={large ? 72 : 34} />
        ))}
        {goal && <b className="num">{minuteNotation(goal)}</b>}
      </span>
      <i className={styles.play} />
      {kind === "live" && <b className={styles.live}>{t("match.video.liveMark")}</b>}
      {seconds !== null && (
        <span className={`${styles.seconds} num`}>
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
        </span>
      )}
    </span>
  );
}

/** Its own name, who scored, or what it shows. */
export function titleOf({ kind, title, goal }: Video, player: string | undefined, sport: Sport, t: Translate): string {
  if (title) return title;
  if (goal) return player ?? t("match.video.goal");
  return t(kind === "first-half" ? `match.video.first-half.${sport}` : `match.video.${kind}`);
}

export function VideoWords({ video: { goal }, title, row }: { video: Video; title: string; row: MatchRow }) {
  const { t } = usePage();
  const score = goal?.score ? t("match.result", goal.score) : "";
  return (
    <span className={styles.words}>
      <b>{title}</b>
      <small>
        {goal
          ? t("match.video.goalAt", { minute: minuteNotation(goal), score })
          : `${row.homeTeam.shortName} – ${row.awayTeam.shortName}`}
      </small>
    </span>
  );
}
