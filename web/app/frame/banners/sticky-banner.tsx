import type { CallReply } from "@scoreline/contract/call";
import type { bannerList } from "@scoreline/contract/calls/site";
import { sports } from "@scoreline/domain/sport";
import { mobileMaxWidth, timings } from "@scoreline/site/constants";
import { isAccountPage, isOddsResultPage } from "@scoreline/site/menus";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useShell } from "#frame/actions.ts";
import styles from "#frame/banners/sticky-banner.module.css";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { useSettings } from "#reader/settings.ts";
import { CloseIcon } from "#ui/icons.tsx";

type Banner = CallReply<typeof bannerList>["result"]["data"][number];

/**
 * The carousel at the end of most pages. It comes once the reader has begun to read, into room that is kept for it from the
 * first byte on, and stays away once closed.
 */
export function StickyBanner() {
  const { settings } = useSettings();
  const { pathname } = useLocation();
  const wanted = settings.stickyBanner && !settings.dataSaver;
  const banners = useBanners(useReading() && wanted);
  if (!wanted || banners?.length === 0 || isOddsResultPage(pathname) || isAccountPage(pathname)) return null;
  return (
    <div className={styles.room} data-room="banner">
      {banners && <Carousel key={banners[0]?.id} banners={banners} />}
    </div>
  );
}

const firstSigns = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Whether the reader has done anything yet: until then the page has better things to load. */
function useReading(): boolean {
  const [reading, setReading] = useState(false);
  useEffect(() => {
    if (reading) return;
    const begin = () => setReading(true);
    for (const sign of firstSigns) window.addEventListener(sign, begin, { passive: true });
    return () => {
      for (const sign of firstSigns) window.removeEventListener(sign, begin);
    };
  }, [reading]);
  return reading;
}

/** A tap is over so long after the finger has left: what the browser makes of it comes after the finger. */
const tapMs = 300;

/** Calls back once nothing is pressed: what appears under a finger takes the tap that was meant for something else. */
function useReleased(): (show: () => void) => void {
  const press = useRef({ isDown: false, endedAt: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const down = () => {
      press.current.isDown = true;
    };
    const up = () => {
      press.current = { isDown: false, endedAt: performance.now() };
    };
    const options = { capture: true, passive: true };
    window.addEventListener("pointerdown", down, options);
    window.addEventListener("pointerup", up, options);
    window.addEventListener("pointercancel", up, options);
    return () => {
      window.removeEventListener("pointerdown", down, options);
      window.removeEventListener("pointerup", up, options);
      window.removeEventListener("pointercancel", up, options);
    };
  }, []);
  return useCallback((show) => {
    const look = () => {
      const { isDown, endedAt } = press.current;
      if (isDown || performance.now() - endedAt < tapMs) setTimeout(look, tapMs);
      else show();
    };
    look();
  }, []);
}

/** Nothing until somebody has told which there are. */
function useBanners(wanted: boolean): readonly Banner[] | undefined {
  const { reader } = usePage();
  const client = useClient();
  const { sport } = useShell();
  const released = useReleased();
  const [banners, setBanners] = useState<readonly Banner[]>();
  useEffect(() => {
    if (!wanted) {
      setBanners(undefined);
      return;
    }
    let current = true;
    const narrow = matchMedia(`(max-width: ${mobileMaxWidth}px)`).matches;
    client
      .get("/banner/list", {
        deviceType: narrow || reader.device !== "desktop" ? 1 : 0,
        imageType: 1,
        sportType: sports.indexOf(sport),
        odds: reader.showOdds,
      })
      .then(
        ({ result }) => released(() => current && setBanners(result.data)),
        // A page without banners is a whole page.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [wanted, client, reader.device, reader.showOdds, sport, released]);
  return banners;
}

function Carousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = usePage();
  const { change } = useSettings();
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || banners.length < 2 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setAt((before) => (before + 1) % banners.length), timings.banner);
    return () => clearInterval(timer);
  }, [held, banners]);
  const banner = banners[at];
  if (!banner) return null;
  return (
    <aside
      className={styles.banner}
      aria-label={t("shell.banner")}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Link
        key={banner.id}
        className={styles.link}
        to={banner.link}
        {...(banner.openWith === "blank" && { target: "_blank", rel: "noopener noreferrer sponsored" })}
      >
        <img src={banner.image} alt="" width="120" height="64" />
        <span>
          {banner.advertiser && <small>{t("shell.adBy", { name: banner.advertiser })}</small>}
          <b>{banner.title}</b>
          <span>{banner.text}</span>
        </span>
      </Link>
      {banners.length > 1 && (
        <div className={styles.dots}>
          {banners.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              aria-label={title}
              aria-current={index === at ? "true" : undefined}
              onClick={() => setAt(index)}
            />
          ))}
        </div>
      )}
      <button
        type="button"
        className={styles.close}
        onClick={() => change({ stickyBanner: false })}
        aria-label={t("shell.close")}
      >
        <CloseIcon />
      </button>
    </aside>
  );
}
