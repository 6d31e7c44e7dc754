import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteLinks } from "@scoreline/site/links";
import * as z from "zod";
import { readArticles } from "#articles/articles.ts";

const link = z.string().regex(/^(https:\/\/|mailto:)\S+$/, "an https or mailto address");
const networks = z.array(z.object({ network: z.string().min(1), url: link }));
const file = z.object({
  support: link,
  social: z.partialRecord(z.enum(["en", "th", "vn", "kh", "zh-Hans", "zh-Hant", "ja", "pt"]), networks),
  app: z.object({ ios: link, android: link, androidInThailand: z.object({ th: link, en: link }) }),
});

/** `content/site/site.json`, which whoever runs a site fills in. Read once, at start. */
export function readSiteLinks(): SiteLinks {
  const links = file.parse(JSON.parse(readFileSync(join(import.meta.dirname, "site.json"), "utf8")));
  const articles = Object.groupBy(readArticles(), ({ locale }) => locale);
  return { ...links, articles };
}
