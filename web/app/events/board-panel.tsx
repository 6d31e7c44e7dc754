import type { GetData } from "@scoreline/contract/client";
import type { Placed } from "@scoreline/contract/schemas/contest";
import { useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import boardStyles from "#events/board.module.css";
import styles from "#events/event.module.css";
import { useContestNews } from "#events/use-contest-news.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { Panel } from "#ui/panel.tsx";

type Board = GetData<"/contest/getContesterPredictionList">;

type Props = {
  first: Board;
  /** An earlier version of the results, by which it is shown as it was. */
  earlier?: number | undefined;
};

/** The leaderboard: it moves by itself whenever the contest is counted anew. */
export function BoardPanel({ first, earlier }: Props) {
  const { t } = usePage();
  const client = useClient();
  const { revalidate } = useRevalidator();
  const [board, setBoard] = useState(first);
  const [page, setPage] = useState(0);
  const { contestId } = first;
  useEffect(() => {
    setBoard(first);
    setPage(0);
  }, [first]);
  const ask = async (at: number) => {
    const version = earlier === undefined ? {} : { version: earlier };
    const asked = { contestId, page: at, ...version };
    const { result } = await client.fresh.get("/contest/getContesterPredictionList", asked);
    setBoard(result.data);
    setPage(at);
    // Other results: what one's picks are worth is other, too.
    if (result.data.version !== first.version) void revalidate();
  };
  useContestNews(contestId, first.seq, async () => {
    if (earlier === undefined) await ask(page);
  });
  const { list, mine, next, total, version } = board;
  const pages = Math.max(1, Math.ceil(total / 20));
  // Before the first result all would share a place that nobody has won yet.
  const counted = version > 0 || list.some(({ points }) => points !== 0);
  const apart = mine && !list.some(({ isMe }) => isMe);
  return (
    <Panel title={t("events.board")} action={version > 0 && <small>{t("events.board.version", { version })}</small>}>
      {earlier !== undefined && (
        <p className={styles.earlier}>
          {t("events.version.old", { version })} <Link to="?">{t("events.version.now")}</Link>
        </p>
      )}
      {list.length === 0 && <p className={styles.none}>{t("events.board.none")}</p>}
      {list.length > 0 && !counted && <p className={styles.none}>{t("events.board.before")}</p>}
      <ol className={boardStyles.board} data-board>
        {list.map((row) => (
          <BoardRow key={`${row.place} ${row.username}`} row={row} counted={counted} />
        ))}
        {apart && <BoardRow row={mine} counted={counted} />}
        {apart && counted && next && <BoardRow row={next} />}
      </ol>
      {pages > 1 && (
        <nav className={boardStyles.pager} aria-label={t("events.board")}>
          <button type="button" disabled={page === 0} onClick={() => void ask(page - 1)}>
            {t("events.board.earlier")}
          </button>
          <span className="num">{t("events.board.page", { page: page + 1 })}</span>
          <button type="button" disabled={page + 1 >= pages} onClick={() => void ask(page + 1)}>
            {t("events.board.later")}
          </button>
        </nav>
      )}
    </Panel>
  );
}

type RowProps = { row: Placed; counted?: boolean };

export function BoardRow({ row: { place, before, username, profilePicture, points, isMe }, counted = true }: RowProps) {
  const moved = before === null ? 0 : before - place;
  return (
    <li className={boardStyles.place} data-me={isMe ? "" : undefined}>
      <span className="num">{counted && place}</span>
      <img src={profilePicture} alt="" width={28} height={28} loading="lazy" />
      <span className={boardStyles.name}>{username}</span>
      {moved !== 0 && (
        <small className="num" data-up={moved > 0 ? "" : undefined}>
          {moved > 0 ? `▲ ${moved}` : `▼ ${-moved}`}
        </small>
      )}
      {counted && <b className="num">{points}</b>}
    </li>
  );
}
