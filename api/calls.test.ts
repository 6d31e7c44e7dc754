import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { changesSomething } from "@scoreline/contract/call";
import { calls } from "@scoreline/contract/calls";
import { errorCatalogue } from "@scoreline/contract/errors";
import { apiParams } from "@scoreline/domain/languages";
import { localeCodes } from "@scoreline/domain/names";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { Budget } from "@scoreline/live/cache/budget";
import { addAnnouncement } from "@scoreline/store/notify/announcements";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Caches } from "#cache/caches.ts";
import { inProcessSend } from "#dispatch.ts";
import { callCosts } from "#limits/costs.ts";
import { createServer, serveApi } from "#server.ts";
import { goodInput, refusedInput } from "#testing/good-input.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ hongKong: true, contests: true });
  const texts = { en: { title: "News", content: "Of ours" } };
  await addAnnouncement(server.services.database, { texts, from: server.services.now() - 1 });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: "GET", url: `/api${path}`, headers });
const idsIn = (body: { result: { leagueMatchList: { matches: { matchId: number }[] }[] } }) =>
  body.result.leagueMatchList.flatMap((group) => group.matches.map((match) => match.matchId));

test("every call is listed with who may call it", () => {
  const listed = Object.values(calls).map(({ method, path, access }) => `${access} ${method} ${path}`);
  expect(listed.sort()).toMatchInlineSnapshot(`
    [
      "anyone GET /ad/getAdvertisement",
      "anyone GET /banner/list",
      "anyone GET /basketball/country/search",
      "anyone GET /basketball/h2h/info",
      "anyone GET /basketball/highlight/highlightList",
      "anyone GET /basketball/league/leagueList",
      "anyone GET /basketball/league/ranking",
      "anyone GET /basketball/league/rankingHistory",
      "anyone GET /basketball/match/boxScore",
      "anyone GET /basketball/match/commentary",
      "anyone GET /basketball/match/event",
      "anyone GET /basketball/match/getFixtureByLeague",
      "anyone GET /basketball/match/getMatchList",
      "anyone GET /basketball/match/info",
      "anyone GET /basketball/match/score",
      "anyone GET /basketball/match/stat",
      "anyone GET /basketball/player/info",
      "anyone GET /basketball/team/info",
      "anyone GET /competition/sidebar",
      "anyone GET /content/article",
      "anyone GET /content/list",
      "anyone GET /contest/entries",
      "anyone GET /contest/roots",
      "anyone GET /country/search",
      "anyone GET /focusPicture/findPicture",
      "anyone GET /h2h/info",
      "anyone GET /h2h/odds",
      "anyone GET /highlight/highlightList",
      "anyone GET /hkfc/match/event",
      "anyone GET /hkfc/match/getMatchList",
      "anyone GET /hkfc/match/info",
      "anyone GET /hkfc/match/knockout",
      "anyone GET /hkfc/match/lineup",
      "anyone GET /hkfc/match/score",
      "anyone GET /hkfc/soccerLeague/ranking",
      "anyone GET /ip",
      "anyone GET /last/{side}",
      "anyone GET /league/all",
      "anyone GET /league/info",
      "anyone GET /league/leaders",
      "anyone GET /league/teamOfTheWeek",
      "anyone GET /league/teamStatistics",
      "anyone GET /match/afc_2024/getMatchListv4",
      "anyone GET /match/afc_2024/knockout",
      "anyone GET /match/afcon_2024/getMatchListv4",
      "anyone GET /match/afcon_2024/knockout",
      "anyone GET /match/analysis/getCurrentSeasonStatByMatch",
      "anyone GET /match/analysis/getMatchTips",
      "anyone GET /match/analysis/getMediaTips",
      "anyone GET /match/analysis/getSquadStatus",
      "anyone GET /match/analysis/getTeamStatComparison",
      "anyone GET /match/commentary",
      "anyone GET /match/copa_2024/getMatchListv4",
      "anyone GET /match/copa_2024/knockout",
      "anyone GET /match/event/pastGoalRate",
      "anyone GET /match/featured",
      "anyone GET /match/getFixtureByLeague",
      "anyone GET /match/getLiveTrackerUrl",
      "anyone GET /match/getMatchList",
      "anyone GET /match/getMatchListByTeam",
      "anyone GET /match/getMatchListv2",
      "anyone GET /match/getMatchListv2WC",
      "anyone GET /match/getMatchListv4",
      "anyone GET /match/getSeasonListByLeagueId",
      "anyone GET /match/gs_event",
      "anyone GET /match/info",
      "anyone GET /match/lineup",
      "anyone GET /match/listOdds",
      "anyone GET /match/nearestDays",
      "anyone GET /match/nextFiveMatch",
      "anyone GET /match/odds/europeOdds",
      "anyone GET /match/odds/handicap",
      "anyone GET /match/odds/latestEuropeOdds",
      "anyone GET /match/odds/latestThreePeriod",
      "anyone GET /match/odds/overUnder",
      "anyone GET /match/score",
      "anyone GET /match/stat",
      "anyone GET /match/stat/goal",
      "anyone GET /match/touches",
      "anyone GET /match/uefa_euro_2024/getMatchListv4",
      "anyone GET /match/uefa_euro_2024/knockout",
      "anyone GET /match/winRate",
      "anyone GET /news/getAllNewsList",
      "anyone GET /news/getNewsDetail",
      "anyone GET /news/getNewsListByAuthor",
      "anyone GET /news/getNewsListByCategory",
      "anyone GET /news/getNewsListByTag",
      "anyone GET /news/search",
      "anyone GET /notification/announcement",
      "anyone GET /notification/push/key",
      "anyone GET /player/getPerformance",
      "anyone GET /player/info",
      "anyone GET /soccer/getLeagueStandingStatByMatch",
      "anyone GET /soccerLeague/leagueList",
      "anyone GET /soccerLeague/ranking",
      "anyone GET /soccerLeague/ranking_history",
      "anyone GET /soccerLeague/subLeagueList",
      "anyone GET /team/info",
      "anyone GET /user/getCaptcha",
      "anyone GET /user/getLoginMethod",
      "anyone GET /user/getSignUpMethod",
      "anyone POST /newsLetter/confirm",
      "anyone POST /newsLetter/unsubscribe",
      "anyone POST /user/firebase/forgotPassword/changePassword",
      "anyone POST /user/firebase/forgotPassword/validate",
      "anyone POST /user/firebase/login",
      "anyone POST /user/firebase/signup",
      "anyone POST /user/forgotPassword/changePassword",
      "anyone POST /user/forgotPassword/getCode",
      "anyone POST /user/forgotPassword/validate",
      "anyone POST /user/getWLGP",
      "anyone POST /user/getWSUP",
      "anyone POST /user/login",
      "anyone POST /user/loginOtp",
      "anyone POST /user/signup",
      "either GET /basketball/competition/popular",
      "either GET /basketball/competition/search",
      "either GET /basketball/global/popular",
      "either GET /basketball/global/search",
      "either GET /basketball/match/getHighlightList",
      "either GET /basketball/team/popular",
      "either GET /basketball/team/search",
      "either GET /competition/popular",
      "either GET /competition/search",
      "either GET /contest/getContestInfo",
      "either GET /contest/getContestList",
      "either GET /contest/getContesterPredictionList",
      "either GET /contest/getLatestContesterPredictionList",
      "either GET /contest/getTeamListByContestId",
      "either GET /contest/verify",
      "either GET /contest4/latestPredictionList",
      "either GET /contest4/selections",
      "either GET /global/popular",
      "either GET /global/search",
      "either GET /hkfc/match/liveVideos",
      "either GET /live/stream",
      "either GET /match/getHighlightList",
      "either GET /match/votes",
      "either GET /news/listComment",
      "either GET /newsLetter/subscribe",
      "either GET /search/all",
      "either GET /team/popular",
      "either GET /team/search",
      "either POST /ad/updateAdUserViewed",
      "either POST /contest2/listParticipant",
      "either POST /match/vote",
      "either POST /newsLetter/subscribe",
      "either POST /user/loginLine",
      "either POST /user/loginZalo",
      "either POST /user/startChatLogin",
      "user GET /basketball/fav/favLeagueList",
      "user GET /basketball/fav/favMatchList",
      "user GET /basketball/fav/favTeamList",
      "user GET /contest/getMyPredictionList",
      "user GET /contest/groups",
      "user GET /contest/join",
      "user GET /contest4/myPrediction",
      "user GET /fav/favLeagueList",
      "user GET /fav/favMatchList",
      "user GET /fav/favTeamList",
      "user GET /fav/ids",
      "user GET /notification/list",
      "user GET /notification/notified",
      "user GET /notification/read",
      "user GET /notification/setting/init",
      "user GET /user/downloadData",
      "user GET /user/getProviderToken",
      "user GET /user/referrals",
      "user GET /user/retrieveUserInfo",
      "user GET /user/sessions",
      "user POST /basketball/fav/favLeague",
      "user POST /basketball/fav/favMatch",
      "user POST /basketball/fav/favTeam",
      "user POST /basketball/fav/unFavLeague",
      "user POST /basketball/fav/unFavMatch",
      "user POST /basketball/fav/unFavTeam",
      "user POST /basketball/fav/walkthrough",
      "user POST /contest/createGroup",
      "user POST /contest/join",
      "user POST /contest/joinGroup",
      "user POST /contest2/like",
      "user POST /contest2/myParticipant",
      "user POST /contest2/participate",
      "user POST /contest4/submitPrediction",
      "user POST /fav/favLeague",
      "user POST /fav/favMatch",
      "user POST /fav/favTeam",
      "user POST /fav/unFavLeague",
      "user POST /fav/unFavMatch",
      "user POST /fav/unFavTeam",
      "user POST /fav/walkthrough",
      "user POST /news/addComment",
      "user POST /news/deleteComment",
      "user POST /news/likeComment",
      "user POST /news/reportComment",
      "user POST /notification/notified",
      "user POST /notification/push/subscribe",
      "user POST /notification/push/unsubscribe",
      "user POST /notification/read",
      "user POST /notification/setting/update",
      "user POST /user/deleteAccount",
      "user POST /user/endSession",
      "user POST /user/getPhoneCode",
      "user POST /user/handOver",
      "user POST /user/logout",
      "user POST /user/setPassword",
      "user POST /user/updatePassword",
      "user POST /user/updatePhone",
      "user POST /user/updateProfile",
      "user POST /user/updateProfilePicture",
      "user POST /user/updateProfilePreferredCountry",
      "user POST /user/updateProfilePreferredLanguage",
      "user POST /user/updateReferralCode",
      "user POST /user/updateSettings",
    ]
  `);
});

describe.each(Object.entries(calls).filter(([name]) => name !== "liveStream"))("%s", (name, call) => {
  const given = new URLSearchParams(goodInput[name]);
  const path = `${call.path.replace(/\{(\w+)\}/g, (_, field: string) => given.get(field) ?? "")}?${goodInput[name]}`;

  const { method } = call;
  const refused = refusedInput[name];
  const ask = async (more = "", headers: Record<string, string> = {}) => {
    await server.forgetLimits();
    const authorization = call.access === "user" ? (await server.signIn()).authorization : undefined;
    return server.app.inject({
      method,
      url: `/api${path}${more}`,
      headers: { ...(authorization && { authorization }), ...headers },
    });
  };

  test("answers a good input in every language", async () => {
    expect(goodInput[name]).toBeDefined();
    for (const code of localeCodes) {
      const reply = await ask(`&lang=${apiParams[code]}&timeZone=Asia/Bangkok`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(reply.json()).toMatchObject({
        result: refused
          ? { businessCode: errorCatalogue[refused].code, message: translatorFor(code)(`error.${refused}`) }
          : { businessCode: 0, message: "Success" },
      });
      if (refused) expect(call.errors).toContain(refused);
    }
  });

  test("ignores fields that it does not know, or refuses them where they could be merged into something", async () => {
    const isStrict = call.input.def.catchall?._zod.def.type === "never";
    for (const field of ["__proto__", "constructor", "utm_source", "role", "userId"]) {
      if (field in call.input.shape) continue;
      const more = await ask(`&${field}=1`);
      expect([field, more.statusCode]).toEqual([field, isStrict ? 400 : 200]);
      if (call.access === "anyone" && call.cache !== "never") expect(more.json()).toEqual((await ask()).json());
    }
    const isOwn = /^(\/basketball)?\/(user|fav|news|notification|contest\d?)\/|^\/match\/vote$/.test(call.path);
    expect(isStrict).toBe(isOwn && changesSomething(call) && call.path !== "/user/logout");
  });

  test("may be kept by everybody, and by nobody once there is a token", async () => {
    if (refused) return;
    const shared = call.cache === "never" ? "private, no-store" : `public, max-age=${call.cache.sharedSeconds}`;
    expect((await ask()).headers["cache-control"]).toBe(shared);
    if (call.access === "user") return;
    expect((await ask("&token=abc")).headers["cache-control"]).toBe("private, no-store");
    expect((await ask("", { authorization: "Bearer abc.def" })).headers["cache-control"]).toBe("private, no-store");
    expect((await ask("", { cookie: "tz=UTC; session=abc" })).headers["cache-control"]).toBe("private, no-store");
  });

  test("refuses the wrong method", async () => {
    for (const wrong of ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const) {
      if (Object.values(calls).some((other) => other.path === call.path && other.method === wrong)) continue;
      const reply = await server.app.inject({ method: wrong, url: `/api${path}` });
      expect([wrong, reply.statusCode]).toEqual([wrong, 405]);
      expect(reply.headers.allow).toContain(method);
      expect(reply.json().result).toMatchObject({ businessCode: 100405, data: null });
    }
  });
});

test.each(Object.entries(calls).filter(([, { access }]) => access === "user"))(
  "%s is a user's only",
  async (name, call) => {
    const refused = { result: { businessCode: 100007, data: null } };
    for (const headers of [{}, { authorization: "Bearer abc" }, { cookie: "session=abc" }]) {
      const url = `/api${call.path}?${goodInput[name]}`;
      const reply = await server.app.inject({ method: call.method, url, headers });
      expect(reply.json()).toMatchObject(refused);
    }
  },
);

test("every call costs more than a request, pays when its answer is made, or is known to be little", async () => {
  const paid = new Map<string, number>();
  const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  app.addHook("onRequest", async (request) => {
    const name = String(request.headers["x-call"]);
    request.pay = async (cost) => void paid.set(name, (paid.get(name) ?? 0) + cost);
  });
  // As nobody has asked yet: whatever is kept has to be made.
  const caches = new Caches({
    budget: new Budget(32_000_000),
    changes: server.services.boards.changes,
    now: server.services.now,
  });
  await serveApi(app, { ...server.services, caches }, { checkReplies: false });
  const { authorization } = await server.signIn();
  for (const [name, { method, path, access }] of Object.entries(calls)) {
    if (callCosts[name] !== undefined || name === "liveStream" || access === "user") continue;
    const url = path.replace(/\{(\w+)\}/g, (_, field: string) => new URLSearchParams(goodInput[name]).get(field) ?? "");
    const headers = { "x-call": name, ...(access !== "anyone" && { authorization }) };
    await app.inject({ method, url: `/api${url}?${goodInput[name]}`, headers });
  }
  const free = Object.entries(calls).filter(([name]) => callCosts[name] === undefined && !paid.has(name));
  const reasons: Readonly<Record<string, readonly string[]>> = {
    "its route has a cost of its own": ["liveStream"],
    "said from the memory": [
      "matchScore",
      "basketballScore",
      "globalPopular",
      "competitionPopular",
      "teamPopular",
      "basketballGlobalPopular",
      "basketballCompetitionPopular",
      "basketballTeamPopular",
    ],
    "kept for everybody": ["getContestList"],
    "a file or a setting of ours, read at the start": [
      "bannerList",
      "findPicture",
      "getAdvertisement",
      "contentList",
      "getLoginMethod",
      "getSignUpMethod",
      "ip",
      "pushKey",
    ],
    "a few rows of one's own, by one's number": [
      "favIds",
      "favLeagueList",
      "favTeamList",
      "basketballFavLeagueList",
      "basketballFavTeamList",
      "getProviderToken",
      "getReferrals",
      "getSessions",
      "notificationList",
      "retrieveUserInfo",
      "settingInit",
    ],
  };
  expect(free.map(([name]) => name).sort()).toEqual(Object.values(reasons).flat().sort());
  await app.close();
});

describe("a list", () => {
  const list = "/match/getMatchListv4";

  test("is of today in the reader's time zone when nothing is asked", async () => {
    const here = (await get(list)).json();
    expect(here.result.date).toBe("2026-11-15");
    expect(idsIn(here)).toEqual([2, 1, 3]);
    const there = (await get(`${list}?timeZone=Pacific/Kiritimati`)).json();
    expect(there.result.date).toBe("2026-11-16");
    expect(idsIn(there)).toEqual([2, 1, 3]);
  });

  test("is filtered by status, league and number", async () => {
    expect(idsIn((await get(`${list}?status=scheduled`)).json())).toEqual([3]);
    expect(idsIn((await get(`${list}?leagueId=1001`)).json())).toEqual([]);
    expect(idsIn((await get(`${list}?pageSize=1`)).json())).toEqual([2]);
  });

  test("speaks the reader's language", async () => {
    const [group] = (await get(`${list}?lang=th_TH`)).json().result.leagueMatchList;
    expect(group).toMatchObject({ leagueName: "ลีก", countryName: "ไทย" });
  });

  test("is not sent again to who has it", async () => {
    const first = await get(list);
    const etag = String(first.headers.etag);
    const again = await get(list, { "if-none-match": etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers).toMatchObject({ etag, "cache-control": "public, max-age=2", vary: "accept-encoding" });
    expect((await get(list, { "if-none-match": 'W/"other"' })).statusCode).toBe(200);
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip;q=1, br;q=0", "gzip", gunzipSync],
    ["identity", undefined, (bytes: Buffer) => bytes],
    ["", undefined, (bytes: Buffer) => bytes],
    ["zstd, br;q=0.000, gzip;q=0", undefined, (bytes: Buffer) => bytes],
  ])("to who takes %j comes as %s", async (accepted, encoding, decode) => {
    const reply = await get(list, { "accept-encoding": accepted });
    expect(reply.headers["content-encoding"]).toBe(encoding);
    expect(JSON.parse(decode(reply.rawPayload).toString())).toEqual((await get(list)).json());
  });
});

describe("a refusal", () => {
  test.each(localeCodes)("is worded in %s and names the fields", async (code) => {
    const reply = await get(`/match/getMatchListv4?lang=${apiParams[code]}&date=2026-02-30&pageSize=0&status=x`);
    const { result } = reply.json();
    expect(reply.statusCode).toBe(400);
    expect(result).toMatchObject({
      businessCode: 100400,
      data: null,
      message: translatorFor(code)("error.badRequest"),
    });
    expect(result.fields.map(({ field }: { field: string }) => field)).toEqual(["date", "status", "pageSize"]);
    expect(result.fields[0].expected).toBe("a day as YYYY-MM-DD");
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  test("is given for a missing field, and for a repeated one that takes one value", async () => {
    expect((await get("/match/score")).json().result.fields[0].field).toBe("matchIds");
    expect((await get("/match/getMatchList?date=2026-11-15&date=2026-11-16")).statusCode).toBe(400);
    expect((await get("/match/getMatchList?lang=en&lang=th")).statusCode).toBe(400);
  });

  test("is English for a language that is only a word of the machine's", async () => {
    for (const lang of ["constructor", "__proto__", "toString"]) {
      const reply = await get(`/match/score?matchIds=x&lang=${lang}`);
      expect([reply.statusCode, reply.json().result.message]).toEqual([400, translatorFor("en")("error.badRequest")]);
    }
  });

  test("is an envelope for what does not exist", async () => {
    const reply = await get("/no/such/call?lang=ja_JP");
    expect(reply.statusCode).toBe(404);
    expect(reply.json().result).toEqual({
      businessCode: 100404,
      message: translatorFor("ja")("error.notFound"),
      data: null,
    });
  });

  test("in the process says the same as over HTTP, also to a language that is too long", async () => {
    const send = inProcessSend(server.services, (error) => {
      throw error;
    });
    const signal = new AbortController().signal;
    const input = { matchIds: "x", lang: "y".repeat(100) };
    const reply = await send({ method: "GET", path: "/match/score", input, signal });
    expect(reply).toMatchObject({ status: 400, body: { result: { businessCode: 100400 } } });
    const good = await send({ method: "GET", path: "/match/score", input: { matchIds: [1] }, signal });
    expect(good.body).toEqual((await get("/match/score?matchIds=1")).json());
  });
});

describe("the reference", () => {
  const declared = Object.values(calls).map(({ method, path }) => `${method} ${path}`);

  test("for machines lists exactly the declared calls", async () => {
    const { paths } = (await get("/openapi.json")).json() as { paths: Record<string, Record<string, object>> };
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual([...declared].sort());
  });

  test("for machines names how a session is carried, and which calls take one", async () => {
    type Operation = { security: Record<string, string[]>[] };
    const document = (await get("/openapi.json")).json() as {
      paths: Record<string, Record<string, Operation>>;
      components: { securitySchemes: Record<string, { type: string; in?: string; name?: string; scheme?: string }> };
    };
    expect(document.components.securitySchemes).toMatchObject({
      cookie: { type: "apiKey", in: "cookie", name: "session" },
      bearer: { type: "http", scheme: "bearer" },
      token: { type: "apiKey", in: "query", name: "token" },
    });
    const any = [{ cookie: [] }, { bearer: [] }, { token: [] }];
    const wanted = { anyone: [], user: any, either: [{}, ...any] };
    for (const { path, method, access } of Object.values(calls)) {
      expect([path, document.paths[path]?.[method.toLowerCase()]?.security]).toEqual([path, wanted[access]]);
    }
  });

  test("for people lists exactly the declared calls, and runs no script", async () => {
    const reply = await get("/docs");
    const listed = [...reply.body.matchAll(/<span class="method">(\w+)<\/span> ([^<]+)</g)];
    expect(listed.map(([, method, path]) => `${method} ${path}`).sort()).toEqual([...declared].sort());
    expect(reply.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(reply.body).not.toContain("<script");
  });
});
