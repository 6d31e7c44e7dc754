import { readBanners } from "@scoreline/content/banners/banners";
import { viewsByDay } from "@scoreline/store/advertisement/views";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bannerCallsOf } from "#site/banners.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await server.app.inject({ url: `/api${path}`, headers });
  return { status: reply.statusCode, result: reply.json().result };
};

test("banners are those of the sport, in the language of the picture or the reader", async () => {
  const { result } = await get("/banner/list?deviceType=0&imageType=1&sportType=1&lang=th_TH");
  expect(result.data[0]).toEqual({
    id: 1,
    image: "/banners/goals.svg",
    title: "ฟุตบอลสดตอนนี้",
    text: "ทุกประตู ทันทีที่เข้า",
    link: "/th/football/matches?status=live",
    openWith: "self",
    advertiser: null,
  });
  const older = await get("/focusPicture/findPicture?sportType=0&imageLang=vi_VN&lang=en");
  expect(older.result.data[0].title).toBe("Bóng rổ, từng hiệp một");
  expect((await get("/banner/list")).result.data).toHaveLength(3);
});

const view = async (adId: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: "POST",
    url: "/api/ad/updateAdUserViewed",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams({ adId }).toString(),
  });

test("an advertisement has its position, and is counted once a day for each who saw it", async () => {
  const { services } = server;
  const { result } = await get("/ad/getAdvertisement?position=home&lang=vi_VN");
  expect(result.data).toMatchObject({
    adId: 3,
    image: "/banners/curtain.svg",
    title: "Xem lại sau?",
    openWith: "self",
    advertiser: null,
  });
  expect((await get("/ad/getAdvertisement?position=nowhere")).result).toMatchObject({ businessCode: 0, data: null });

  const seen: number[] = [];
  services.adViewed = (adId) => seen.push(adId);
  const { now } = services.accounts;
  const at = Date.parse("2026-11-17T23:00:00Z");
  services.accounts.now = () => at;
  expect((await view("3")).json().result).toMatchObject({ businessCode: 0, message: "Success" });
  await Promise.all(Array.from({ length: 10 }, () => view("3")));
  expect(seen).toEqual([3]);
  // Another browser, and an account, which is one reader wherever it is.
  const { authorization } = await server.signIn();
  await view("3", { "user-agent": "Mozilla/5.0 (iPhone) Safari/605" });
  await view("3", { authorization });
  await view("3", { authorization, "user-agent": "Mozilla/5.0 (iPhone) Safari/605" });
  expect(seen).toEqual([3, 3, 3]);
  services.accounts.now = () => at + 7_200_000;
  await view("3");
  expect(seen).toHaveLength(4);
  services.accounts.now = now;
  expect(await viewsByDay(services.database, 10)).toEqual([
    { adId: 3, day: "2026-11-18", views: 1 },
    { adId: 3, day: "2026-11-17", views: 3 },
  ]);

  // A banner without a place is no advertisement.
  expect((await view("1")).statusCode).toBe(404);
  expect((await view("99")).statusCode).toBe(404);
  expect((await view("three")).statusCode).toBe(400);
  expect((await view("3", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
});

describe("who sees what", () => {
  const words = { title: "Boots", text: "For you" };
  const base = {
    art: "goals.svg",
    link: "https://shop.example",
    openWith: "blank",
    advertiser: "Shop",
    words: { en: words },
  };
  const everywhere = {
    ...base,
    sports: ["football", "basketball"],
    devices: ["desktop", "mobile"],
    positions: ["home"],
  };
  const one = (own: object) => readBanners(JSON.stringify([{ id: 1, ...everywhere, ...own }]));
  const now = Date.parse("2026-11-18T12:00:00Z");
  const shown = async (own: object, asked: object = {}, who: object = {}) => {
    const { getAdvertisement, bannerList } = bannerCallsOf(one(own));
    const caller = { locale: "en", timeZone: "UTC", country: "TH", ...who } as const;
    const services = { ...server.services, now: () => now };
    const ad = await getAdvertisement({ position: "home", odds: false, ...asked }, caller, services);
    const list = await bannerList({ odds: false, ...asked }, caller, services);
    const both = [ad, list].map((reply) => (reply as { result: { data: unknown } }).result.data);
    expect([both[0] !== null]).toEqual([(both[1] as unknown[]).length > 0]);
    return both[0] !== null;
  };

  test.each([
    ["everybody", {}, {}, {}, true],
    ["the device", { devices: ["mobile"] }, { deviceType: 0 }, {}, false],
    ["the device", { devices: ["mobile"] }, { deviceType: 1 }, {}, true],
    ["the sport", { sports: ["basketball"] }, { sportType: 0 }, {}, false],
    ["the sport", { sports: ["basketball"] }, { sportType: 1 }, {}, true],
    ["the language", {}, {}, { locale: "th" }, false],
    ["the language", { words: { th: words } }, {}, { locale: "th" }, true],
    ["the country", { countries: ["VN", "KH"] }, {}, {}, false],
    ["the country", { countries: ["VN", "TH"] }, {}, {}, true],
    ["the country, where it is not known", { countries: ["TH"] }, {}, { country: "" }, false],
    ["the first day", { from: "2026-11-18T12:00:01Z" }, {}, {}, false],
    ["the first day", { from: "2026-11-18T12:00:00Z" }, {}, {}, true],
    ["the last day", { until: "2026-11-18T12:00:00Z" }, {}, {}, false],
    ["the last day", { until: "2026-11-18T19:00:01+07:00" }, {}, {}, true],
    ["gambling, without odds", { gambling: true, countries: ["TH"] }, {}, {}, false],
    ["gambling, with odds", { gambling: true, countries: ["TH"] }, { odds: true }, {}, true],
    ["gambling, elsewhere", { gambling: true, countries: ["PH"] }, { odds: true }, {}, false],
  ])("by %s: %j, asked for with %j by %j", async (_name, own, asked, who, is) => {
    expect(await shown(own, asked, who)).toBe(is);
  });
});

test("a tournament that is on is told with its name", async () => {
  const { services } = server;
  const known = [...services.boards.catalogue.competitions.values()][0];
  if (!known) throw new Error("the small store has no competition");
  services.boards.catalogue.competitions.set(67, { ...known, id: 67, names: { en: "Euro 2024", th: "ยูโร 2024" } });
  const { now } = services;
  services.now = () => Date.parse("2024-06-18T12:00:00Z");
  const { result } = await get("/content/list?timeType=2&sportType=0&lang=th_TH");
  services.now = now;
  expect(result.data).toEqual([
    { key: "uefa2024", path: "uefa2024/matches/67", name: "ยูโร 2024", from: "2024-06-15", to: "2024-07-15" },
  ]);
});

test.each([
  "/ad/getAdvertisement",
  "/banner/list?sportType=2",
  "/banner/list?deviceType=phone",
  "/content/list?timeType=9",
])("%s is refused", async (path) => expect((await get(path)).status).toBe(400));

test("tournaments are in the menu while they are played", async () => {
  expect((await get("/content/list?timeType=2&sportType=0")).result.data).toEqual([]);
  const all = (await get("/content/list")).result.data;
  expect(all.map(({ path }: { path: string }) => path)).toEqual([
    "world-cup-2022/matches/75",
    "uefa2024/matches/67",
    "copa2024/matches/224",
  ]);
  expect((await get("/content/list?sportType=1")).result.data).toEqual([]);
});

test("the country is what the proxy says, else what clock and language suggest, else nothing", async () => {
  expect(await get("/ip", { "x-country": "JP" })).toMatchObject({ result: { message: "Success", countryCode: "JP" } });
  expect((await get("/ip?timeZone=Asia/Bangkok")).result.countryCode).toBe("TH");
  expect((await get("/ip?lang=km_KH")).result.countryCode).toBe("KH");
  expect((await get("/ip", { "x-country": "<script>" })).result.countryCode).toBe("");
});
