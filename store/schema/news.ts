import type { LocaleCode, Names } from "@scoreline/domain/names";
import type { NewsCategory, NewsTagKind } from "@scoreline/domain/news/news";
import type { Sport } from "@scoreline/domain/sport";
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, unique } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Whoever signs stories, by the source's own key. */
export const newsAuthors = pgTable(
  "news_authors",
  {
    id: serial().primaryKey(),
    source: text().notNull(),
    key: text().notNull(),
    names: jsonb().$type<Names>().notNull(),
  },
  (table) => [unique("news_authors_key").on(table.source, table.key)],
);

export const news = pgTable(
  "news",
  {
    id: serial().primaryKey(),
    source: text().notNull(),
    ref: text().notNull(),
    sport: text().$type<Sport>().notNull(),
    category: text().$type<NewsCategory>().notNull(),
    authorId: integer("author_id").notNull(),
    publishedAt: instant("published_at").notNull(),
    /** The source's time of what it says now. */
    updatedAt: instant("updated_at").notNull(),
    /** When what it said turned out wrong and was put right: its readers are told. */
    correctedAt: instant("corrected_at"),
    /** What it is mostly about: its picture is drawn from it. */
    matchId: integer("match_id"),
    competitionId: integer("competition_id"),
    /** 0 to 100. */
    weight: integer().notNull(),
    /** Taken off by an operator. */
    withdrawn: boolean().notNull().default(false),
    /** Comments that can be read, replies among them. */
    comments: integer().notNull().default(0),
  },
  (table) => [
    unique("news_ref").on(table.source, table.ref),
    index("news_by_time").on(table.publishedAt, table.id),
    index("news_by_sport").on(table.sport, table.publishedAt, table.id),
    index("news_by_category").on(table.category, table.publishedAt, table.id),
    index("news_by_author").on(table.authorId, table.publishedAt, table.id),
  ],
);

export const newsTexts = pgTable(
  "news_texts",
  {
    newsId: integer("news_id")
      .notNull()
      .references(() => news.id, { onDelete: "cascade" }),
    locale: text().$type<LocaleCode>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Markdown, with our ids in its blocks and links. */
    text: text().notNull(),
    /** A person has changed it: the source's word no longer counts. */
    edited: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.newsId, table.locale] })],
);

export const newsTags = pgTable(
  "news_tags",
  {
    kind: text().$type<NewsTagKind>().notNull(),
    thingId: integer("thing_id").notNull(),
    publishedAt: instant("published_at").notNull(),
    newsId: integer("news_id")
      .notNull()
      .references(() => news.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.thingId, table.newsId] }),
    index("news_tags_by_time").on(table.kind, table.thingId, table.publishedAt, table.newsId),
    index("news_tags_news").on(table.newsId),
  ],
);
