import type { GetReply } from "@scoreline/contract/client";
import type { NewsComment, NewsReply } from "@scoreline/contract/schemas/news";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { refusalIn } from "#account/refused.ts";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import { useClient, useTopics } from "#live/tab-live.ts";
import { caughtUp } from "#news/comments/catch-up.ts";
import { CommentView } from "#news/comments/comment-view.tsx";
import styles from "#news/comments/comments.module.css";
import { Composer } from "#news/comments/composer.tsx";
import { idsOf, withAdded, withLike, withMore, without, withReplies } from "#news/comments/thread.ts";
import { HiddenNote } from "#reader/hidden/hidden-note.tsx";
import { useOpenCounted } from "#reader/hidden/use-shield.ts";
import { SegmentedChoice } from "#ui/controls/segmented-choice.tsx";
import { showToast } from "#ui/toasts/toasts.ts";

type Listed = GetReply<"/news/listComment">;
type Sort = "newest" | "liked";
type Props = { newsId: number; first: Listed; linked: number | undefined };

/** What people say below a story. What others add is counted, and shown when the reader wants it: nothing moves by itself. */
export function Comments({ newsId, first, linked }: Props) {
  const { user, t } = usePage();
  const { askLogin } = useShell();
  const show = useOpenCounted(`n${newsId}`);
  const { pathname } = useLocation();
  const client = useClient();
  const [list, setList] = useState(first.comments);
  const [next, setNext] = useState(first.result.data.next);
  const [isLater, setLater] = useState(first.result.data.isLater);
  const [total, setTotal] = useState(first.totalComments);
  const [sort, setSort] = useState<Sort>("newest");
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const [answering, setAnswering] = useState<number>();

  useTopics([`news:${newsId}`], first.result.data.seq, {
    onComments: ({ added, gone, total: now }) => {
      setTotal(now);
      if (gone.length > 0) setList((before) => without(before, gone));
      setFresh((before) => {
        const known = new Set(idsOf(list));
        return new Set([...before, ...added].filter((id) => !known.has(id) && !gone.includes(id)));
      });
    },
    onResync: () => void catchUp(),
  });
  useEffect(() => {
    if (linked !== undefined) document.getElementById(`comment-${linked}`)?.scrollIntoView({ block: "center" });
  }, [linked]);

  const told = (error: unknown) =>
    showToast({ type: "error", message: refusalIn(error)?.message ?? t("shell.failure.text") });

  async function load(by: Sort, from?: string): Promise<void> {
    try {
      const reply = await client.fresh.get("/news/listComment", { newsId, sort: by, ...(from && { from }) });
      setList((before) => (from ? withMore(before, reply.comments) : reply.comments));
      setNext(reply.result.data.next);
      setTotal(reply.totalComments);
      if (from) return;
      setLater(false);
      setFresh(new Set());
    } catch (error) {
      told(error);
    }
  }

  /** What was missed is not told: what is gone leaves, what is new is counted, and nothing that is read moves. */
  async function catchUp(): Promise<void> {
    try {
      const { gone, added, total: now } = await caughtUp(client.fresh.get, newsId, { list, fresh, total, isLater });
      if (gone.length > 0) setList((shown) => without(shown, gone));
      setFresh((known) => new Set([...known, ...added].filter((id) => !gone.includes(id))));
      setTotal(now);
    } catch {
      // Nobody asked for it, so nobody is told; it comes again.
    }
  }

  async function loadReplies(comment: NewsComment): Promise<void> {
    const parentId = comment.newsCommentId;
    const from = comment.childCommentListingRes.next ?? "0-0";
    try {
      const reply = await client.fresh.get("/news/listComment", { newsId, parentId, from });
      setList((before) => withReplies(before, parentId, reply.comments, reply.result.data.next));
    } catch (error) {
      told(error);
    }
  }

  const needsLogin = () => {
    if (user) return false;
    askLogin("account", { to: `${pathname}#comments` });
    return true;
  };

  async function like({ newsCommentId: id, likes, isLiked }: NewsReply): Promise<void> {
    if (needsLogin()) return;
    // Shown at once, and taken back where the server does not have it.
    setList((before) => withLike(before, id, { likes: likes + (isLiked ? -1 : 1), isLiked: !isLiked }));
    try {
      const { result } = await client.post("/news/likeComment", { newsCommentId: id, like: !isLiked });
      setList((before) => withLike(before, id, result.data));
    } catch (error) {
      setList((before) => withLike(before, id, { likes, isLiked }));
      told(error);
    }
  }

  async function remove({ newsCommentId: id }: NewsReply): Promise<void> {
    if (!window.confirm(t("news.comment.deleteSure"))) return;
    try {
      await client.post("/news/deleteComment", { newsCommentId: id });
      setList((before) => without(before, [id]));
    } catch (error) {
      told(error);
    }
  }

  async function report({ newsCommentId: id }: NewsReply): Promise<void> {
    if (needsLogin()) return;
    try {
      await client.post("/news/reportComment", { newsCommentId: id });
      showToast({ type: "success", message: t("news.comment.reported") });
    } catch (error) {
      told(error);
    }
  }

  function posted(comment: NewsComment): void {
    setList((before) => withAdded(before, comment));
    setFresh((before) => new Set([...before].filter((id) => id !== comment.newsCommentId)));
    setAnswering(undefined);
  }

  const isHidden = list.length === 0 && total > 0 && first.comments.length === 0;
  const view = (comment: NewsReply, onReply?: () => void) => ({
    comment,
    isLinked: comment.newsCommentId === linked,
    onLike: () => void like(comment),
    ...(onReply && { onReply }),
    onDelete: () => void remove(comment),
    onReport: () => void report(comment),
  });
  return (
    <section id="comments" className={styles.comments} aria-labelledby="comments-title">
      <div className={styles.top}>
        <h2 id="comments-title">
          {t("news.comment.title")} <span className="num">{total}</span>
        </h2>
        {list.length > 1 && (
          <SegmentedChoice
            label={t("news.comment.sort")}
            value={sort}
            choices={(["newest", "liked"] as const).map((value) => ({ value, words: t(`news.comment.${value}`) }))}
            look="bar"
            onChange={(by) => {
              setSort(by);
              void load(by);
            }}
          />
        )}
      </div>
      <Composer newsId={newsId} label={t("news.comment.write")} onPosted={posted} />
      {fresh.size > 0 && (
        <button
          type="button"
          className={styles.fresh}
          onClick={() => {
            // Nobody likes them yet.
            setSort("newest");
            void load("newest");
          }}
        >
          {t("news.comment.fresh", { count: fresh.size })}
        </button>
      )}
      {isLater && (
        <Link
          className={styles.all}
          to={`${pathname}#comments`}
          onClick={(event) => {
            event.preventDefault();
            void load(sort);
          }}
        >
          {t("news.comment.all")}
        </Link>
      )}
      {isHidden && (
        <HiddenNote show={t("shell.hidden.show")} onShow={show}>
          {t("news.comment.hidden")}
        </HiddenNote>
      )}
      {list.length === 0 && !isHidden && <p className={styles.none}>{t("news.comment.none")}</p>}
      <ol className={styles.list}>
        {list.map((comment) => {
          const id = comment.newsCommentId;
          const { comments: replies, remainingCommentCount } = comment.childCommentListingRes;
          const answer = () => (needsLogin() ? undefined : setAnswering(id));
          return (
            <CommentView key={id} {...view(comment, comment.isGone ? undefined : answer)}>
              {replies.length > 0 && (
                <ol className={styles.replies}>
                  {replies.map((reply) => (
                    <CommentView key={reply.newsCommentId} {...view(reply)} />
                  ))}
                </ol>
              )}
              {remainingCommentCount > 0 && (
                <button type="button" className={styles.plain} onClick={() => void loadReplies(comment)}>
                  {t("news.comment.moreReplies", { count: remainingCommentCount })}
                </button>
              )}
              {answering === id && (
                <Composer
                  newsId={newsId}
                  parentId={id}
                  label={t("news.comment.replyTo", { name: comment.username ?? "" })}
                  autoFocus
                  onPosted={posted}
                  onCancel={() => setAnswering(undefined)}
                />
              )}
            </CommentView>
          );
        })}
      </ol>
      {next !== null && (
        <button type="button" className={styles.more} onClick={() => void load(sort, next)}>
          {t("news.comment.more")}
        </button>
      )}
    </section>
  );
}
