import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localeCodes } from "@scoreline/domain/names";
import { sports } from "@scoreline/domain/sport";
import { adPositions, isBannerLink } from "@scoreline/site/advertisement";
import * as z from "zod";

/** Where the pictures lie; the server hands them out under `/banners/`. */
export const bannerArtDirectory = join(import.meta.dirname, "art");

const words = z.strictObject({ title: z.string().min(1).max(60), text: z.string().min(1).max(90) });

/** A banner or an advertisement. Its words are text, not part of the picture: they are read aloud and set in the right script. */
const banner = z
  .strictObject({
    id: z.int().min(1),
    art: z.string().regex(/^[\w-]+\.svg$/, "the name of an SVG file in art/"),
    link: z.string().refine(isBannerLink, "a page of this site after the locale, a query, or an https address"),
    openWith: z.enum(["self", "blank"]),
    sports: z.array(z.enum(sports)).min(1),
    devices: z.array(z.enum(["desktop", "mobile"])).min(1),
    /** Where its readers are, two capital letters each; without any it is for all of them. */
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
    /** From the first instant to the last one before the second. */
    from: z.iso.datetime({ offset: true }).optional(),
    until: z.iso.datetime({ offset: true }).optional(),
    /** Whether it has a turn in the carousel. */
    carousel: z.boolean().default(true),
    /** Places on pages where it stands as an advertisement. */
    positions: z.array(z.enum(adPositions)).default([]),
    /** Who pays for it; nobody does for what is our own. */
    advertiser: z.string().min(1).max(60).optional(),
    /** Shown to those alone who want odds, and only in the countries that it names. */
    gambling: z.boolean().default(false),
    /** In the languages that it is for. */
    words: z.partialRecord(z.enum(localeCodes), words).refine((some) => Object.keys(some).length > 0),
  })
  .refine(({ gambling, countries, advertiser }) => !gambling || (countries.length > 0 && advertiser !== undefined), {
    message: "what is about gambling names its countries and who pays for it",
  })
  .refine(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), {
    message: "it ends after it begins",
  });
export type Banner = z.infer<typeof banner>;

/** `content/banners/banners.json`, in the order of the carousel. A mistake stops the start, and says where it is. */
export function readBanners(text = readFileSync(join(import.meta.dirname, "banners.json"), "utf8")): readonly Banner[] {
  return z.array(banner).parse(JSON.parse(text));
}
