import { useEffect, useRef, useState } from "react";
import { usePage } from "#frame/page.ts";
import { filmTime } from "#highlights/playlist.ts";
import type { Film } from "#video/film.ts";
import { filmKeys } from "#video/film-keys.ts";
import { useFilm } from "#video/use-film.ts";
import styles from "#video/video-player.module.css";

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2];

export type PlayerProps = {
  film: Film;
  title: string;
  /** Asks where it is once more: links end. */
  renew(): Promise<string | undefined>;
  /** Begins anew, with what is found out then. */
  onRetry(): void;
};

/** Plays a film here: our own player, or that of others in a frame. */
export function VideoPlayer(props: PlayerProps) {
  const { t } = usePage();
  return (
    <section className={styles.player} aria-label={t("video.player")}>
      {props.film.way === "embed" ? <Frame {...props} /> : <Picture {...props} />}
    </section>
  );
}

/** The browser's own controls have captions, sound and full screen; what not all of them have stands below. */
function Picture({ film, title, renew, onRetry }: PlayerProps) {
  const { locale, t } = usePage();
  const video = useRef<HTMLVideoElement>(null);
  const { failed, continued, begin } = useFilm(video, film, renew);
  const [speed, setSpeed] = useState(1);
  const languages = new Intl.DisplayNames([locale], { type: "language" });
  function setRate(rate: number): void {
    setSpeed(rate);
    if (video.current) video.current.playbackRate = rate;
  }
  return (
    <>
      <div className={styles.stage}>
        <video
          ref={video}
          className={styles.video}
          aria-label={title}
          controls
          autoPlay
          playsInline
          hidden={failed}
          {...(film.poster && { poster: film.poster })}
          {...(film.captions.length > 0 && { crossOrigin: "anonymous" as const })}
          onKeyDown={filmKeys}
          onRateChange={({ currentTarget }) => setSpeed(currentTarget.playbackRate)}
        >
          {film.captions.map(({ language, url }) => (
            <track key={url} kind="captions" srcLang={language} src={url} label={languages.of(language) ?? language} />
          ))}
        </video>
        {failed && (
          <div className={styles.failed} role="alert">
            <b>{t("video.failed")}</b>
            <p>{t("video.failedText")}</p>
            <button type="button" className={styles.retry} onClick={onRetry}>
              {t("video.retry")}
            </button>
          </div>
        )}
      </div>
      <div className={styles.bar}>
        {film.live ? (
          <b className={styles.live}>{t("match.video.liveMark")}</b>
        ) : (
          <label className={styles.speed}>
            {t("video.speed")}
            <select value={speed} onChange={({ currentTarget }) => setRate(Number(currentTarget.value))}>
              {speeds.map((each) => (
                <option key={each} value={each}>
                  {t("video.times", { number: each })}
                </option>
              ))}
            </select>
          </label>
        )}
        <PictureInPicture video={video} />
        {continued !== undefined && !failed && (
          <span className={styles.continued} role="status">
            {t("video.continued", { time: filmTime(continued * 1000) })}
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                if (video.current) video.current.currentTime = 0;
                begin();
              }}
            >
              {t("video.fromStart")}
            </button>
          </span>
        )}
      </div>
      <p className={styles.keys}>{t("video.keys")}</p>
    </>
  );
}

/** Only where the browser has it. */
function PictureInPicture({ video }: { video: React.RefObject<HTMLVideoElement | null> }) {
  const { t } = usePage();
  const [offered, setOffered] = useState(false);
  useEffect(() => setOffered(document.pictureInPictureEnabled === true), []);
  if (!offered) return null;
  async function toggle(): Promise<void> {
    // Refused before there is a picture: nothing happens then.
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.current?.requestPictureInPicture();
  }
  return (
    <button type="button" className={styles.button} onClick={() => void toggle().catch(() => undefined)}>
      {t("video.pictureInPicture")}
    </button>
  );
}

/** It may run, and remember what is its own; it may not move our page, open windows, or send forms. */
function Frame({ film: { url }, title }: PlayerProps) {
  const { t } = usePage();
  const { host } = new URL(url);
  return (
    <>
      <div className={styles.stage}>
        <iframe
          className={styles.video}
          title={title}
          src={url}
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <p className={styles.bar}>
        {t("video.framed", { host })}
        <a className={styles.button} href={url} target="_blank" rel="noopener noreferrer">
          {t("video.openThere")}
        </a>
      </p>
    </>
  );
}
