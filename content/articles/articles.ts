import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** The languages that articles are written in. */
export const articleLocales = ["vn", "th"] as const;
export type ArticleLocale = (typeof articleLocales)[number];

const head = z.strictObject({
  id: z.string().regex(/^(vn|th)_article\d{4}$/),
  /** The last part of its address, in letters of its language. */
  url: z.string().regex(/^[\p{L}\p{M}\p{N}-]{2,80}$/u),
  linkText: z.string().min(1).max(60),
  titleTag: z.string().min(10).max(80),
  metaDescription: z.string().min(40).max(220),
  title: z.string().min(5).max(120),
});

/** Its text is Markdown; a line such as `::table football/england/premier-league` is a part that lives. */
export type Article = z.infer<typeof head> & { locale: ArticleLocale; body: string };

/** The files of `content/articles/`, in the order of their numbers. Read once, at start. */
export function readArticles(): readonly Article[] {
  return articleLocales.flatMap((locale) => {
    const folder = join(import.meta.dirname, locale);
    const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
    return names.sort().map((name) => articleOf(locale, name, readFileSync(join(folder, name), "utf8")));
  });
}

function articleOf(locale: ArticleLocale, name: string, text: string): Article {
  const [, lines = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fields = lines.split("\n").map((line) => {
    const colon = line.indexOf(": ");
    return [line.slice(0, colon), line.slice(colon + 2)];
  });
  const read = head.safeParse(Object.fromEntries(fields));
  if (!read.success) throw new Error(`content/articles/${locale}/${name}: ${z.prettifyError(read.error)}`);
  return { ...read.data, locale, body: body.trim() };
}
