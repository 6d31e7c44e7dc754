import { dataOf } from "@scoreline/contract/client";
import type { MatchVideosReply } from "@scoreline/contract/schemas/video";
import { minuteNotation } from "@scoreline/domain/match/state/clock";
import { highlightsPath } from "@scoreline/site/addresses";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { useAfterLogin } from "#account/session/after-login.ts";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import styles from "#match/info/videos.module.css";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import { Crest } from "#ui/crest.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toasts.ts";

type Video = MatchVideosReply["videos"][number];

const paths = { football: "/match/getHighlightList", basketball: "/basketball/match/getHighlightList" } as const;

/** What of the match can be watched; nothing at all where there is nothing. */
export function Videos({ initial }: { initial: MatchVideosReply }) {
  const { t } = usePage();
  const { sport, matchId } = useMatch();
  const { videos, people } = useMatchPart(paths[sport], { matchId }, initial, ["videos", "events"]);
  const watch = useWatch();
  // Here, not in a window of its own: nobody has pressed anything that would let one open.
  useAfterLogin("watch", (intent) => intent.matchId === matchId && void watch(intent, (url) => location.assign(url)));
  if (videos.length === 0) return null;
  const names = new Map(people.map((person) => [person.playerId, person.shortName]));
  return (
    <Panel title={t("match.videos")}>
      <ul className={styles.strip}>
        {videos.map((video) => (
          <li key={video.videoId}>
            <Way video={video} watch={watch}>
              <Poster video={video} />
              <Words video={video} player={names.get(video.goal?.player ?? 0)} />
            </Way>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What is drawn has a page of ours; what was filmed is elsewhere. */
function Way({ video, watch, children }: { video: Video; watch(video: Video): Promise<void>; children: ReactNode }) {
  const { locale } = usePage();
  const { sport, match } = useMatch();
  if (!video.drawn) {
    return (
      <button type="button" className={styles.video} onClick={() => void watch(video)}>
        {children}
      </button>
    );
  }
  const page = highlightsPath(locale, sport, { ...match.match, countryKey: match.league.countryKey });
  return (
    <Link className={styles.video} to={video.goal ? `${page}?scene=${encodeURIComponent(video.goal.id)}` : page}>
      {children}
    </Link>
  );
}

/** The page is the same for everybody: whoever wants to watch is told where, or that they have to log in. */
function useWatch(): (video: { videoId: string; url?: string | null }, open?: (url: string) => void) => Promise<void> {
  const { t } = usePage();
  const client = useClient();
  const { sport, matchId } = useMatch();
  const { askLogin } = useShell();
  return async ({ videoId, url: known }, open = (url) => window.open(url, "_blank", "noopener")) => {
    try {
      const fresh = known ?? dataOf<(typeof paths)["football"]>(await client.fresh.get(paths[sport], { matchId }));
      const url = typeof fresh === "string" ? fresh : fresh.videos.find((video) => video.videoId === videoId)?.url;
      if (url) open(url);
      else askLogin("video", { intent: { kind: "watch", matchId, videoId } });
    } catch {
      showToast({ type: "error", message: t("match.videoFailed") });
    }
  };
}

/** Drawn from the colours and crests of both sides, of a goal from those of the side that scored. */
function Poster({ video: { kind, seconds, goal } }: { video: Video }) {
  const { t } = usePage();
  const { homeTeam, awayTeam } = useMatch().row;
  const shown = goal ? [goal.side === "away" ? awayTeam : homeTeam] : [homeTeam, awayTeam];
  const [first, last] = [shown[0]?.crest?.colours, shown.at(-1)?.crest?.colours];
  const colours = { "--first": first?.[0], "--last": goal ? last?.[1] : last?.[0] } as CSSProperties;
  return (
    <span className={styles.poster} style={colours}>
      <span className={styles.crests}>
        {shown.map((team) => (
          <Crest key={team.teamId} team={team} size={34} />
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

function Words({ video: { kind, title, goal }, player }: { video: Video; player: string | undefined }) {
  const { sport } = useMatch();
  const { t } = usePage();
  const { row } = useMatch();
  if (!goal) {
    return (
      <span className={styles.words}>
        <b>{title ?? t(kind === "first-half" ? `match.video.first-half.${sport}` : `match.video.${kind}`)}</b>
        <small>{`${row.homeTeam.shortName} – ${row.awayTeam.shortName}`}</small>
      </span>
    );
  }
  const { score } = goal;
  return (
    <span className={styles.words}>
      <b>{title ?? player ?? t("match.video.goal")}</b>
      <small>
        {t("match.video.goalAt", { minute: minuteNotation(goal), score: score ? t("match.result", score) : "" })}
      </small>
    </span>
  );
}
