import { createHash, randomUUID } from "node:crypto";
import type { CallInput, CallReply } from "@scoreline/contract/call";
import type {
  addComment,
  deleteComment,
  likeComment,
  listComment,
  reportComment,
} from "@scoreline/contract/calls/comment";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { NewsComment, NewsReply } from "@scoreline/contract/schemas/news";
import { pictureAddress } from "@scoreline/domain/account/picture";
import { sharedOut } from "@scoreline/domain/comment/share-out";
import { commentRules, readComment, samenessOf } from "@scoreline/domain/comment/text";
import {
  type CommentPlace,
  commentById,
  commentCount,
  likeComment as like,
  likedBy,
  loadComments,
  loadReplies,
  placeOfComment,
  postComment,
  removeComment,
  reportComment as report,
  type StoredComment,
} from "@scoreline/store/comment/comments";
import type { Caller, Handler, Services } from "#handler.ts";

type Listed = CallReply<typeof listComment>;

export const commentCalls: {
  listComment: Handler<typeof listComment>;
  addComment: Handler<typeof addComment>;
  likeComment: Handler<typeof likeComment>;
  deleteComment: Handler<typeof deleteComment>;
  reportComment: Handler<typeof reportComment>;
} = {
  listComment: (input, caller, services) => list(input, caller, services),

  addComment: async ({ newsId, parentId, content, sendKey }, caller, services) => {
    const userId = userOf(caller);
    const read = readComment(content);
    if ("fault" in read) throw new Refusal(read.fault === "long" ? "commentTooLong" : "commentRefused");
    await spend(caller, services, "post");
    const posted = await postComment(services.database, {
      newsId,
      ...(parentId !== undefined && { parentId }),
      userId,
      text: read.text,
      // A text that reads the same is the same; one without a letter is compared as it is.
      sameness: hashed(samenessOf(read.text) || read.text),
      sendKey: sendKey ?? randomUUID(),
      at: services.accounts.now(),
    });
    if (posted === "no story") throw new Refusal("newsNotFound");
    if (posted === "no parent") throw new Refusal("commentNotFound");
    if (posted === "same") throw new Refusal("commentSame");
    services.wake();
    const stored = await commentById(services.database, posted.id);
    if (!stored) throw new Refusal("commentNotFound");
    return succeed({ data: asComment(stored, { first: [] }, new Set(), userId) });
  },

  likeComment: async ({ newsCommentId, like: want }, caller, services) => {
    const userId = userOf(caller);
    await spend(caller, services, "act");
    const liked = await like(services.database, {
      commentId: newsCommentId,
      userId,
      ...(want !== undefined && { want }),
      at: services.accounts.now(),
    });
    if (!liked) throw new Refusal("commentNotFound");
    return succeed({ data: { likes: liked.likes, isLiked: liked.isLiked } });
  },

  deleteComment: async ({ newsCommentId }, caller, services) => {
    const userId = userOf(caller);
    await spend(caller, services, "act");
    const at = services.accounts.now();
    const gone = await removeComment(services.database, { commentId: newsCommentId, why: "deleted", at, userId });
    // Somebody else's is answered like one that is not there.
    if (!gone) throw new Refusal("commentNotFound");
    services.wake();
    return succeed({ data: null });
  },

  reportComment: async ({ newsCommentId }, caller, services) => {
    const userId = userOf(caller);
    await spend(caller, services, "act");
    const { hideAt } = commentRules;
    const at = services.accounts.now();
    const told = await report(services.database, { commentId: newsCommentId, userId, hideAt, at });
    if (!told) throw new Refusal("commentNotFound");
    services.wake();
    return succeed({ data: null });
  },
};

function userOf({ session }: Caller): number {
  if (!session) throw new Refusal("sessionInvalid");
  return session.userId;
}

const hashed = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Of what a user, and whoever shares their address, may write. */
async function spend(caller: Caller, { accounts }: Services, what: "post" | "act"): Promise<void> {
  const userId = userOf(caller);
  const network = caller.visit?.network ?? "unknown";
  const of = (key: string, allowance: { most: number; windowMs: number }) => ({
    key: `comment ${key} ${allowance.windowMs}`,
    allowance,
  });
  const takings =
    what === "post"
      ? [
          ...commentRules.user.map((allowance) => of(`user ${userId}`, allowance)),
          ...commentRules.network.map((allowance) => of(`network ${network}`, allowance)),
        ]
      : [of(`act ${userId}`, commentRules.acts)];
  const { waitMs } = await accounts.limiter.take(takings, accounts.now());
  if (waitMs > 0) throw new Refusal("tooManyTries", [], { waitMs });
}

async function list(input: CallInput<typeof listComment>, caller: Caller, services: Services): Promise<Listed> {
  const { newsId, size, childSize, sort, parentId } = input;
  const { database, boards } = services;
  // Before anything is read: what is written meanwhile is told after this number.
  const { seq } = boards;
  const total = await commentCount(database, newsId);
  if (total === undefined) throw new Refusal("newsNotFound");
  if (parentId !== undefined) return repliesOf(input, parentId, { total, seq }, caller, services);
  const linked = input.commentId === undefined ? undefined : await linkedIn(input.commentId, newsId, services);
  const begin = linked && (await placeOf(linked, services));
  const place = begin ?? readPlace(input.from);
  const before = place ? 0 : (input.page - 1) * size;
  const from = before > 0 ? await placeOfComment(database, { newsId, sort }, before) : place;
  const isPast = before > 0 && !from;
  const found = isPast
    ? []
    : await loadComments(database, {
        newsId,
        sort,
        ...(from && { from, including: begin !== undefined }),
        size: size + 1,
      });
  const shown = found.slice(0, size);
  const shares = sharedOut(
    shown.map((comment) => Math.min(comment.replies, childSize)),
    commentRules.mostReplies,
  );
  const replies = await loadReplies(
    database,
    shown.map(({ id }, index) => ({ parentId: id, most: shares[index] ?? 0 })),
  );
  const told = notTooLong(replies);
  // A reply that was linked to is among them, however many stand before it.
  const alone = linked && linked.parentId !== null && !told.some(({ id }) => id === linked.id) ? linked : undefined;
  const comments = await seenBy(shown, told, caller, services, alone);
  const last = found.length > size ? shown.at(-1) : undefined;
  return {
    ...succeed({
      data: { newsId, next: last ? `${last.likes}-${last.id}` : null, isLater: from !== undefined || isPast, seq },
    }),
    comments,
    totalComments: total,
  };
}

async function linkedIn(id: number, newsId: number, { database }: Services): Promise<StoredComment> {
  const comment = await commentById(database, id);
  if (!comment || comment.newsId !== newsId || comment.gone) throw new Refusal("commentNotFound");
  return comment;
}

/** Where the page of a comment begins: at it, or at the one that it answers. */
async function placeOf(comment: StoredComment, { database }: Services): Promise<CommentPlace> {
  if (comment.parentId === null) return comment;
  const parent = await commentById(database, comment.parentId);
  if (!parent) throw new Refusal("commentNotFound");
  return parent;
}

function readPlace(text: string | undefined): CommentPlace | undefined {
  const [likes, id] = text?.split("-").map(Number) ?? [];
  return likes === undefined || id === undefined || id > 2_147_483_647 ? undefined : { likes, id };
}

async function repliesOf(
  { newsId, childSize, from }: CallInput<typeof listComment>,
  parentId: number,
  { total, seq }: { total: number; seq: number },
  caller: Caller,
  services: Services,
): Promise<Listed> {
  const parent = await commentById(services.database, parentId);
  if (!parent || parent.newsId !== newsId || parent.parentId !== null) throw new Refusal("commentNotFound");
  const size = Math.max(1, childSize);
  const found = await loadReplies(services.database, [{ parentId, most: size + 1 }], readPlace(from)?.id ?? 0);
  const shown = notTooLong(found.slice(0, size));
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  const comments = await seenBy(shown, [], caller, services);
  return {
    ...succeed({ data: { newsId, next: last ? `0-${last.id}` : null, isLater: from !== undefined, seq } }),
    comments,
    totalComments: total,
  };
}

/** The first of them, as far as one answer holds; the rest is asked for from there on. */
function notTooLong(replies: readonly StoredComment[]): StoredComment[] {
  let units = 0;
  return replies.filter(({ text }) => {
    units += text.length;
    return units <= commentRules.mostReplyUnits;
  });
}

async function seenBy(
  shown: readonly StoredComment[],
  replies: readonly StoredComment[],
  { session }: Caller,
  { database }: Services,
  alone?: StoredComment,
): Promise<NewsComment[]> {
  const ids = [...shown, ...replies, ...(alone ? [alone] : [])].map(({ id }) => id);
  const liked = session ? await likedBy(database, session.userId, ids) : new Set<number>();
  const below = Map.groupBy(replies, ({ parentId }) => parentId ?? 0);
  return shown.map((comment) => {
    const own = alone?.parentId === comment.id ? alone : undefined;
    return asComment(comment, { first: below.get(comment.id) ?? [], alone: own }, liked, session?.userId);
  });
}

function asComment(
  comment: StoredComment,
  { first, alone }: { first: readonly StoredComment[]; alone?: StoredComment | undefined },
  liked: ReadonlySet<number>,
  userId: number | undefined,
): NewsComment {
  const told = alone ? [...first, alone] : first;
  const left = Math.max(0, comment.replies - told.length);
  return {
    ...asReply(comment, liked, userId),
    childHasNext: left > 0,
    childCommentListingRes: {
      comments: told.map((reply) => asReply(reply, liked, userId)),
      remainingCommentCount: left,
      next: left > 0 ? `0-${first.at(-1)?.id ?? 0}` : null,
    },
  };
}

function asReply(
  { id, parentId, userId: own, text, at, likes, gone, nickname, drawnAvatar, picture }: StoredComment,
  liked: ReadonlySet<number>,
  userId: number | undefined,
): NewsReply {
  const isGone = gone !== null;
  return {
    newsCommentId: id,
    parentId,
    content: isGone ? "" : text,
    createTime: at,
    username: isGone ? null : nickname,
    profilePicture: isGone || drawnAvatar === null ? null : pictureAddress({ drawn: drawnAvatar, own: picture }),
    likes: isGone ? 0 : likes,
    isLiked: liked.has(id),
    isOwn: !isGone && own !== null && own === userId,
    isGone,
  };
}
