import { likesToTell } from "@scoreline/domain/notify/likes";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { users } from "../schema/accounts.ts";
import { alerts } from "../schema/notify.ts";
import { postAlert, takeBackAlerts } from "./alerts.ts";
import { titledStories } from "./story-titles.ts";

export const replyKey = (commentId: number) => `reply:${commentId}`;

/** So much of a reply stands in the list; the rest is where it leads. */
const mostLetters = 200;

type Reply = { id: number; newsId: number; userId: number; text: string; at: number };

/** Tells whoever was answered, in the transaction that writes the reply. Nobody hears of themselves. */
export async function tellReply(tx: Queryable, reply: Reply, answered: number | null): Promise<void> {
  if (answered === null || answered === reply.userId) return;
  const [story] = await titledStories(tx, [reply.newsId]);
  const [author] = await tx.select({ name: users.nickname }).from(users).where(eq(users.id, reply.userId));
  if (!story || !author) return;
  const { id, newsId, at } = reply;
  // On one line: in a list lines are things that happened.
  const said = reply.text.replace(/\s+/g, " ");
  const letters = [...said];
  const text = letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join("")}…` : said;
  const body = { newsId, sport: story.sport, newsTitle: story.title, by: author.name ?? "", text, commentId: id };
  await postAlert(tx, {
    key: replyKey(id),
    kind: "reply",
    body: { about: "reply", ...body },
    at,
    happenedAt: at,
    audience: { userId: answered },
  });
}

type Likes = { commentId: number; newsId: number; userId: number | null; likes: number; at: number };

/** Tells the author of a comment how many like it, at a few numbers, each once however often a like comes and goes. */
export async function tellLikes(tx: Queryable, { commentId, newsId, userId, likes, at }: Likes): Promise<void> {
  const count = likesToTell(likes);
  if (userId === null || count === undefined) return;
  const [story] = await titledStories(tx, [newsId]);
  if (!story) return;
  await postAlert(tx, {
    key: `likes:${commentId}:${count}`,
    kind: "likes",
    body: { about: "likes", newsId, sport: story.sport, newsTitle: story.title, count, commentId },
    at,
    happenedAt: at,
    audience: { userId },
  });
}

/** Whoever leaves is named in nobody's list: before their comments lose their name. */
export async function takeBackReplies(tx: Queryable, userId: number): Promise<void> {
  const replies = sql`select 'reply:' || id from comments where user_id = ${userId} and parent_id is not null`;
  await takeBackAlerts(tx, sql`${alerts.key} in (${replies})`);
}
