import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localeCodes } from "@scoreline/domain/names";
import { sports } from "@scoreline/domain/sport";
import * as z from "zod";

/** Where the pictures lie; the server hands them out under `/banners/`. */
export const bannerArtDirectory = join(import.meta.dirname, "art");

const words = z.object({ title: z.string().min(1), text: z.string().min(1) });

/** A banner of the carousel. Its words are text, not part of the picture: they are read aloud and set in the right script. */
const banner = z.object({
  id: z.int().min(1),
  art: z.string().regex(/^[\w-]+\.svg$/, "the name of an SVG file in art/"),
  /** A page of this site after the locale, a query on the page that shows it, or an https address. */
  link: z.string().regex(/^(\/|\?|https:\/\/)/),
  openWith: z.enum(["self", "blank"]),
  sports: z.array(z.enum(sports)).min(1),
  devices: z.array(z.enum(["desktop", "mobile"])).min(1),
  /** Places on pages where it stands as an advertisement, beside its turn in the carousel. */
  positions: z.array(z.string().regex(/^[a-z-]+$/)).default([]),
  words: z.record(z.enum(localeCodes), words),
});
export type Banner = z.infer<typeof banner>;

/** `content/banners/banners.json`, in the order of the carousel. */
export function readBanners(): readonly Banner[] {
  return z.array(banner).parse(JSON.parse(readFileSync(join(import.meta.dirname, "banners.json"), "utf8")));
}
