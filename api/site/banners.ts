import { randomBytes } from "node:crypto";
import { type Banner, readBanners } from "@scoreline/content/banners/banners";
import type { bannerList, findPicture, getAdvertisement, updateAdUserViewed } from "@scoreline/contract/calls/site";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { apiParamLocale } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";
import { sports } from "@scoreline/domain/sport";
import { countView } from "@scoreline/store/advertisement/views";
import { sealed } from "#account/accounts.ts";
import type { Caller, Handler } from "#handler.ts";

const devices = ["desktop", "mobile"] as const;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Where a server has no key, viewers are told apart until it stops. */
const ownSalt = randomBytes(16).toString("base64url");

type Wanted = { deviceType?: number | undefined; sportType?: number | undefined; odds: boolean };

/** Whether a banner is for this reader, on this device, about this sport, now. What is not asked for is not narrowed down. */
function isFor(
  banner: Banner,
  { deviceType, sportType, odds }: Wanted,
  { language, country, now }: { language: LocaleCode; country: string | undefined; now: number },
): boolean {
  const device = deviceType === undefined ? undefined : devices[deviceType];
  const sport = sportType === undefined ? undefined : sports[sportType];
  return (
    (!device || banner.devices.includes(device)) &&
    (!sport || banner.sports.includes(sport)) &&
    banner.words[language] !== undefined &&
    (banner.countries.length === 0 || banner.countries.includes(country ?? "")) &&
    (!banner.from || Date.parse(banner.from) <= now) &&
    (!banner.until || now < Date.parse(banner.until)) &&
    (!banner.gambling || odds)
  );
}

function inLanguage({ art, link, openWith, words, advertiser }: Banner, language: LocaleCode) {
  const { title, text } = words[language] ?? { title: "", text: "" };
  return {
    image: `/banners/${art}`,
    title,
    text,
    link: link.startsWith("/") ? `/${language}${link}` : link,
    openWith,
    advertiser: advertiser ?? null,
  };
}

export function bannerCallsOf(banners: readonly Banner[]): {
  bannerList: Handler<typeof bannerList>;
  findPicture: Handler<typeof findPicture>;
  getAdvertisement: Handler<typeof getAdvertisement>;
  updateAdUserViewed: Handler<typeof updateAdUserViewed>;
} {
  /** Both calls tell the same. */
  const list: Handler<typeof bannerList> & Handler<typeof findPicture> = async (
    input,
    { locale, country },
    { now },
  ) => {
    const language = input.imageLang === undefined ? locale : apiParamLocale(input.imageLang);
    const reader = { language, country, now: now() };
    const shown = banners.filter((banner) => banner.carousel && isFor(banner, input, reader));
    return succeed({ data: shown.map((banner) => ({ id: banner.id, ...inLanguage(banner, language) })) });
  };
  return {
    bannerList: list,
    findPicture: list,

    /** Those of one position take turns by the hour. */
    getAdvertisement: async (input, { locale, country }, { now }) => {
      const reader = { language: locale, country, now: now() };
      const fitting = banners.filter(
        (banner) => (banner.positions as string[]).includes(input.position) && isFor(banner, input, reader),
      );
      const shown = fitting[Math.floor(reader.now / hourMs) % fitting.length];
      return succeed({ data: shown ? { adId: shown.id, ...inLanguage(shown, locale) } : null });
    },

    updateAdUserViewed: async ({ adId }, caller, { adViewed, accounts, database }) => {
      if (!banners.some(({ id, positions }) => id === adId && positions.length > 0)) throw new Refusal("notFound");
      const now = accounts.now();
      const day = new Date(now).toISOString().slice(0, 10);
      const viewer = sealed(accounts.key ?? ownSalt, "ad", ...viewerOf(caller));
      const allowance = { most: 1, windowMs: dayMs - (now % dayMs) };
      const { waitMs } = await accounts.limiter.take([{ key: `ad:${adId}:${day}:${viewer}`, allowance }], now);
      if (waitMs === 0) {
        await countView(database, adId, day);
        adViewed?.(adId);
      }
      return succeed({ data: null });
    },
  };
}

/** An account is one reader on all devices; who has none is told by network and browser. */
function viewerOf({ session, visit }: Caller): string[] {
  return session ? ["user", String(session.userId)] : ["network", visit?.network ?? "unknown", visit?.agent ?? ""];
}

export const bannerCalls = bannerCallsOf(readBanners());
