import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { news } from "./news.ts";

/** Why a comment is not shown: its author took it back, many reported it, an operator removed it. */
export type CommentGone = "deleted" | "reported" | "removed";

export const comments = pgTable(
  "comments",
  {
    id: serial().primaryKey(),
    newsId: integer("news_id")
      .notNull()
      .references(() => news.id, { onDelete: "cascade" }),
    /** A reply's comment; replies have none. */
    parentId: integer("parent_id"),
    /** Nobody's, once the account is gone. */
    userId: integer("user_id"),
    text: text().notNull(),
    at: instant().notNull(),
    likes: integer().notNull().default(0),
    /** Replies that can be read. */
    replies: integer().notNull().default(0),
    reports: integer().notNull().default(0),
    gone: text().$type<CommentGone>(),
    /** The client's own key of the sending: the same one is not written twice. */
    sendKey: text("send_key").notNull(),
    /** Of the text as people read it: the same is not said twice below one story. */
    sameness: text().notNull(),
  },
  (table) => [
    uniqueIndex("comments_sending").on(table.userId, table.sendKey),
    uniqueIndex("comments_same").on(table.userId, table.newsId, table.sameness),
    index("comments_newest").on(table.newsId, table.id).where(sql`${table.parentId} is null`),
    index("comments_replies").on(table.newsId, table.parentId, table.id),
    index("comments_liked").on(table.newsId, table.likes, table.id),
    index("comments_reported").on(table.gone, table.reports),
  ],
);

export const commentLikes = pgTable(
  "comment_likes",
  {
    commentId: integer("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    userId: integer("user_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] }), index("comment_likes_user").on(table.userId)],
);

export const commentReports = pgTable(
  "comment_reports",
  {
    commentId: integer("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    userId: integer("user_id").notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] })],
);
