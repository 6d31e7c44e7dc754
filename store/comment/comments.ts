import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../engine/open.ts";
import { postFacts } from "../log/outbox.ts";
import { takeBackAlert } from "../notify/alerts.ts";
import { replyKey, tellLikes, tellReply } from "../notify/tell-comments.ts";
import { pictures, users } from "../schema/accounts.ts";
import { type CommentGone, commentLikes, commentReports, comments } from "../schema/comments.ts";
import { news } from "../schema/news.ts";

export type NewComment = {
  newsId: number;
  /** The comment that is answered; one that is a reply itself, or stands below another story, is none. */
  parentId?: number;
  userId: number;
  text: string;
  sameness: string;
  sendKey: string;
  at: number;
};

export type Posted =
  /** `again` where the same sending came before: it was written once. */
  | { id: number; again: boolean; answered?: { commentId: number; userId: number | null } }
  | "no story"
  | "no parent"
  | "same";

/** Writes a comment once, however often the same sending arrives. */
export async function postComment(database: Database, comment: NewComment): Promise<Posted> {
  return database.transaction(async (tx) => {
    const [story] = await tx
      .select({ id: news.id })
      .from(news)
      .where(and(eq(news.id, comment.newsId), eq(news.withdrawn, false)));
    if (!story) return "no story";
    const parent = comment.parentId === undefined ? undefined : await parentOf(tx, comment.newsId, comment.parentId);
    if (comment.parentId !== undefined && !parent) return "no parent";
    const [added] = await tx
      .insert(comments)
      .values({ ...comment, parentId: comment.parentId ?? null })
      .onConflictDoNothing()
      .returning({ id: comments.id });
    if (!added) return sentBefore(tx, comment);
    if (parent)
      await tx
        .update(comments)
        .set({ replies: sql`${comments.replies} + 1` })
        .where(eq(comments.id, parent.id));
    await count(tx, comment.newsId, 1, { added: [added.id], gone: [] }, comment.at);
    if (parent) await tellReply(tx, { id: added.id, ...comment }, parent.userId);
    return { id: added.id, again: false, ...(parent && { answered: { commentId: parent.id, userId: parent.userId } }) };
  });
}

async function sentBefore(tx: Queryable, { userId, sendKey }: NewComment): Promise<Posted> {
  const [before] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.sendKey, sendKey)));
  return before ? { id: before.id, again: true } : "same";
}

async function parentOf(tx: Queryable, newsId: number, id: number) {
  const [parent] = await tx
    .select({ id: comments.id, userId: comments.userId })
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.newsId, newsId), isNull(comments.parentId), isNull(comments.gone)));
  return parent;
}

/** How many there are below a story, and the word of it for those who look at it. */
async function count(
  tx: Queryable,
  newsId: number,
  by: number,
  told: { added: number[]; gone: number[] },
  at: number,
): Promise<void> {
  const [row] = await tx
    .update(news)
    .set({ comments: sql`${news.comments} + ${by}` })
    .where(eq(news.id, newsId))
    .returning({ total: news.comments });
  await postFacts(tx, at, [{ kind: "comments", newsId, ...told, total: row?.total ?? 0 }]);
}

export type Liked = { likes: number; isLiked: boolean; newsId: number; userId: number | null } | undefined;

/** Likes a comment, or takes it back; without `want` whichever it was not. However many at once, one user counts once. */
export async function likeComment(
  database: Database,
  { commentId, userId, want, at }: { commentId: number; userId: number; want?: boolean; at: number },
): Promise<Liked> {
  return database.transaction(async (tx) => {
    // The row is held: two at once count one after the other.
    const { rows } = await tx.execute<{ newsId: number; userId: number | null }>(sql`
      select news_id as "newsId", user_id as "userId" from ${comments}
      where id = ${commentId} and gone is null for update`);
    const [found] = rows;
    if (!found) return undefined;
    const mine = and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId));
    const removed =
      want === true ? [] : await tx.delete(commentLikes).where(mine).returning({ id: commentLikes.commentId });
    const isWanted = want ?? removed.length === 0;
    const added = isWanted
      ? await tx
          .insert(commentLikes)
          .values({ commentId, userId })
          .onConflictDoNothing()
          .returning({ id: commentLikes.commentId })
      : [];
    const [row] = await tx
      .update(comments)
      .set({ likes: sql`${comments.likes} + ${added.length - removed.length}` })
      .where(eq(comments.id, commentId))
      .returning({ likes: comments.likes });
    const likes = row?.likes ?? 0;
    if (added.length > 0 && found.userId !== userId) await tellLikes(tx, { commentId, likes, at, ...found });
    return { likes, isLiked: isWanted, ...found };
  });
}

/** Takes comments off; says whether there was one. With `userId` only that user's own. */
export async function removeComment(
  database: Database,
  { commentId, why, at, userId }: { commentId: number; why: CommentGone; at: number; userId?: number },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const own = userId === undefined ? undefined : eq(comments.userId, userId);
    const [found] = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.id, commentId), own))
      .for("update");
    if (!found || found.gone === "deleted" || (found.gone !== null && why !== "removed")) return false;
    await tx
      .update(comments)
      // What one has taken back may be said again; what a person removed may not.
      .set({ gone: why, ...(why === "deleted" && { sameness: `gone ${commentId}`, text: "" }) })
      .where(eq(comments.id, commentId));
    if (found.gone === null) await uncount(tx, found, at);
    await takeBackAlert(tx, replyKey(commentId));
    return true;
  });
}

async function uncount(tx: Transaction, found: typeof comments.$inferSelect, at: number): Promise<void> {
  if (found.parentId !== null)
    await tx
      .update(comments)
      .set({ replies: sql`${comments.replies} - 1` })
      .where(eq(comments.id, found.parentId));
  await count(tx, found.newsId, -1, { added: [], gone: [found.id] }, at);
}

/** An operator has looked at it and lets it stand. */
export async function restoreComment(database: Database, commentId: number, at: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [found] = await tx
      .update(comments)
      .set({ gone: null, reports: 0 })
      .where(and(eq(comments.id, commentId), inArray(comments.gone, ["reported", "removed"])))
      .returning();
    if (!found) return false;
    if (found.parentId !== null)
      await tx
        .update(comments)
        .set({ replies: sql`${comments.replies} + 1` })
        .where(eq(comments.id, found.parentId));
    await count(tx, found.newsId, 1, { added: [commentId], gone: [] }, at);
    return true;
  });
}

/** Says whether there is such a comment; from `hideAt` reports on it is hidden until an operator has looked. */
export async function reportComment(
  database: Database,
  { commentId, userId, hideAt, at }: { commentId: number; userId: number; hideAt: number; at: number },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [found] = await tx.select().from(comments).where(eq(comments.id, commentId)).for("update");
    if (!found || found.gone !== null) return false;
    const [added] = await tx
      .insert(commentReports)
      .values({ commentId, userId, at })
      .onConflictDoNothing()
      .returning({ id: commentReports.commentId });
    if (!added) return true;
    const hides = found.reports + 1 >= hideAt;
    await tx
      .update(comments)
      .set({ reports: found.reports + 1, ...(hides && { gone: "reported" as const }) })
      .where(eq(comments.id, commentId));
    if (hides) {
      await uncount(tx, found, at);
      await takeBackAlert(tx, replyKey(commentId));
    }
    return true;
  });
}

export async function commentsForOperator(database: Queryable, limit: number) {
  return database
    .select()
    .from(comments)
    .where(sql`${comments.reports} > 0 and ${comments.gone} is distinct from 'deleted'`)
    .orderBy(desc(comments.reports), desc(comments.id))
    .limit(limit);
}

export type StoredComment = {
  id: number;
  newsId: number;
  parentId: number | null;
  userId: number | null;
  text: string;
  at: number;
  likes: number;
  replies: number;
  gone: CommentGone | null;
  /** Nothing of an account that is gone. */
  nickname: string | null;
  drawnAvatar: number | null;
  picture: string | null;
};

const shown = {
  id: comments.id,
  newsId: comments.newsId,
  parentId: comments.parentId,
  userId: comments.userId,
  text: comments.text,
  at: comments.at,
  likes: comments.likes,
  replies: comments.replies,
  gone: comments.gone,
  nickname: users.nickname,
  drawnAvatar: users.drawnAvatar,
  picture: pictures.name,
};

export type CommentPlace = { likes: number; id: number };
export type CommentSort = "newest" | "liked";

type Below = { newsId: number; sort: CommentSort; from?: CommentPlace; including?: boolean };

/** One page of a story's comments, from a place on; with `including` a page that begins at that one. */
export async function loadComments(database: Queryable, asked: Below & { size: number }): Promise<StoredComment[]> {
  return database
    .select(shown)
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(pictures, eq(pictures.userId, comments.userId))
    .where(below(asked))
    .orderBy(...inOrder(asked.sort))
    .limit(asked.size);
}

/** The last of the first so many, after which a page that has only a number begins; nothing where there are not so many. */
export async function placeOfComment(
  database: Queryable,
  asked: Below,
  count: number,
): Promise<CommentPlace | undefined> {
  const places = await database
    .select({ likes: comments.likes, id: comments.id })
    .from(comments)
    .where(below(asked))
    .orderBy(...inOrder(asked.sort))
    .limit(count);
  return places[count - 1];
}

function below({ newsId, sort, from, including = false }: Below) {
  const than = sql.raw(including ? "<=" : "<");
  const after = from
    ? sort === "newest"
      ? sql`${comments.id} ${than} ${from.id}`
      : sql`(${comments.likes}, ${comments.id}) ${than} (${from.likes}, ${from.id})`
    : undefined;
  return and(eq(comments.newsId, newsId), isNull(comments.parentId), after, readable);
}

const inOrder = (sort: CommentSort) =>
  sort === "newest" ? [desc(comments.id)] : [desc(comments.likes), desc(comments.id)];

/** Of one that is gone the replies can still be read. */
const readable = sql`(${comments.gone} is null or ${comments.replies} > 0)`;

/** The first replies of each, the oldest first and no more of one than it says; or of one from a place on. */
export async function loadReplies(
  database: Queryable,
  of: readonly { parentId: number; most: number }[],
  after = 0,
): Promise<StoredComment[]> {
  const asked = of.filter(({ most }) => most > 0);
  if (asked.length === 0) return [];
  const list = (values: readonly number[]) => sql`${`{${values.join()}}`}::int[]`;
  const { rows } = await database.execute<{ id: number }>(sql`
    select reply.id from unnest(${list(asked.map(({ parentId }) => parentId))}, ${list(asked.map(({ most }) => most))})
      as parent (id, most)
    cross join lateral (
      select id from ${comments} where news_id = (select news_id from ${comments} where id = parent.id)
        and parent_id = parent.id and gone is null and id > ${after} order by id limit parent.most
    ) as reply`);
  if (rows.length === 0) return [];
  const found = await database
    .select(shown)
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(pictures, eq(pictures.userId, comments.userId))
    .where(sql`${comments.id} = any(${list(rows.map(({ id }) => id))})`);
  return found.sort((a, b) => a.id - b.id);
}

export async function commentById(database: Queryable, id: number): Promise<StoredComment | undefined> {
  const [found] = await database
    .select(shown)
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(pictures, eq(pictures.userId, comments.userId))
    .where(eq(comments.id, id));
  return found;
}

/** Those of the comments that a user likes. */
export async function likedBy(database: Queryable, userId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: commentLikes.commentId })
    .from(commentLikes)
    .where(and(eq(commentLikes.userId, userId), inArray(commentLikes.commentId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** How many can be read below a story. */
export async function commentCount(database: Queryable, newsId: number): Promise<number | undefined> {
  const [row] = await database
    .select({ total: news.comments })
    .from(news)
    .where(and(eq(news.id, newsId), eq(news.withdrawn, false)));
  return row?.total;
}
