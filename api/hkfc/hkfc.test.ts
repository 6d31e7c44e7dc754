import { createServer as createHttpServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { forwardTo } from "@scoreline/gateways/forward/forward";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ hongKong: true });
});
afterAll(() => server.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await server.app.inject({ method: "GET", url: `/api/hkfc${path}`, headers });
  return { status: reply.statusCode, ...reply.json().result };
};

describe("from our own data", () => {
  test("only Hong Kong's matches are there", async () => {
    const list = await get("/match/getMatchList?date=2026-10-16");
    expect(list.leagueMatchList).toMatchObject([{ leagueId: 1003, matches: [{ matchId: 900, homeTeamScore: 3 }] }]);
    expect((await get("/match/getMatchList?date=2026-11-15")).leagueMatchList).toEqual([]);
    expect((await get("/match/score?matchIds=1,900")).data).toMatchObject([{ matchId: 900 }]);
    expect((await get("/match/info?matchId=900")).data.match).toMatchObject({ matchId: 900 });
    expect((await get("/match/info?matchId=1")).businessCode).toBe(200404);
    expect((await get("/match/event?matchId=4711")).businessCode).toBe(200404);
    expect((await get("/match/lineup?matchId=1")).status).toBe(404);
    expect((await get("/match/liveVideos")).data).toEqual([]);
    expect((await get("/match/knockout")).data).toEqual([]);
  });

  test("the table is that of its first league, and of no other country's", async () => {
    expect((await get("/soccerLeague/ranking")).data.tables[0].total[0]).toMatchObject({ teamId: 1, points: 3 });
    expect((await get("/soccerLeague/ranking?leagueId=1000")).businessCode).toBe(203404);
    expect((await get("/soccerLeague/ranking?leagueId=x")).status).toBe(400);
    expect((await get("/match/score")).status).toBe(400);
  });
});

describe("from another server", () => {
  let other: Server;
  const asked: IncomingMessage[] = [];
  let answer: (
    request: IncomingMessage,
  ) => { status: number; body: string; headers?: Record<string, string> } | undefined;

  beforeAll(async () => {
    other = createHttpServer((request, response) => {
      asked.push(request);
      const given = answer(request);
      if (given) response.writeHead(given.status, given.headers).end(given.body);
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    server.services.hkfc = forwardTo(`http://127.0.0.1:${port}/v1/`, 300);
  });
  afterEach(() => {
    asked.length = 0;
  });
  afterAll(() => {
    delete server.services.hkfc;
    other.closeAllConnections();
    other.close();
  });

  const good = JSON.stringify({ result: { businessCode: 0, message: "Success", data: [{ own: "words" }] } });

  test("the call is passed on without its prefix, and without anything of the caller", async () => {
    answer = () => ({ status: 200, body: good });
    const secrets = { cookie: "session=secret", authorization: "Bearer secret", "x-forwarded-for": "1.2.3.4" };
    const reply = await get("/match/score?matchIds=7,8&token=secret&lang=th_TH&timeZone=Asia/Bangkok", secrets);
    expect(reply).toMatchObject({ status: 200, data: [{ own: "words" }] });
    const [request] = asked;
    const url = new URL(request?.url ?? "", "http://other");
    expect(url.pathname).toBe("/v1/match/score");
    expect(Object.fromEntries(url.searchParams)).toEqual({ matchIds: "7,8", lang: "th_TH", timeZone: "Asia/Bangkok" });
    expect(JSON.stringify(request?.headers)).not.toMatch(/secret|1\.2\.3\.4/);
  });

  test("what cannot be asked is refused before it is passed on", async () => {
    answer = () => ({ status: 200, body: good });
    expect((await get("/match/info?matchId=-1")).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test.each<[string, typeof answer]>([
    ["fails", () => ({ status: 500, body: good })],
    ["is silent for too long", () => undefined],
    ["sends us elsewhere", () => ({ status: 302, body: "", headers: { location: "http://127.0.0.1:1/" } })],
    ["says what is no JSON", () => ({ status: 200, body: "<html>" })],
    ["says something else", () => ({ status: 200, body: "{}" })],
  ])("a server that %s is said to be down", async (_how, given) => {
    answer = given;
    const reply = await get("/soccerLeague/ranking?lang=zh-Hant_HK");
    expect(reply).toMatchObject({
      status: 502,
      businessCode: 100502,
      message: translatorFor("zh-Hant")("error.sourceDown"),
    });
  });

  test("a server that is not there is said to be down", async () => {
    server.services.hkfc = forwardTo("http://127.0.0.1:1", 300);
    expect((await get("/match/liveVideos")).businessCode).toBe(100502);
  });
});
