import type { BasketballCommentaryPage, FootballCommentaryPage } from "@scoreline/contract/schemas/match-events";
import { clockNotation, minuteNotation } from "@scoreline/domain/match/state/clock";
import { useState } from "react";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import styles from "#match/info/commentary.module.css";
import { type Remark, remarkWords } from "#match/info/commentary-words.ts";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import { periodMark } from "#match/period-words.ts";
import { nameMark, WithLinks } from "#match/player-link.tsx";
import { NoData } from "#ui/panel.tsx";

type CommentaryPage = FootballCommentaryPage | BasketballCommentaryPage;

const loud = [
  "goal",
  "own-goal",
  "penalty-goal",
  "red-card",
  "second-yellow-card",
  "full-time",
  "half-time",
  "buzzer-beater",
];

/** The match told in the reader's language, the newest first. */
export function Commentary({ initial }: { initial: CommentaryPage }) {
  const { t } = usePage();
  const client = useClient();
  const { sport, matchId, row, minute } = useMatch();
  const path = sport === "football" ? "/match/commentary" : "/basketball/match/commentary";
  const newest = useMatchPart(path, { matchId }, initial as FootballCommentaryPage, ["commentary"]);
  const [older, setOlder] = useState<{ minute: string | undefined; page: CommentaryPage } | undefined>();
  // Older entries belong to the minute that they were asked at.
  const more = older && older.minute === minute ? older.page : undefined;
  const known = new Set(newest.entries.map(({ id }) => id));
  const entries: Remark[] = [...newest.entries, ...(more?.entries.filter(({ id }) => !known.has(id)) ?? [])];
  const people = new Map([...newest.people, ...(more?.people ?? [])].map((each) => [each.playerId, each]));
  const names = new Map([...people.keys()].map((id) => [id, nameMark(people, id) ?? ""]));
  const hasNext = more ? more.hasNext : newest.hasNext;
  if (entries.length === 0) return <NoData>{t(row.kind === "live" ? "match.feed.empty" : "match.feed.none")}</NoData>;

  async function loadOlder() {
    const lastId = entries.at(-1)?.id;
    const { result } = await client.get(path, {
      matchId,
      ...(minute !== undefined && { minute }),
      ...(lastId !== undefined && { lastId }),
    });
    const page: CommentaryPage = result.data;
    setOlder({
      minute,
      page: {
        ...page,
        entries: [...(more?.entries ?? []), ...page.entries],
        people: [...(more?.people ?? []), ...page.people],
      } as CommentaryPage,
    });
  }

  return (
    <>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} data-side={entry.side} data-loud={loud.includes(entry.code) || undefined}>
            <span className="num">{momentOf(entry)}</span>
            <p>
              <WithLinks words={remarkWords(entry, row, names, t)} people={people} />
            </p>
          </li>
        ))}
      </ol>
      {hasNext && (
        <button type="button" className={styles.older} onClick={() => void loadOlder().catch(() => undefined)}>
          {t("match.commentaryOlder")}
        </button>
      )}
    </>
  );

  function momentOf(entry: Remark): string {
    if ("remaining" in entry) return `${periodMark(entry.phase, t)} ${clockNotation(Math.ceil(entry.remaining))}`;
    return entry.phase === "penalties" ? t("status.Pen") : minuteNotation(entry);
  }
}
