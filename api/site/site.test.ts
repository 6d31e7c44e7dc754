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

test.each(["/banner/list?sportType=2", "/banner/list?deviceType=phone", "/content/list?timeType=9"])(
  "%s is refused",
  async (path) => expect((await get(path)).status).toBe(400),
);

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
