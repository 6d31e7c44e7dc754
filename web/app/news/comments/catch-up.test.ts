import type { Client, GetReply } from "@scoreline/contract/client";
import type { NewsComment, NewsReply } from "@scoreline/contract/schemas/news";
import { expect, test } from "vitest";
import { caughtUp } from "#news/comments/catch-up.ts";

const said = (newsCommentId: number, parentId: number | null = null): NewsReply => ({
  newsCommentId,
  parentId,
  content: `c${newsCommentId}`,
  createTime: 0,
  username: "Mai",
  profilePicture: null,
  likes: 0,
  isLiked: false,
  isOwn: false,
  isGone: false,
});

function comment(id: number, replies: number[] = [], remainingCommentCount = 0): NewsComment {
  const childCommentListingRes = { comments: replies.map((one) => said(one, id)), remainingCommentCount, next: null };
  return { ...said(id), childHasNext: remainingCommentCount > 0, childCommentListingRes };
}

/** As the server answers, of what stands there now: the newest first. */
function server(stored: readonly NewsComment[]) {
  const asked: object[] = [];
  const get = async (_path: string, wanted: { size: number; from?: string }) => {
    asked.push(wanted);
    const before = Number(wanted.from?.split("-")[1] ?? Number.POSITIVE_INFINITY);
    const left = stored.filter(({ newsCommentId }) => newsCommentId < before);
    const comments = left.slice(0, wanted.size);
    const next = left.length > wanted.size ? `0-${comments.at(-1)?.newsCommentId}` : null;
    const total = stored.reduce((sum, one) => sum + 1 + one.childCommentListingRes.comments.length, 0);
    const reply = { result: { data: { next } }, comments, totalComments: total };
    return reply as unknown as GetReply<"/news/listComment">;
  };
  return { asked, get: get as unknown as Client["get"] };
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => comment(from - index));
const shown = (list: NewsComment[], own: object = {}) => ({
  list,
  fresh: new Set<number>(),
  total: list.length,
  isLater: false,
  ...own,
});

test("what is new is counted once, and what is gone is named", async () => {
  const list = [comment(9, [12, 13]), comment(8), comment(7)];
  const { get, asked } = server([comment(20), comment(9, [12, 21]), { ...comment(8, [14]), isGone: true }]);
  expect(await caughtUp(get, 1, shown(list, { fresh: new Set([14]) }))).toEqual({
    gone: [13, 8, 7],
    added: [21, 20],
    total: 6,
  });
  expect(asked).toHaveLength(1);
});

test("replies that were not read yet are neither new nor gone", async () => {
  const list = [comment(9, [12], 30)];
  const { get } = server([comment(9, [10, 12, 13], 28)]);
  expect(await caughtUp(get, 1, shown(list))).toMatchObject({ gone: [], added: [13] });
  const { get: fewer } = server([comment(9, [10, 11], 28)]);
  expect((await caughtUp(fewer, 1, shown(list))).gone).toEqual([]);
});

test("who has read far down is told of all of it, in a few questions", async () => {
  const stored = down(100, 1).filter(({ newsCommentId }) => newsCommentId !== 45);
  const read = server(stored);
  expect((await caughtUp(read.get, 1, shown(down(100, 41)))).gone).toEqual([45]);
  expect(read.asked).toHaveLength(2);
  const whole = server(down(900, 1));
  await caughtUp(whole.get, 1, shown(down(900, 1)));
  expect(whole.asked).toHaveLength(5);
});

test("a list that begins further down is compared where it begins, and knows how many are new", async () => {
  const list = down(40, 31);
  const { get, asked } = server([...down(203, 201), ...down(200, 1).filter((one) => one.newsCommentId !== 33)]);
  expect(await caughtUp(get, 1, shown(list, { isLater: true, total: 200 }))).toEqual({
    gone: [33],
    added: [203, 202],
    total: 202,
  });
  expect(asked).toEqual([
    { newsId: 1, size: 30 },
    { newsId: 1, size: 30, from: "0-41" },
  ]);
});

test("an empty list asks once", async () => {
  const { get, asked } = server(down(90, 1));
  expect((await caughtUp(get, 1, shown([]))).added).toHaveLength(30);
  expect(asked).toHaveLength(1);
});
