import { type Banner, readBanners } from "@scoreline/content/banners/banners";
import type { bannerList, findPicture } from "@scoreline/contract/calls/site";
import { succeed } from "@scoreline/contract/envelope";
import { apiParamLocale } from "@scoreline/domain/languages";
import { sports } from "@scoreline/domain/sport";
import type { Handler } from "#handler.ts";

const banners = readBanners();
const devices = ["desktop", "mobile"] as const;

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
  return succeed({
    data: banners.filter(fits).map(({ id, art, link, openWith, words }) => ({
      id,
      image: `/banners/${art}`,
      ...words[language],
      link: link.startsWith("/") ? `/${language}${link}` : link,
      openWith,
    })),
  });
};

export const bannerCalls: { bannerList: Handler<typeof bannerList>; findPicture: Handler<typeof findPicture> } = {
  bannerList: list,
  findPicture: list,
};
