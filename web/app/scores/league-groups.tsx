import { type CSSProperties, startTransition, useEffect, useState } from "react";
import type { Group } from "#scores/arrange.ts";
import styles from "#scores/home.module.css";
import { type HomeData, homeAddress } from "#scores/home-loader.ts";
import type { KeptLeagues } from "#scores/kept-leagues.ts";
import { LeagueGroup } from "#scores/league-group.tsx";
import type { ListBoard } from "#scores/use-live-list.ts";
import { usePage } from "#shell/page.ts";

/** Rows that the server renders: two screens of them. The rest follows once the page is alive. */
const renderedRows = 24;

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
  const [all, setAll] = useState(data.whole);
  // A transition is worked on in small pieces: a tap in between is answered.
  useEffect(() => startTransition(() => setAll(true)), []);
  const isFolded = ({ heading }: Group) => typeof heading !== "number" && kept.folded.includes(heading.leagueId);
  const first = all ? groups.length : firstGroups(groups, isFolded);
  const rest = groups.slice(first);
  return (
    <>
      {groups.slice(0, first).map((group) => (
        <LeagueGroup
          key={group.key}
          group={group}
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

/** How many groups it takes to fill the first screens. */
function firstGroups(groups: readonly Group[], isFolded: (group: Group) => boolean): number {
  let rows = 0;
  const enough = groups.findIndex((group) => {
    rows += isFolded(group) ? 0 : group.matches.length;
    return rows >= renderedRows;
  });
  return enough < 0 ? groups.length : enough + 1;
}

/** As much room as the rest will take, so that a page that is loaded again finds its place. */
function heightOf(groups: readonly Group[]): CSSProperties {
  const rows = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  return { "--groups": groups.length, "--rows": rows } as CSSProperties;
}
