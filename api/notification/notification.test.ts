import type { Calls } from "@scoreline/contract/calls";
import { calls } from "@scoreline/contract/calls";
import { smallNow } from "@scoreline/live/testing/small-store";
import { deleteUser } from "@scoreline/store/account/users";
import { nextWork, postAlert } from "@scoreline/store/notify/alerts";
import { addAnnouncement } from "@scoreline/store/notify/announcements";
import { fanOutPage } from "@scoreline/store/notify/fan-out";
import { subscriptionsOf } from "@scoreline/store/notify/push";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueSession } from "#session/token.ts";
import { Browser, refusedAs } from "#testing/browser.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.services.push = { publicKey: "key", hosts: ["fcm.googleapis.com"] };
});
afterAll(() => server.close());

async function somebody() {
  const { authorization, session } = await server.signIn();
  const browser = new Browser(server.app);
  browser.cookies.set("session", authorization.slice("Bearer ".length));
  /** As a page sends what is more than a form. */
  const json = async (name: keyof Calls, payload: object) => {
    const reply = await server.app.inject({
      method: "POST",
      url: `/api${calls[name]?.path}?timeZone=Asia/Bangkok`,
      headers: { authorization },
      payload,
    });
    return { status: reply.statusCode, ...reply.json().result } as { status: number; businessCode: number };
  };
  return Object.assign(browser, { userId: session.userId, sessionId: session.id, json });
}

/** At another time than the one at which everything else happens. */
async function at(instant: number, work: () => Promise<unknown>): Promise<void> {
  const { services } = server;
  const { now } = services;
  services.now = () => instant;
  await work().finally(() => {
    services.now = now;
  });
}

const names = (en: string) => ({ en });
let told = 0;

/** Tells one user of a goal, as the room does. */
async function tell(userId: number, by = "Somchai"): Promise<void> {
  const { database } = server.services;
  told += 1;
  const match = {
    matchId: 1,
    sport: "football",
    countryKey: "thailand",
    leagueKey: "league",
    matchName: "da-nang-vs-buriram",
    competition: names("League"),
    home: { teamId: 1, names: { en: "Da Nang", ja: "ダナン" } },
    away: { teamId: 2, names: names("Buriram") },
  } as const;
  const moment = {
    kind: "goal",
    what: "goal",
    side: "home",
    score: { home: 1, away: 0 },
    minute: { minute: 12 },
    happenedAt: smallNow,
  } as const;
  await postAlert(database, {
    key: `test:${told}`,
    kind: "goal",
    sport: "football",
    body: { about: "match", match, moment, player: names(by) },
    at: smallNow,
    happenedAt: smallNow,
    audience: { match: { matchId: 1_000 + told, teams: [], competitionId: 1 } },
  });
  await database.execute(
    `insert into alert_choices (user_id, kind, thing_id, mask, at) values (${userId}, 'match', ${1_000 + told}, 2147483647, now())`,
  );
  for (const work of await nextWork(database)) await fanOutPage(database, work, 100, smallNow);
}

test("the list has two groups, in the language that is asked for, and more below", async () => {
  const me = await somebody();
  const { database } = server.services;
  const id = await addAnnouncement(database, {
    texts: { en: { title: "We speak Khmer", content: "Change it." }, ja: { title: "クメール語対応", content: "変更" } },
    countries: [],
    languages: [],
    link: null,
    from: smallNow - 1,
    until: smallNow + 1_000,
  });
  const elsewhere = {
    texts: { en: { title: "For others", content: "x" } },
    from: smallNow - 1,
    until: null,
    link: null,
  };
  await addAnnouncement(database, { ...elsewhere, countries: ["BR"] });
  await addAnnouncement(database, { ...elsewhere, languages: ["pt"] });
  await addAnnouncement(database, { ...elsewhere, from: smallNow + 1_000 });
  for (let i = 0; i < 12; i += 1) await tell(me.userId, "<b>Somchai</b>");
  const { data } = await me.call("notificationList", {}, { "x-country": "TH" });
  expect(data.announcementList.map((card: { title: string }) => card.title)).toEqual(["We speak Khmer"]);
  expect(data).toMatchObject({ hasNext: true, notificationFlag: true });
  expect(data.otherList).toHaveLength(10);
  const [card] = data.otherList;
  expect(card).toMatchObject({
    type: 3,
    title: "Da Nang 1–0 Buriram",
    // Markup is text to whoever reads it: nothing is taken out and nothing is made of it.
    content: "Goal for Da Nang: <b>Somchai</b>, 12′",
    plainTitle: "Da Nang – Buriram",
    plainContent: "Big moment. Tap to see it.",
    isRead: false,
    rings: true,
    matchId: 1,
    homeTeam: { teamId: 1 },
  });
  expect(JSON.parse(card.redirectDetails)).toEqual({
    sportType: "soccer",
    countryKey: "thailand",
    leagueKey: "league",
    matchName: "da-nang-vs-buriram",
    matchId: 1,
  });
  const rest = await me.call("notificationList", { lastId: data.otherList.at(-1).id, lang: "ja_JP" });
  expect(rest.data).toMatchObject({ announcementList: [], hasNext: false });
  expect(rest.data.otherList.map((each: { title: string }) => each.title)).toEqual(Array(2).fill("ダナン 1–0 Buriram"));
  const visitor = new Browser(server.app);
  expect((await visitor.call("announcement", { id, lang: "ja_JP" })).data.title).toBe("クメール語対応");
  expect(await visitor.call("announcement", { id: id + 3 })).toMatchObject(refusedAs("notFound"));
  expect(await visitor.call("notificationList")).toMatchObject(refusedAs("sessionInvalid"));
});

test("an announcement lights the dot of those whom it is for, until they have looked", async () => {
  const me = await somebody();
  const flag = async (country: string) =>
    (await me.call("retrieveUserInfo", {}, { "x-country": country })).data.notificationFlag;
  await me.call("notificationNotified");
  expect(await flag("BR")).toBe(false);
  await addAnnouncement(server.services.database, {
    texts: { en: { title: "In Brazil", content: "x" } },
    countries: ["BR"],
    from: smallNow - 1,
    until: null,
    link: null,
  });
  expect([await flag("BR"), await flag("TH")]).toEqual([true, false]);
  // Where somebody says they are at home counts before where they are.
  await me.call("updateProfilePreferredCountry", { preferredCountry: "TH" });
  expect(await flag("BR")).toBe(false);
  await me.call("updateProfilePreferredCountry", { preferredCountry: "BR" });
  expect(await flag("TH")).toBe(true);
  await me.call("notificationNotified");
  expect(await flag("TH")).toBe(false);
});

test("an announcement that was written before somebody looked lights the dot when it begins", async () => {
  const me = await somebody();
  const { services } = server;
  const begins = (from: number) =>
    addAnnouncement(services.database, { texts: { en: { title: "x", content: "x" } }, from, until: null, link: null });
  const flags = async () => [
    (await me.call("retrieveUserInfo")).data.notificationFlag,
    (await me.call("notificationList")).data.notificationFlag,
  ];
  await begins(smallNow + 5_000);
  // A later number, and earlier to begin.
  await begins(smallNow);
  expect(await flags()).toEqual([true, true]);
  await me.call("notificationNotified");
  expect(await flags()).toEqual([false, false]);
  await at(smallNow + 5_000, async () => {
    expect(await flags()).toEqual([true, true]);
    await me.call("notificationNotified");
    expect(await flags()).toEqual([false, false]);
  });
});

test("an announcement is read by each reader for themselves", async () => {
  const [me, other] = [await somebody(), await somebody()];
  const announcement = { texts: { en: { title: "x", content: "x" } }, from: smallNow - 1, until: null, link: null };
  const id = await addAnnouncement(server.services.database, announcement);
  const isRead = async (who: Browser) => {
    const { announcementList } = (await who.call("notificationList")).data;
    return announcementList.find((card: { id: number }) => card.id === id)?.isRead;
  };
  expect([await isRead(me), await isRead(other)]).toEqual([false, false]);
  for (let i = 0; i < 2; i += 1) expect((await me.call("notificationRead", { id, type: 1 })).businessCode).toBe(0);
  expect([await isRead(me), await isRead(other)]).toEqual([true, false]);
  for (const unknown of [999_999, 2_147_483_648])
    expect(await me.call("notificationRead", { id: unknown, type: 1 })).toMatchObject(refusedAs("notFound"));
});

test("who is as late as their broadcast is told nothing of what they have not seen yet", async () => {
  const me = await somebody();
  await tell(me.userId);
  const late = { delay: 60 };
  const seen = async () => [
    (await me.call("notificationList", late)).data.otherList.length,
    (await me.call("notificationList", late)).data.notificationFlag,
    (await me.call("retrieveUserInfo", late)).data.notificationFlag,
  ];
  await server.services.database.execute("delete from announcements");
  await at(smallNow + 59_000, async () => {
    expect(await seen()).toEqual([0, false, false]);
    expect((await me.call("notificationList")).data.otherList).toHaveLength(1);
    // To have looked at nothing is not to have seen it.
    await me.call("notificationNotified", late);
  });
  await at(smallNow + 60_000, async () => expect(await seen()).toEqual([1, true, true]));
  // What is said otherwise since is not theirs yet either.
  await server.services.database.execute(
    `update alerts set corrected_at = '${new Date(smallNow + 70_000).toISOString()}' where key = 'test:${told}'`,
  );
  await at(smallNow + 129_000, async () => expect((await seen())[0]).toBe(0));
  await at(smallNow + 130_000, async () => expect((await seen())[0]).toBe(1));
});

test("what is read is read, by its owner only; the dot goes when the list was seen", async () => {
  const me = await somebody();
  const other = await somebody();
  await tell(me.userId);
  const flag = async (who: Browser) => (await who.call("retrieveUserInfo")).data.notificationFlag;
  expect(await flag(me)).toBe(true);
  const id = (await me.call("notificationList")).data.otherList[0].id;
  expect(await other.call("notificationRead", { id })).toMatchObject(refusedAs("notFound"));
  expect(await other.call("notificationRead", { id: 999_999_999_999 })).toMatchObject(refusedAs("notFound"));
  expect((await other.call("notificationList", { lastId: id + 1 })).data.otherList).toEqual([]);
  expect((await me.call("notificationList")).data.otherList[0].isRead).toBe(false);
  expect((await me.call("notificationRead", { id })).businessCode).toBe(0);
  expect((await me.call("notificationList")).data.otherList[0].isRead).toBe(true);
  expect((await me.call("notificationNotified")).businessCode).toBe(0);
  expect(await flag(me)).toBe(false);
  // The forms that only ask do the same, but not for a page of another site.
  await tell(me.userId);
  const foreign = { "sec-fetch-site": "cross-site" };
  expect(await me.call("notificationNotifiedByGet", {}, foreign)).toMatchObject(refusedAs("forbidden"));
  expect(await flag(me)).toBe(true);
  expect((await me.call("notificationNotifiedByGet")).businessCode).toBe(0);
  expect(await flag(me)).toBe(false);
});

test("preferences begin with a few things, change by what is named, and refuse what there is not", async () => {
  const me = await somebody();
  await me.call("favTeam", { teamId: 2 });
  await me.call("favLeague", { leagueId: 1_001 });
  const settings = async () => (await me.call("settingInit", { lang: "th_TH" })).data;
  expect(await settings()).toMatchObject({
    off: false,
    withoutScores: false,
    football: ["start", "goal", "redCard", "end"],
    basketball: ["start", "end"],
    other: [],
    quiet: null,
    choices: [],
    followed: expect.arrayContaining([
      expect.objectContaining({ kind: "team", id: 2, sport: "football", name: "บุรีรัมย์" }),
      expect.objectContaining({ kind: "competition", id: 1_001, name: "Cup" }),
    ]),
  });
  const quiet = { from: 1_380, to: 420 };
  const choices = [
    { kind: "team", id: 2, kinds: ["goal"] },
    { kind: "match", id: 1, kinds: [] },
  ];
  expect((await me.json("settingUpdate", { withoutScores: true, quiet, choices })).businessCode).toBe(0);
  expect(await settings()).toMatchObject({
    withoutScores: true,
    football: ["start", "goal", "redCard", "end"],
    quiet,
    timeZone: "Asia/Bangkok",
    choices: expect.arrayContaining(choices),
  });
  await tell(me.userId);
  expect((await me.call("notificationList")).data.otherList[0].title).toBe("Da Nang – Buriram");
  const back = [{ kind: "team", id: 2, kinds: null }];
  expect((await me.json("settingUpdate", { football: [], quiet: null, choices: back })).businessCode).toBe(0);
  expect(await settings()).toMatchObject({ football: [], quiet: null });
  for (const wrong of [
    { football: ["tipOff"] },
    { basketball: ["goal"] },
    { quiet: { from: -1, to: 0 } },
    { quiet: { from: 0, to: 1_440 } },
    { choices: [{ kind: "team", id: 99_999, kinds: [] }] },
    { choices: [{ kind: "player", id: 1, kinds: [] }] },
    { choices: Array(51).fill(choices[0]) },
    { userId: 1 },
  ]) {
    expect([wrong, (await me.json("settingUpdate", wrong)).status]).toEqual([wrong, 400]);
  }
});

const keys = {
  p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
  auth: "tBHItJI5svbpez7KI4CCXg",
};
const address = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  ...keys,
  language: "kh",
});

test("a browser takes pushes for one user, for as long as their session lasts, and never from inside our network", async () => {
  const { database } = server.services;
  const [one, other] = [await somebody(), await somebody()];
  const subscribed = async (userId: number) =>
    (await subscriptionsOf(database, userId)).map(({ endpoint }) => endpoint.slice(36));
  expect((await new Browser(server.app).call("pushKey")).data).toEqual({ key: "key" });
  for (const endpoint of [
    "https://127.0.0.1/x-x",
    "http://fcm.googleapis.com/x",
    "https://169.254.169.254/meta",
    "https://fcm.googleapis.com@evil.example/",
  ]) {
    expect([endpoint, (await one.call("pushSubscribe", { ...address("x"), endpoint })).status]).toEqual([
      endpoint,
      400,
    ]);
  }
  expect((await one.call("pushSubscribe", address("a"))).data).toEqual({ withoutScores: false });
  // Whether it says scores is the browser's own, and stays when it is bound again in another language.
  expect((await one.call("pushSubscribe", { ...address("a"), withoutScores: true })).data).toEqual({
    withoutScores: true,
  });
  expect((await one.call("pushSubscribe", { ...address("a"), language: "ja" })).data).toEqual({ withoutScores: true });
  expect(await subscribed(one.userId)).toEqual(["a"]);
  // Somebody else logs in there.
  expect((await other.call("pushSubscribe", address("a"))).data).toEqual({ withoutScores: false });
  expect(await subscribed(one.userId)).toEqual([]);
  expect(await subscribed(other.userId)).toEqual(["a"]);
  await one.call("pushUnsubscribe", { endpoint: address("a").endpoint });
  expect(await subscribed(other.userId)).toEqual(["a"]);
  for (let i = 0; i < 12; i += 1) await one.call("pushSubscribe", address(`n${i}`));
  expect(await subscribed(one.userId)).toHaveLength(10);
  // It goes with the session: when its owner logs out, when they end it from elsewhere, and with the account.
  expect((await one.call("userLogout")).businessCode).toBe(0);
  expect(await subscribed(one.userId)).toEqual([]);
  const elsewhere = new Browser(server.app);
  const { token } = await issueSession(database, { userId: other.userId, createdAt: smallNow });
  elsewhere.cookies.set("session", token);
  await elsewhere.call("pushSubscribe", address("elsewhere"));
  expect(await subscribed(other.userId)).toHaveLength(2);
  expect((await elsewhere.call("endSession", { sessionId: other.sessionId })).businessCode).toBe(0);
  expect(await subscribed(other.userId)).toEqual(["elsewhere"]);
  await deleteUser(database, other.userId, { reason: "other", text: "", at: smallNow });
  expect(await subscribed(other.userId)).toEqual([]);
});
