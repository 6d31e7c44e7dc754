import type { Client, GetReply } from "@scoreline/contract/client";
import type { NewsComment } from "@scoreline/contract/schemas/news";
import { idsOf } from "#news/comments/thread.ts";

type Shown = {
  list: readonly NewsComment[];
  /** Told of already. */
  fresh: ReadonlySet<number>;
  total: number;
  /** It begins further down. */
  isLater: boolean;
};

/** How many are read again at once, and how often: who has read far down asks a few times. */
const size = 30;
const mostAsked = 5;

/** What became of a list since it was read, without anything of it being replaced. */
export async function caughtUp(
  get: Client["get"],
  newsId: number,
  { list, fresh, total, isLater }: Shown,
): Promise<{ gone: number[]; added: number[]; total: number }> {
  const own = list.map(({ newsCommentId }) => newsCommentId);
  const newest = Math.max(0, ...idsOf(list), ...fresh);
  const ask = (before: number) =>
    get("/news/listComment", { newsId, size, ...(Number.isFinite(before) && { from: `0-${before}` }) });
  let before = Number.POSITIVE_INFINITY;
  let reply = await ask(before);
  const { totalComments, comments } = reply;
  const newer = idsOf(comments)
    .filter((id) => id > newest)
    .sort((a, b) => b - a);
  // A list that begins further down does not know which of those above it are new: the total does.
  const added = isLater ? newer.slice(0, Math.max(0, totalComments - total)) : newer;
  const gone = goneSince(list, reply, before);
  for (let asked = 1; asked < mostAsked && reply.result.data.next !== null; asked += 1) {
    before = Math.min(Math.max(0, ...own) + 1, ...reply.comments.map(({ newsCommentId }) => newsCommentId));
    if (before <= Math.min(...own)) break;
    reply = await ask(before);
    gone.push(...goneSince(list, reply, before));
  }
  return { gone, added, total: totalComments };
}

/** What of a list is not among the newest before an id any more, as far down as these go. */
function goneSince(
  list: readonly NewsComment[],
  { comments, result }: GetReply<"/news/listComment">,
  before: number,
): number[] {
  const now = new Map(comments.map((comment) => [comment.newsCommentId, comment]));
  const lowest = result.data.next === null ? 0 : Math.min(before, ...now.keys());
  return list.flatMap(({ newsCommentId: id, isGone, childCommentListingRes: { comments: replies } }) => {
    if (id >= before || id < lowest) return [];
    const read = now.get(id);
    if (!read) return [id, ...replies.map((reply) => reply.newsCommentId)];
    const { comments: told, remainingCommentCount } = read.childCommentListingRes;
    const known = new Set(told.map((reply) => reply.newsCommentId));
    const upTo = remainingCommentCount === 0 ? Number.POSITIVE_INFINITY : Math.max(0, ...known);
    const left = replies.filter((reply) => reply.newsCommentId <= upTo && !known.has(reply.newsCommentId));
    return [...(read.isGone && !isGone ? [id] : []), ...left.map((reply) => reply.newsCommentId)];
  });
}
