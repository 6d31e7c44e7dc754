import { type CSSProperties, startTransition, useEffect, useState } from "react";
import type { Group } from "#scores/arrange.ts";
import styles from "#scores/home.module.css";
import { type HomeData, homeAddress } from "#scores/home-loader.ts";
import type { KeptLeagues } from "#scores/kept-leagues.ts";
import { LeagueGroup } from "#scores/league-group.tsx";
import type { ListBoard } from "#scores/use-live-list.ts";
import { usePage } from "#shell/page.ts";

/** Rows that the server renders: more than a screen of them. */
const renderedRows = 18;
/** Rows that are on the first screen: their groups are laid out at once. */
const firstScreenRows = 10;
/** Rows that follow at a time once the page is alive: few enough for a slow phone to answer a tap in between. */
const rowsAtATime = 12;

type Props = {
  data: HomeData;
  groups: readonly Group[];
  board: ListBoard;
  kept: KeptLeagues;
  onPin(leagueId: number): void;
  onFold(leagueId: number): void;
};

export function LeagueGroups({ data, groups, board, kept, onPin, onFold }: Props) {
  const { locale, t } = usePage();
  const isFolded = ({ heading }: Group) => typeof heading !== "number" && kept.folded.includes(heading.leagueId);
  const rows = groups.reduce((sum, group) => sum + (isFolded(group) ? 0 : group.matches.length), 0);
  const shownRows = useGrowing(data.whole ? Number.POSITIVE_INFINITY : renderedRows, rows);
  const shown = firstGroups(groups, isFolded, shownRows);
  const rest = groups.slice(shown);
  const near = firstGroups(groups, isFolded, firstScreenRows);
  return (
    <>
      {groups.slice(0, shown).map((group, index) => (
        <LeagueGroup
          key={group.key}
          group={group}
          near={index < near}
          sport={data.sport}
          board={board}
          pinned={typeof group.heading !== "number" && kept.pinned.includes(group.heading.leagueId)}
          folded={isFolded(group)}
          onPin={onPin}
          onFold={onFold}
        />
      ))}
      {rest.length > 0 && (
        <div className={styles.rest} style={heightOf(rest)}>
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

/** How many rows are on the page: those that the server rendered, then all of them, a few whenever nothing else is to do. */
function useGrowing(from: number, to: number): number {
  const [rows, setRows] = useState(from);
  useEffect(() => {
    if (rows > to) return;
    return whenIdle(() => startTransition(() => setRows(rows + rowsAtATime)));
  }, [rows, to]);
  return rows;
}

/** Safari has no idle callbacks: there a short pause lets others go first. */
function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 500 });
  return () => cancelIdleCallback(handle);
}

/** How many groups it takes to show so many rows. */
function firstGroups(groups: readonly Group[], isFolded: (group: Group) => boolean, wanted: number): number {
  let rows = 0;
  const enough = groups.findIndex((group) => {
    rows += isFolded(group) ? 0 : group.matches.length;
    return rows >= wanted;
  });
  return enough < 0 ? groups.length : enough + 1;
}

/** As much room as the rest will take, so that a page that is loaded again finds its place. */
function heightOf(groups: readonly Group[]): CSSProperties {
  const rows = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  return { "--groups": groups.length, "--rows": rows } as CSSProperties;
}
