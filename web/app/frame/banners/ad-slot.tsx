import type { GetData } from "@scoreline/contract/client";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import styles from "#frame/banners/ad-slot.module.css";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";

export type Advertisement = NonNullable<GetData<"/ad/getAdvertisement">>;

/** So much of it, for so long: then it was seen. */
const seenShare = 0.5;
const seenMs = 1_000;

/** An advertisement in the room that is kept for it from the first byte on. It says what it is. */
export function AdSlot({ ad }: { ad: Advertisement | null }) {
  const { t } = usePage();
  const room = useSeen(ad?.adId);
  if (!ad) return null;
  const { image, title, text, link, openWith, advertiser } = ad;
  return (
    <aside ref={room} className={styles.room} aria-label={t("shell.ad")}>
      <small className={styles.mark}>{advertiser ? t("shell.adBy", { name: advertiser }) : t("shell.ad")}</small>
      <Link
        className={styles.link}
        to={link}
        {...(openWith === "blank" && { target: "_blank" })}
        // Nobody is told where their readers come from, and search engines are told that somebody may have paid.
        rel="noopener noreferrer sponsored"
      >
        <img src={image} alt="" width="120" height="64" loading="lazy" decoding="async" />
        <span>
          <b>{title}</b>
          <span>{text}</span>
        </span>
      </Link>
    </aside>
  );
}

/** Counted by this tab so far. */
const counted = new Set<number>();

/** Says once that it was really in sight. */
function useSeen(adId: number | undefined) {
  const client = useClient();
  const room = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = room.current;
    if (!element || adId === undefined || counted.has(adId)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        timer = setTimeout(() => {
          counted.add(adId);
          watch.disconnect();
          // Who is offline has seen it for themselves.
          void client.post("/ad/updateAdUserViewed", { adId }).catch(() => {});
        }, seenMs);
      },
      { threshold: seenShare },
    );
    watch.observe(element);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [client, adId]);
  return room;
}
