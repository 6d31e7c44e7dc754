import type { NewsComment, NewsReply } from "@scoreline/contract/schemas/news";

/** Lists of comments, changed without a word to the server: each returns a new list. */

export function withAdded(list: readonly NewsComment[], added: NewsComment): NewsComment[] {
  if (added.parentId === null) return [added, ...without(list, [added.newsCommentId])];
  return list.map((comment) => {
    if (comment.newsCommentId !== added.parentId) return comment;
    const { comments, ...rest } = comment.childCommentListingRes;
    const replies = [...comments.filter((reply) => reply.newsCommentId !== added.newsCommentId), asReply(added)];
    return { ...comment, childCommentListingRes: { ...rest, comments: replies } };
  });
}

/** One that has replies stays for them. */
export function without(list: readonly NewsComment[], gone: readonly number[]): NewsComment[] {
  return list.flatMap((comment) => {
    const { comments, ...rest } = comment.childCommentListingRes;
    const replies = comments.filter(({ newsCommentId }) => !gone.includes(newsCommentId));
    const childCommentListingRes = { ...rest, comments: replies };
    if (!gone.includes(comment.newsCommentId)) return [{ ...comment, childCommentListingRes }];
    if (replies.length + rest.remainingCommentCount === 0) return [];
    return [{ ...comment, content: "", username: null, profilePicture: null, isGone: true, childCommentListingRes }];
  });
}

export function withLike(
  list: readonly NewsComment[],
  id: number,
  { likes, isLiked }: Pick<NewsReply, "likes" | "isLiked">,
): NewsComment[] {
  return list.map((comment) => {
    const own = comment.newsCommentId === id ? { ...comment, likes, isLiked } : comment;
    const { comments, ...rest } = own.childCommentListingRes;
    const replies = comments.map((reply) => (reply.newsCommentId === id ? { ...reply, likes, isLiked } : reply));
    return { ...own, childCommentListingRes: { ...rest, comments: replies } };
  });
}

export function withMore(list: readonly NewsComment[], more: readonly NewsComment[]): NewsComment[] {
  return [...new Map([...list, ...more].map((comment) => [comment.newsCommentId, comment])).values()];
}

/** The comments and replies of a list, each by its id. */
export function idsOf(list: readonly NewsComment[]): number[] {
  return list.flatMap(({ newsCommentId, childCommentListingRes: { comments } }) => [
    newsCommentId,
    ...comments.map((reply) => reply.newsCommentId),
  ]);
}

/** More replies of one, from the place on to which it had them; one that was linked to falls into its place. */
export function withReplies(
  list: readonly NewsComment[],
  parentId: number,
  more: readonly NewsReply[],
  next: string | null,
): NewsComment[] {
  return list.map((comment) => {
    if (comment.newsCommentId !== parentId) return comment;
    const { comments, remainingCommentCount } = comment.childCommentListingRes;
    const known = new Map([...comments, ...more.map(asReply)].map((reply) => [reply.newsCommentId, reply]));
    const replies = [...known.values()].sort((a, b) => a.newsCommentId - b.newsCommentId);
    const left = next === null ? 0 : Math.max(1, remainingCommentCount - (known.size - comments.length));
    return {
      ...comment,
      childHasNext: next !== null,
      childCommentListingRes: { comments: replies, remainingCommentCount: left, next },
    };
  });
}

function asReply(comment: NewsReply): NewsReply {
  const { newsCommentId, parentId, content, createTime, username, profilePicture, likes, isLiked, isOwn, isGone } =
    comment;
  return { newsCommentId, parentId, content, createTime, username, profilePicture, likes, isLiked, isOwn, isGone };
}
