import { applyDelta, type ScoresMessage } from "@scoreline/contract/live";
import type { MatchRow } from "@scoreline/contract/schemas";
import type { Sport } from "@scoreline/domain/sport";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { usePage } from "#frame/page.ts";
import { HeldBack } from "#live/held-back.ts";
import { openStream } from "#live/stream.ts";

const aroundNowMs = 2 * 86_400_000;

/**
 * The matches that the server rendered, moved by the stream. Only lists with a match near to now listen; when the
 * stream cannot tell what was missed, the page's data is asked for again.
 */
export function useLiveRows<Row extends MatchRow>(
  rows: readonly Row[],
  seq: number,
  sport: Sport,
  now: () => number,
): readonly Row[] {
  const { delaySeconds } = usePage().reader;
  const [shown, setShown] = useState(rows);
  const { revalidate } = useRevalidator();
  const near = rows.some(({ kickoff, kind }) => kind === "live" || Math.abs(kickoff - now()) < aroundNowMs);
  const since = useRef(seq);
  useEffect(() => {
    since.current = seq;
    setShown(rows);
  }, [rows, seq]);
  useEffect(() => {
    if (!near) return;
    const held = new HeldBack();
    held.delaySeconds = delaySeconds;
    function move({ seq: moved, m }: ScoresMessage): void {
      if (moved <= since.current) return;
      const deltas = new Map(m.map((delta) => [delta.i, delta]));
      setShown((before) => {
        if (!before.some(({ matchId }) => deltas.has(matchId))) return before;
        return before.map((row) => {
          const delta = deltas.get(row.matchId);
          return delta ? { ...row, ...applyDelta(row, delta) } : row;
        });
      });
    }
    const close = openStream([`scores:${sport}`], since.current, {
      onScores: (message) => held.take(() => move(message)),
      onResync: () => void revalidate(),
      onConnection: () => {},
    });
    return () => {
      held.clear();
      close();
    };
  }, [near, sport, revalidate, delaySeconds]);
  return shown;
}
