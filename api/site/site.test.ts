import { afterAll, beforeAll, expect, test } from "vitest";
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
  });
  const older = await get("/focusPicture/findPicture?sportType=0&imageLang=vi_VN&lang=en");
  expect(older.result.data[0].title).toBe("Bóng rổ, từng hiệp một");
  expect((await get("/banner/list")).result.data).toHaveLength(3);
});

test("an advertisement has its position, and every look at it is counted", async () => {
  const { result } = await get("/ad/getAdvertisement?position=match&lang=vi_VN");
  expect(result.data).toMatchObject({
    adId: 3,
    image: "/banners/curtain.svg",
    title: "Xem lại sau?",
    openWith: "self",
  });
  expect((await get("/ad/getAdvertisement?position=nowhere")).result).toMatchObject({ businessCode: 0, data: null });

  const seen: number[] = [];
  server.services.adViewed = (adId) => seen.push(adId);
  const view = async (form: string) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return server.app.inject({ method: "POST", url: "/api/ad/updateAdUserViewed", headers, payload: form });
  };
  expect((await view("adId=3")).json().result).toMatchObject({ businessCode: 0, message: "Success" });
  // A banner without a place is no advertisement.
  expect((await view("adId=1")).statusCode).toBe(404);
  expect((await view("adId=99")).statusCode).toBe(404);
  expect((await view("adId=three")).statusCode).toBe(400);
  expect(seen).toEqual([3]);
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
