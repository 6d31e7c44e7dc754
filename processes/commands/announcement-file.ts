import { phoneCountries } from "@scoreline/domain/account/phone-countries";
import { localeCodes } from "@scoreline/domain/names";
import { announcementLimits } from "@scoreline/domain/notify/announcement";
import type { NewAnnouncement } from "@scoreline/store/notify/announcements";
import * as z from "zod";

const text = z.strictObject({
  title: z.string().trim().min(1).max(announcementLimits.title),
  content: z.string().trim().min(1).max(announcementLimits.content),
});
const instant = z.iso.datetime({ offset: true }).transform((at) => Date.parse(at));

/** What operators write: texts by language, English at least; for whom, and from when until when. */
const announcementFile = z.strictObject({
  texts: z.strictObject({
    ...(Object.fromEntries(localeCodes.map((locale) => [locale, text.optional()])) as Record<
      Exclude<(typeof localeCodes)[number], "en">,
      z.ZodOptional<typeof text>
    >),
    en: text,
  }),
  countries: z.array(z.enum(phoneCountries)).default([]),
  languages: z.array(z.enum(localeCodes)).default([]),
  /** A page of this site without its language, or another site. */
  link: z.union([z.string().regex(/^\/(?!\/)/), z.url({ protocol: /^https$/ })]).optional(),
  from: instant.optional(),
  until: instant.optional(),
});

/** Says what is wrong where it cannot be read. */
export function readAnnouncement(content: string, now: number): NewAnnouncement | { wrong: string } {
  let raw: unknown;
  try {
    raw = JSON.parse(content);
  } catch {
    return { wrong: "it is no JSON" };
  }
  const parsed = announcementFile.safeParse(raw);
  if (!parsed.success) return { wrong: z.prettifyError(parsed.error) };
  const { from = now, until = null, link = null, texts, ...rest } = parsed.data;
  if (until !== null && until <= from) return { wrong: "it ends before it begins" };
  return { ...rest, texts: texts as NewAnnouncement["texts"], link, from, until };
}
