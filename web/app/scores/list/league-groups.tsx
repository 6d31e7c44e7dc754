import { type CSSProperties, type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { usePage } from "#frame/page.ts";
import styles from "#scores/home.module.css";
import { type HomeData, homeAddress } from "#scores/home-loader.ts";
import type { Group } from "#scores/list/arrange.ts";
import type { KeptLeagues } from "#scores/list/kept-leagues.ts";
import { LeagueGroup } from "#scores/list/league-group.tsx";
import type { ListBoard } from "#scores/list/use-live-list.ts";

/** Rows on the first screen: the server renders their groups, and they come first in a page that is already alive. */
const firstScreenRows = { phone: 8, desktop: 14 } as const;
/** Rows that follow at a time once the page is alive: few enough for a slow phone to answer a tap in between. */
const rowsAtATime = 3;
/** How long a page rests before the rows further down follow; a reader who moves has them at once. */
const restMs = 1_000;
const signsOfMoving = ["scroll", "pointerdown", "keydown"] as const;

type Props = {
  data: HomeData;
  groups: readonly Group[];
  board: ListBoard;
  kept: KeptLeagues;
  onPin(leagueId: number): void;
  onFold(leagueId: number): void;
};

export function LeagueGroups({ data, groups, board, kept, onPin, onFold }: Props) {
  const { locale, reader, t } = usePage();
  const isFolded = ({ heading }: Group) => typeof heading === "object" && kept.folded.includes(heading.leagueId);
  const rows = groups.reduce((sum, group) => sum + (isFolded(group) ? 0 : group.matches.length), 0);
  const firstScreen = firstScreenRows[reader.device === "desktop" ? "desktop" : "phone"];
  const first = isAlive() ? firstScreen : wholeGroups(groups, isFolded, firstScreen);
  const [shownRows, end] = useGrowing(data.whole ? Number.POSITIVE_INFINITY : first, rows);
  let left = shownRows;
  const shown = groups.flatMap((group) => {
    const drawn = left;
    left -= isFolded(group) ? 0 : group.matches.length;
    return drawn > 0 ? [{ group, drawn }] : [];
  });
  const rest = groups.slice(shown.length);
  return (
    <>
      {shown.map(({ group, drawn }) => (
        <LeagueGroup
          key={group.key}
          group={group}
          drawn={Math.min(drawn, group.matches.length)}
          near={shownRows - drawn < firstScreen}
          sport={data.sport}
          board={board}
          pinned={typeof group.heading === "object" && kept.pinned.includes(group.heading.leagueId)}
          folded={isFolded(group)}
          onPin={onPin}
          onFold={onFold}
        />
      ))}
      {rest.length > 0 && (
        <div ref={end} className={styles.rest} style={heightOf(rest)}>
          <noscript>
            <a
              className={styles.whole}
              href={`${homeAddress(locale, data)}${data.date === data.today && !data.filter && data.sort === "league" ? "?" : "&"}whole`}
            >
              {t("scores.whole")}
            </a>
          </noscript>
        </div>
      )}
    </>
  );
}

/** Whether this is drawn in a page that answers to clicks already. */
function isAlive(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.ready !== undefined;
}

/**
 * How many rows are on the page: those of the first screen, then all of them, a few whenever nothing else is to do. They
 * follow when the reader moves or sees the end of what there is, and otherwise after a rest.
 */
function useGrowing(from: number, to: number): [number, RefObject<HTMLDivElement | null>] {
  const [rows, setRows] = useState(from);
  const [moved, setMoved] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moved) return;
    const move = () => setMoved(true);
    const timer = setTimeout(move, restMs);
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && move());
    if (end.current) seen.observe(end.current);
    for (const sign of signsOfMoving) addEventListener(sign, move, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      seen.disconnect();
      for (const sign of signsOfMoving) removeEventListener(sign, move);
    };
  }, [moved]);
  useEffect(() => {
    if (!moved || rows >= to) return;
    return inNextFrame(() => startTransition(() => setRows(rows + rowsAtATime)));
  }, [moved, rows, to]);
  return [rows, end];
}

/** Once a frame, when nothing else is to do in it. Safari has no idle callbacks: there a short pause lets others go first. */
function inNextFrame(work: () => void): () => void {
  let cancel = () => {};
  const frame = requestAnimationFrame(() => {
    if ("requestIdleCallback" in window) {
      const handle = requestIdleCallback(work, { timeout: 500 });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(work, 30);
      cancel = () => clearTimeout(timer);
    }
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
  };
}

/** So many rows or a few more, or all there are: no group is cut, for a reader without script sees no more of it. */
function wholeGroups(groups: readonly Group[], isFolded: (group: Group) => boolean, wanted: number): number {
  let rows = 0;
  for (const group of groups) {
    rows += isFolded(group) ? 0 : group.matches.length;
    if (rows >= wanted) return rows;
  }
  return Number.POSITIVE_INFINITY;
}

/** As much room as the rest will take, so that a page that is loaded again finds its place. */
function heightOf(groups: readonly Group[]): CSSProperties {
  const rows = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  return { "--groups": groups.length, "--rows": rows } as CSSProperties;
}
