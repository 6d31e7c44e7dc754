import type { MatchRow } from "@scoreline/contract/schemas";
import type { MatchVideosReply } from "@scoreline/contract/schemas/video";
import type { Sport } from "@scoreline/domain/sport";
import { highlightsPath } from "@scoreline/site/addresses";
import { type ReactNode, useState } from "react";
import { useAfterLogin } from "#account/session/after-login.ts";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { LatePart } from "#ui/late-part.tsx";
import { lateScript } from "#ui/late-script.ts";
import { Panel } from "#ui/panel.tsx";
import { type Film, filmOf, type Video } from "#video/film.ts";
import styles from "#video/match-videos.module.css";
import { useWatch } from "#video/use-watch.ts";
import { titleOf, VideoPoster, VideoWords } from "#video/video-poster.tsx";

type Props = {
  sport: Sport;
  row: MatchRow;
  countryKey: string;
  found: MatchVideosReply;
  /** On a page of their own one of them has a place before anybody presses. */
  stage?: { chosen: string | undefined; onWatch(videoId: string): void };
};
type Playing = { video: Video; film: Film; attempt: number };

const playerScript = lateScript(() => import("#video/video-player.tsx"));
const loadPlayer = async () => (await playerScript()).VideoPlayer;

/** What of a match can be watched: played here where it may be, and nothing at all where there is nothing. */
export function MatchVideos({ sport, row, countryKey, found: { videos, people }, stage }: Props) {
  const { t } = usePage();
  const { matchId } = row;
  const [playing, setPlaying] = useState<Playing>();
  const { watch, ask } = useWatch(sport, matchId);
  const names = new Map(people.map((person) => [person.playerId, person.shortName]));
  const titled = (video: Video) => titleOf(video, names.get(video.goal?.player ?? 0), sport, t);
  // Elsewhere is here then, not a window of its own: nobody has pressed anything that would let one open.
  useAfterLogin("watch", (intent) => {
    if (intent.matchId === matchId) void play(intent, (url) => location.assign(url));
  });

  async function play(wanted: { videoId: string } | Video, open?: (url: string) => void): Promise<void> {
    const video = await watch(wanted, open);
    const film = video && filmOf(matchId, video);
    if (!film) return;
    setPlaying((before) => ({ video, film, attempt: (before?.attempt ?? 0) + 1 }));
    stage?.onWatch(video.videoId);
  }

  if (videos.length === 0) return null;
  const first = stage && (videos.find(({ videoId }) => videoId === stage.chosen) ?? videos[0]);
  // A live picture leaves with the match.
  const over = playing?.film.live && videos.every(({ videoId }) => videoId !== playing.video.videoId);
  const { video, film, attempt } = (!over && playing) || {};
  const close = () => setPlaying(undefined);
  return (
    <Panel
      title={t("match.videos")}
      action={
        video && (
          <button type="button" className={styles.close} onClick={close}>
            {t("video.close")}
          </button>
        )
      }
    >
      {video && film ? (
        <div className={styles.playing}>
          <LatePart
            key={attempt}
            load={loadPlayer}
            props={{
              film,
              title: titled(video),
              renew: async () => (await ask(video.videoId))?.url ?? undefined,
              // Asked anew: of a link that has ended there is a newer one.
              onRetry: () => void play({ videoId: video.videoId }),
            }}
            onFailed={close}
          />
        </div>
      ) : (
        first && (
          <button
            type="button"
            className={styles.stage}
            aria-label={t("video.play", { title: titled(first) })}
            onClick={() => void play(first)}
          >
            <VideoPoster video={first} row={row} large />
          </button>
        )
      )}
      {(!stage || videos.length > 1) && (
        <ul className={styles.strip}>
          {videos.map((each) => (
            <li key={each.videoId} data-playing={each.videoId === video?.videoId || undefined}>
              <Way video={each} sport={sport} row={row} countryKey={countryKey} onWatch={play}>
                <VideoPoster video={each} row={row} />
                <VideoWords video={each} title={titled(each)} row={row} />
              </Way>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type WayProps = Pick<Props, "sport" | "row" | "countryKey"> & {
  video: Video;
  onWatch(video: Video): Promise<void>;
  children: ReactNode;
};

/** What is drawn has a page of its own; what was filmed is played, or is elsewhere. */
function Way({ video, sport, row, countryKey, onWatch, children }: WayProps) {
  const { locale } = usePage();
  if (video.way !== "drawn") {
    return (
      <button type="button" className={styles.video} onClick={() => void onWatch(video)}>
        {children}
      </button>
    );
  }
  const page = highlightsPath(locale, sport, { ...row, countryKey });
  return (
    <PageLink className={styles.video} to={video.goal ? `${page}?scene=${encodeURIComponent(video.goal.id)}` : page}>
      {children}
    </PageLink>
  );
}
