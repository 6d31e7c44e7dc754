import type { NewsComment, NewsReply } from "@scoreline/contract/schemas/news";

/** Lists of comments, changed without a word to the server: each returns a new list. */

export function withAdded(list: readonly NewsComment[], added: NewsComment): NewsComment[] {
  if (added.parentId === null) return [added, ...without(list, [added.newsCommentId])];
  return list.map((comment) => {
    if (comment.newsCommentId !== added.parentId) return comment;
    const { comments, remainingCommentCount } = comment.childCommentListingRes;
    const replies = [...comments.filter((reply) => reply.newsCommentId !== added.newsCommentId), asReply(added)];
    return { ...comment, childCommentListingRes: { comments: replies, remainingCommentCount } };
  });
}

/** One that has replies stays for them. */
export function without(list: readonly NewsComment[], gone: readonly number[]): NewsComment[] {
  return list.flatMap((comment) => {
    const { comments, remainingCommentCount } = comment.childCommentListingRes;
    const replies = comments.filter(({ newsCommentId }) => !gone.includes(newsCommentId));
    const childCommentListingRes = { comments: replies, remainingCommentCount };
    if (!gone.includes(comment.newsCommentId)) return [{ ...comment, childCommentListingRes }];
    if (replies.length + remainingCommentCount === 0) return [];
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
    const { comments, remainingCommentCount } = own.childCommentListingRes;
    const replies = comments.map((reply) => (reply.newsCommentId === id ? { ...reply, likes, isLiked } : reply));
    return { ...own, childCommentListingRes: { comments: replies, remainingCommentCount } };
  });
}

export function withMore(list: readonly NewsComment[], more: readonly NewsComment[]): NewsComment[] {
  return [...new Map([...list, ...more].map((comment) => [comment.newsCommentId, comment])).values()];
}

export function withReplies(
  list: readonly NewsComment[],
  parentId: number,
  more: readonly NewsReply[],
  isMore: boolean,
): NewsComment[] {
  return list.map((comment) => {
    if (comment.newsCommentId !== parentId) return comment;
    const { comments, remainingCommentCount } = comment.childCommentListingRes;
    const known = new Map([...comments, ...more.map(asReply)].map((reply) => [reply.newsCommentId, reply]));
    const left = isMore ? Math.max(1, remainingCommentCount - (known.size - comments.length)) : 0;
    return {
      ...comment,
      childHasNext: isMore,
      childCommentListingRes: { comments: [...known.values()], remainingCommentCount: left },
    };
  });
}

function asReply(comment: NewsReply): NewsReply {
  const { newsCommentId, parentId, content, createTime, username, profilePicture, likes, isLiked, isOwn, isGone } =
    comment;
  return { newsCommentId, parentId, content, createTime, username, profilePicture, likes, isLiked, isOwn, isGone };
}
