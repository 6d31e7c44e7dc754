import { type Banner, readBanners } from "@scoreline/content/banners/banners";
import type { bannerList, findPicture, getAdvertisement, updateAdUserViewed } from "@scoreline/contract/calls/site";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { apiParamLocale } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";
import { sports } from "@scoreline/domain/sport";
import type { Handler } from "#handler.ts";

const banners = readBanners();
const devices = ["desktop", "mobile"] as const;

function inLanguage({ art, link, openWith, words }: Banner, language: LocaleCode) {
  return {
    image: `/banners/${art}`,
    ...words[language],
    link: link.startsWith("/") ? `/${language}${link}` : link,
    openWith,
  };
}

/** Both calls tell the same; what is not asked for is not narrowed down. */
const list: Handler<typeof bannerList> & Handler<typeof findPicture> = async (
  { deviceType, imageLang, sportType },
  { locale },
) => {
  const device = deviceType === undefined ? undefined : devices[deviceType];
  const sport = sportType === undefined ? undefined : sports[sportType];
  const language = imageLang === undefined ? locale : apiParamLocale(imageLang);
  const fits = (banner: Banner) =>
    (!device || banner.devices.includes(device)) && (!sport || banner.sports.includes(sport));
  return succeed({ data: banners.filter(fits).map((banner) => ({ id: banner.id, ...inLanguage(banner, language) })) });
};

/** An advertisement is a banner that has a place on a page. */
const advertisements: {
  getAdvertisement: Handler<typeof getAdvertisement>;
  updateAdUserViewed: Handler<typeof updateAdUserViewed>;
} = {
  getAdvertisement: async ({ position }, { locale }) => {
    const shown = banners.find(({ positions }) => positions.includes(position));
    return succeed({ data: shown ? { adId: shown.id, ...inLanguage(shown, locale) } : null });
  },

  updateAdUserViewed: async ({ adId }, _caller, { adViewed }) => {
    if (!banners.some(({ id, positions }) => id === adId && positions.length > 0)) throw new Refusal("notFound");
    adViewed?.(adId);
    return succeed({ data: null });
  },
};

export const bannerCalls: {
  bannerList: Handler<typeof bannerList>;
  findPicture: Handler<typeof findPicture>;
} & typeof advertisements = { bannerList: list, findPicture: list, ...advertisements };
