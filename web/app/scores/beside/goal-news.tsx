import { useEffect, useRef, useState } from "react";
import { usePage } from "#frame/page.ts";
import { chime } from "#scores/beside/chime.ts";
import { isCovered } from "#scores/list/covered.ts";
import type { ListBoard } from "#scores/list/use-live-list.ts";

const titleMs = 8_000;

/** Says goals to those who are not looking at the row: in the title, to screen readers and, if they like, by a sound. */
export function GoalNews({ board }: { board: ListBoard }) {
  const { reader, t } = usePage();
  const { sound } = reader;
  const [words, setWords] = useState("");
  const restore = useRef<() => void>(undefined);

  useEffect(() => {
    const stop = board.onNews(({ row, news }) => {
      if (isCovered(row, reader)) return;
      const overturned = news?.startsWith("overturned") ?? false;
      const said = t(overturned ? "scores.goalOverturned" : "scores.goal", {
        home: row.homeTeam.name,
        away: row.awayTeam.name,
        homeScore: row.homeTeamScore ?? 0,
        awayScore: row.awayTeamScore ?? 0,
      });
      setWords(said);
      if (sound) chime(overturned);
      restore.current?.();
      restore.current = showTitle(said);
    });
    return () => {
      stop();
      restore.current?.();
    };
  }, [board, t, reader, sound]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}

/** For a moment; a page that gives itself another title meanwhile keeps that. */
function showTitle(title: string): () => void {
  const before = document.title;
  document.title = title;
  const restore = () => {
    clearTimeout(timer);
    if (document.title === title) document.title = before;
  };
  const timer = setTimeout(restore, titleMs);
  return restore;
}
