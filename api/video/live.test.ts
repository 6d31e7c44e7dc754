import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { MatchVideo } from "@scoreline/domain/match/details/details";
import { footballHead, playing, smallNow } from "@scoreline/live/testing/small-store";
import { saveParts } from "@scoreline/store/match/details";
import { saveMatches } from "@scoreline/store/match/matches";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createServer } from "#server.ts";
import { type TestServer, testServer } from "#testing/server.ts";
import { signedLink } from "#video/link.ts";
import { serveLiveVideo } from "#video/serve.ts";

const minute = 60_000;
const [soon, early, on, over] = [80, 81, 82, 83];
/** Whoever streams. */
let vendor: Server;
let streams: string;
const playlists = new Map<string, string>();
/** What was asked of them. */
const asked: string[] = [];
let server: TestServer;
let app: FastifyInstance;

beforeAll(async () => {
  vendor = createHttpServer((request, response) => {
    asked.push(request.url ?? "");
    const text = playlists.get(request.url ?? "");
    response.writeHead(text ? 200 : 404).end(text);
  });
  await new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  streams = `http://${host}`;
  playlists.set("/index.m3u8", "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/index.m3u8");
  playlists.set("/low/index.m3u8", "#EXTM3U\n#EXTINF:2,\n1.ts");
  playlists.set("/astray.m3u8", "#EXTM3U\n#EXTINF:2,\nhttps://evil.example/1.ts");

  server = await testServer({ hongKong: true });
  const { database, boards } = server.services;
  server.services.video = { hosts: { files: [host], frames: ["player.example"] }, liveCountries: [] };
  const state = { kind: "finished", decided: "regular", score: { current: { home: 1, away: 0 } } } as const;
  const at = (id: number, own: Parameters<typeof footballHead>[1]) => ({ ...footballHead(id, own), stateAt: 0 });
  await saveMatches(database, [
    at(soon, { kickoff: smallNow + 14 * minute }),
    at(early, { kickoff: smallNow + 16 * minute }),
    at(on, { competitionId: 1003, seasonId: 1003, kickoff: smallNow - 30 * minute, state: playing(1, 0) }),
    at(over, { kickoff: smallNow - 120 * minute, state }),
  ]);
  const live = (id: string, path: string, own?: Partial<MatchVideo>): MatchVideo => ({
    id,
    kind: "live",
    at: smallNow,
    url: `${streams}${path}`,
    ...own,
  });
  const stream = live("tv", "/index.m3u8");
  const data = [
    stream,
    live("astray", "/astray.m3u8"),
    live("gone", "/gone.m3u8"),
    live("thai", "/index.m3u8", { countries: ["TH"] }),
    live("file", "/live.mp4"),
    live("film", "/film.mp4", { kind: "highlights" }),
    live("thai film", "/film.mp4", { kind: "highlights", countries: ["TH"] }),
    live("frame", "", { url: "https://player.example/1" }),
  ];
  await saveParts(database, [
    ...[soon, early, over].map((matchId) => ({ matchId, part: "videos" as const, at: 0, data: [stream] })),
    { matchId: on, part: "videos", at: 0, data },
    {
      matchId: on,
      part: "info",
      at: 0,
      data: { broadcasts: [{ channel: "TV 1", country: "hk", url: "https://tv.example/" }] },
    },
  ]);
  await boards.reload(smallNow);
  app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  serveLiveVideo(app, server.services);
  await app.ready();
});

afterEach(() => {
  server.services.now = () => smallNow;
});

afterAll(async () => {
  vendor.closeAllConnections();
  vendor.close();
  await app.close();
  await server.close();
});

type Video = { videoId: string; kind: string; way: string; url: string | null; withheld: string | null };
async function videosOf(matchId: number, headers: Record<string, string> = {}): Promise<Video[]> {
  const reply = await server.app.inject({ url: `/api/match/getHighlightList?matchId=${matchId}`, headers });
  return reply.json().result.data.videos;
}
async function linkTo(videoId: string, headers: Record<string, string>): Promise<string> {
  return (await videosOf(on, headers)).find((video) => video.videoId === videoId)?.url ?? "";
}

describe("where a live picture is", () => {
  test("is told to a user alone, as a link of ours; the address of whoever streams is told to nobody", async () => {
    const { authorization } = await server.signIn();
    const told = await videosOf(on, { authorization });
    expect(told.find(({ videoId }) => videoId === "tv")).toMatchObject({ way: "hls", withheld: null });
    expect(told.find(({ videoId }) => videoId === "tv")?.url).toMatch(/^\/video\/live\?link=[\w.-]+$/);
    // A player of others takes over by itself: there is nothing of ours that could hold a link.
    expect(told.find(({ videoId }) => videoId === "frame")).toMatchObject({
      way: "embed",
      url: "https://player.example/1",
    });
    const liveOf = (videos: Video[]) => videos.filter(({ kind }) => kind === "live");
    expect(JSON.stringify(liveOf(told))).not.toContain(streams);
    for (const video of liveOf(await videosOf(on))) expect(video).toMatchObject({ url: null, withheld: "session" });
  });

  test("what was filmed needs no session, but the right country", async () => {
    const films = async (country: string) =>
      (await videosOf(on, { "x-country": country })).flatMap(({ kind, url, withheld }) =>
        kind === "highlights" ? [[url, withheld]] : [],
      );
    const told = [`${streams}/film.mp4`, null];
    expect(await films("TH")).toEqual([told, told]);
    expect(await films("VN")).toEqual([told, [null, "country"]]);
  });

  test("is told from a quarter of an hour before kick-off to the end", async () => {
    const { authorization } = await server.signIn();
    const ids = async (matchId: number) => (await videosOf(matchId, { authorization })).map(({ videoId }) => videoId);
    expect(await ids(soon)).toEqual(["tv"]);
    expect(await ids(early)).toEqual([]);
    expect(await ids(over)).toEqual([]);
    server.services.now = () => smallNow + minute;
    expect(await ids(early)).toEqual(["tv"]);
  });

  test("is told where it may be shown, and not to who is nobody knows where", async () => {
    const { authorization } = await server.signIn();
    const thai = async (country?: string) => {
      const videos = await videosOf(on, { authorization, ...(country && { "x-country": country }) });
      return videos.find(({ videoId }) => videoId === "thai");
    };
    expect(await thai("TH")).toMatchObject({ withheld: null });
    for (const country of ["VN", "XX", undefined])
      expect(await thai(country)).toMatchObject({ url: null, withheld: "country" });
    const door = server.services.video ?? expect.fail();
    server.services.video = { ...door, liveCountries: ["JP"] };
    for (const { kind, url, withheld } of await videosOf(on, { authorization, "x-country": "TH" }))
      expect([kind, withheld, url === null]).toEqual(kind === "live" ? [kind, "country", true] : [kind, null, false]);
    server.services.video = door;
  });

  test("Hong Kong's list says it in the same way", async () => {
    const { authorization } = await server.signIn();
    const list = async (headers: Record<string, string>) =>
      (await server.app.inject({ url: "/api/hkfc/match/liveVideos", headers })).json().result.data as (Video & {
        channel: string;
      })[];
    const told = await list({ authorization, "x-country": "HK" });
    expect(told.length).toBe(7);
    expect(told.find(({ channel }) => channel === "TV 1")).toMatchObject({
      url: "https://tv.example/",
      withheld: null,
    });
    expect(told[0]?.url).toMatch(/^\/video\/live\?link=/);
    for (const video of await list({ "x-country": "HK" }))
      expect(video).toMatchObject({ url: null, withheld: "session" });
    const abroad = await list({ authorization, "x-country": "JP" });
    expect(abroad.find(({ channel }) => channel === "TV 1")).toMatchObject({ url: null, withheld: "country" });
  });
});

describe("a link", () => {
  test("leads through the playlists to the pieces of film", async () => {
    const { authorization } = await server.signIn();
    const headers = { authorization };
    const first = await app.inject({ url: await linkTo("tv", headers), headers });
    expect(first.headers).toMatchObject({
      "content-type": "application/vnd.apple.mpegurl",
      "cache-control": "private, no-store",
    });
    const variant = first.body.split("\n").at(-1) ?? "";
    expect(variant).toMatch(/^\/video\/live\?link=[\w.-]+&part=[\w.-]+$/);
    expect((await app.inject({ url: variant, headers })).body).toBe(`#EXTM3U\n#EXTINF:2,\n${streams}/low/1.ts`);
    const file = await app.inject({ url: await linkTo("file", headers), headers });
    expect([file.statusCode, file.headers.location]).toEqual([302, `${streams}/live.mp4`]);
  });

  test("is fetched once for all who watch within a moment, and kept where everything is weighed", async () => {
    const { authorization } = await server.signIn();
    const headers = { authorization };
    const link = await linkTo("tv", headers);
    server.services.now = () => smallNow + 30_000;
    const { budget } = server.services.caches;
    budget.deleteAll("playlist ");
    const [before, bytes] = [asked.length, budget.bytes];
    await Promise.all(Array.from({ length: 5 }, () => app.inject({ url: link, headers })));
    expect(asked.slice(before)).toEqual(["/index.m3u8"]);
    expect(budget.bytes).toBeGreaterThan(bytes);
    server.services.now = () => smallNow + 31_000;
    await app.inject({ url: link, headers });
    expect(asked.slice(before)).toEqual(["/index.m3u8", "/index.m3u8"]);
  });

  test("is of no use to another user, to nobody, after its time, or changed", async () => {
    const [mine, another] = [await server.signIn(), await server.signIn()];
    const headers = { authorization: mine.authorization };
    const link = await linkTo("tv", headers);
    const variant = (await app.inject({ url: link, headers })).body.split("\n").at(-1) ?? "";
    const status = async (url: string, own: Record<string, string>) =>
      (await app.inject({ url, headers: own })).statusCode;
    for (const url of [link, variant]) {
      expect(await status(url, headers)).toBe(200);
      expect(await status(url, { authorization: another.authorization })).toBe(403);
      expect(await status(url, {})).toBe(403);
      expect(await status(url, { authorization: "Bearer nobody" })).toBe(403);
    }
    const [about = "", seal = ""] = link.split("link=")[1]?.split(".") ?? [];
    const later = Buffer.from(JSON.stringify([on, "tv", smallNow + 1e9])).toString("base64url");
    const forged = [`${later}.${seal}`, `${about}.${seal.slice(1)}`, about, `.${seal}`, `${about}.${seal}.`, "", "a.b"];
    for (const text of forged) expect([text, await status(`/video/live?link=${text}`, headers)]).toEqual([text, 403]);
    expect(await status("/video/live", headers)).toBe(403);
    expect(await status(`${link}&link=x`, headers)).toBe(403);
    // What we fetch is what we have named: a part of somebody's own making is not asked for.
    const inside = Buffer.from(JSON.stringify(`${streams}/secret`)).toString("base64url");
    for (const part of [`${inside}.${seal}`, inside, "", `${about}.${seal}`])
      expect([part, await status(`${link}&part=${part}`, headers)]).toEqual([part, 403]);
    server.services.now = () => smallNow + 5 * minute - 1;
    expect(await status(link, headers)).toBe(200);
    server.services.now = () => smallNow + 5 * minute;
    expect(await status(link, headers)).toBe(403);
  });

  test("ends with the match, and is held against the country each time", async () => {
    const { authorization, session } = await server.signIn();
    const thai = { authorization, "x-country": "TH" };
    const link = await linkTo("thai", thai);
    expect((await app.inject({ url: link, headers: thai })).statusCode).toBe(200);
    expect((await app.inject({ url: link, headers: { authorization, "x-country": "VN" } })).statusCode).toBe(403);
    const { key = "" } = server.services.accounts;
    const ended = signedLink(key, session.userId, { matchId: over, videoId: "tv" }, smallNow + minute);
    expect((await app.inject({ url: ended, headers: thai })).statusCode).toBe(404);
  });

  test.each(["astray", "gone"])("a stream that is %s is said to be down", async (videoId) => {
    const { authorization } = await server.signIn();
    const reply = await app.inject({ url: await linkTo(videoId, { authorization }), headers: { authorization } });
    expect([reply.statusCode, reply.body.includes("evil.example")]).toEqual([502, false]);
  });
});
