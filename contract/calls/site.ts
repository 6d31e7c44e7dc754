import * as z from "zod";
import { declareCall } from "#call.ts";
import { data, named } from "#envelope.ts";
import { id, shortText, wholeNumber, yesOrNo } from "#fields.ts";

const picture = z.object({
  id: z.int(),
  image: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  openWith: z.enum(["self", "blank"]),
  /** Who pays for it; nobody for what is the site's own. */
  advertiser: z.string().nullable(),
});

/** What depends on where somebody is, and on the day, is kept by nobody. */
const wanted = {
  deviceType: wholeNumber(0, 1).optional().describe("0 desktop, 1 mobile"),
  sportType: wholeNumber(0, 1).optional().describe("0 football, 1 basketball"),
  odds: yesOrNo()
    .default(false)
    .describe("whether odds are shown: what is about gambling is left out where they are not"),
};

const pictures = {
  method: "GET",
  access: "anyone",
  errors: [],
  cache: "never",
  input: z.object({
    ...wanted,
    imageLang: z.string().max(32, "at most 32 characters").optional(),
    imageType: wholeNumber(1, 1).optional(),
  }),
  reply: data(z.array(picture)),
} as const;

export const bannerList = declareCall({
  ...pictures,
  path: "/banner/list",
  summary: "Banners of the carousel for a device, a sport and a language",
});

export const findPicture = declareCall({
  ...pictures,
  path: "/focusPicture/findPicture",
  summary: "The same under the name that older clients use",
});

export const getAdvertisement = declareCall({
  method: "GET",
  path: "/ad/getAdvertisement",
  summary: "The advertisement for a position on a page, or nothing",
  access: "anyone",
  errors: [],
  cache: "never",
  input: z.object({ ...wanted, position: shortText(40) }),
  reply: data(picture.omit({ id: true }).extend({ adId: z.int() }).nullable()),
});

export const updateAdUserViewed = declareCall({
  method: "POST",
  path: "/ad/updateAdUserViewed",
  summary: "Counts that somebody has seen an advertisement, once a day",
  access: "either",
  errors: ["notFound"],
  cache: "never",
  input: z.object({ adId: id() }),
  reply: data(z.null()),
});

export const contentList = declareCall({
  method: "GET",
  path: "/content/list",
  summary: "Tournaments that have a place of their own in the menu: now (timeType 2), or all",
  access: "anyone",
  errors: [],
  cache: { sharedSeconds: 60 },
  input: z.object({
    timeType: wholeNumber(0, 2).optional(),
    language: z.string().max(32, "at most 32 characters").optional(),
    sportType: wholeNumber(0, 1).optional().describe("0 football, 1 basketball"),
  }),
  reply: data(
    z.array(
      z.object({
        key: z.string(),
        /** After the locale. */
        path: z.string(),
        /** The competition's; nothing while the store does not know it. */
        name: z.string().nullable(),
        from: z.string(),
        to: z.string(),
      }),
    ),
  ),
});

export const ip = declareCall({
  method: "GET",
  path: "/ip",
  summary: "The country that the caller is in, two capital letters; empty when it cannot be told",
  access: "anyone",
  errors: [],
  cache: "never",
  input: z.object({}),
  reply: named({ countryCode: z.string() }),
});
