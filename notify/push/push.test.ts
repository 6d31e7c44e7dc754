import { maskOf } from "@scoreline/domain/notify/kinds";
import { newVapidKeys } from "@scoreline/gateways/push/vapid";
import { webPush } from "@scoreline/gateways/push/web-push";
import { startPushService } from "@scoreline/gateways/testing/push-service";
import { openSession } from "@scoreline/store/account/sessions";
import { postAlert } from "@scoreline/store/notify/alerts";
import { changePreferences } from "@scoreline/store/notify/preferences";
import { saveSubscription, subscriptionsOf } from "@scoreline/store/notify/push";
import { describeOnBoth } from "@scoreline/store/testing/both-databases";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Delivery } from "#push/deliver.ts";
import { kickoff, live, minutes, smallLeague, Telling } from "#testing/followers.ts";

const team = { kind: "team", thingId: 1, sport: "football" } as const;

describeOnBoth("pushes", (store) => {
  const it = test.skipIf(store.skipped);
  let service: Awaited<ReturnType<typeof startPushService>>;
  let gateway: ReturnType<typeof webPush>;
  let telling: Telling;
  const refused: number[] = [];
  beforeAll(async () => {
    service = await startPushService();
    gateway = webPush({ keys: newVapidKeys(), subject: "https://scores.example", ca: service.ca, waitMs: 2_000 });
  });
  afterAll(async () => {
    gateway.close();
    await service.close();
  });
  beforeEach(async () => {
    if (store.skipped) return;
    for (const table of ["alerts", "alert_watches", "fact_consumers", "facts", "users", "matches"])
      await store.database.execute(`delete from ${table}`);
    await smallLeague(store.database);
    telling = new Telling(store.database);
    service.received.length = 0;
    service.faults.clear();
    refused.length = 0;
  });

  let sessions = 0;
  async function fan(path: string, own: { locale?: "en" | "kh"; withoutScores?: boolean } = {}): Promise<number> {
    const userId = await telling.follower(team);
    sessions += 1;
    const session = await openSession(store.database, { userId, tokenHash: `t${sessions}`, createdAt: Date.now() });
    const { locale = "en", withoutScores = false } = own;
    await saveSubscription(store.database, {
      ...service.target(path),
      userId,
      sessionId: session.id,
      locale,
      withoutScores,
      createdAt: kickoff,
    });
    return userId;
  }
  const deliveryAt = (now: number) =>
    new Delivery({
      database: store.database,
      gateway,
      now: () => now,
      realNow: Date.now,
      signal: new AbortController().signal,
      onRefused: (status) => refused.push(status),
      random: () => 0.5,
    });
  const deliver = async (now: number) => {
    const delivery = deliveryAt(now);
    await delivery.sendDue();
    await delivery.settled();
  };
  const waiting = async () =>
    Number((await store.database.execute<{ n: string }>("select count(*) as n from push_jobs")).rows[0]?.n);

  it("are encrypted, signed, in the language of the device, and replace each other", async () => {
    await fan("/en");
    await fan("/kh", { locale: "kh", withoutScores: true });
    await telling.tell(kickoff, live(0, 0));
    await deliver(kickoff);
    await telling.tell(minutes(12), live(1, 0));
    await deliver(minutes(12));
    const of = (path: string) => service.received.filter((each) => each.path === path);
    expect(of("/en").map(({ payload }) => payload.title)).toEqual([
      "Lanna Tigers – Chao Phraya",
      "Lanna Tigers 1–0 Chao Phraya",
    ]);
    expect(of("/kh")[1]?.payload).toMatchObject({
      title: "Lanna Tigers – Chao Phraya",
      body: "មានរឿងសំខាន់កើតឡើង។ ចុចដើម្បីមើល។",
      tag: "match-1",
      lang: "kh",
      silent: false,
      matchId: 1,
      path: "/kh/football/thailand/league/lanna-tigers-vs-chao-phraya/1",
      actions: [{ action: "open", title: "បើក" }, { action: "mute" }],
    });
    for (const { ttl, urgency, topic, claims } of service.received) {
      expect({ urgency, topic }).toEqual({ urgency: "high", topic: "match-1" });
      expect(ttl).toBeLessThanOrEqual(600);
      expect(claims).toMatchObject({ aud: `https://${service.host}`, sub: "https://scores.example" });
    }
    // What was told is corrected where it stands, without a sound.
    await telling.tell(minutes(14), live(0, 0));
    await deliver(minutes(14));
    expect(of("/en")[2]?.payload).toMatchObject({
      title: "Lanna Tigers 0–0 Chao Phraya",
      tag: "match-1",
      silent: true,
    });
    expect(await waiting()).toBe(0);
  });

  it("go no more to who is gone, wait where they are told to, come again where somebody fails, and never late", async () => {
    const gone = await fan("/gone");
    const fanOf = { busy: await fan("/busy"), broken: await fan("/broken"), hangs: await fan("/hangs") };
    await fan("/reset");
    const forbidden = await fan("/forbidden");
    const fine = await fan("/fine");
    service.faults.set("/gone", (reply) => reply.writeHead(410).end());
    service.faults.set("/busy", (reply) => reply.writeHead(429, { "retry-after": "30" }).end());
    service.faults.set("/broken", (reply) => reply.writeHead(503).end());
    service.faults.set("/forbidden", (reply) => reply.writeHead(403).end());
    service.faults.set("/hangs", () => {});
    service.faults.set("/reset", (reply) => reply.socket?.destroy());
    await telling.tell(kickoff, live(0, 0));
    await deliver(kickoff);
    expect(service.received.map(({ path }) => path)).toEqual(["/fine"]);
    expect(refused).toEqual([403]);
    const left = async (userId: number) => (await subscriptionsOf(store.database, userId)).length;
    expect(await Promise.all([gone, forbidden, fine, fanOf.busy].map(left))).toEqual([0, 1, 1, 1]);
    expect(await waiting()).toBe(4);
    service.faults.clear();
    await deliver(kickoff + 1_000);
    expect(service.received).toHaveLength(1);
    // Two seconds later the ones that failed are tried again; who asked for thirty is left alone.
    await deliver(kickoff + 3_000);
    expect(service.received.map(({ path }) => path).sort()).toEqual(["/broken", "/fine", "/hangs", "/reset"]);
    await deliver(kickoff + 11 * 60_000);
    expect(service.received).toHaveLength(4);
    expect(await waiting()).toBe(0);
  });

  it("stop with a mute, in quiet hours and with the session", async () => {
    const muted = await fan("/muted");
    const asleep = await fan("/asleep");
    const over = await fan("/over");
    await changePreferences(
      store.database,
      asleep,
      { own: { quietFrom: 0, quietTo: 1_439 }, choices: [] },
      { at: kickoff, timeZone: "UTC" },
    );
    await telling.tell(kickoff, live(0, 0));
    await changePreferences(
      store.database,
      muted,
      { own: {}, choices: [{ kind: "match", thingId: 1, mask: 0 }] },
      { at: kickoff, timeZone: "UTC" },
    );
    await store.database.execute(`delete from sessions where user_id = ${over}`);
    await deliver(kickoff);
    expect(service.received).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it("do not wait for who hangs: what comes meanwhile is sent past them", async () => {
    await fan("/hangs");
    service.faults.set("/hangs", () => {});
    await telling.tell(kickoff, live(0, 0));
    const delivery = deliveryAt(kickoff);
    await delivery.sendDue();
    await fan("/fine");
    await telling.tell(minutes(5), live(1, 0));
    const later = deliveryAt(minutes(5));
    await later.sendDue();
    await vi.waitFor(() => expect(service.received.map(({ path }) => path)).toEqual(["/fine"]), { timeout: 120_000 });
    await Promise.all([delivery.settled(), later.settled()]);
  });

  it("are of stories and contests, too, and lead there", async () => {
    const userId = await fan("/fan", { withoutScores: true });
    const own = { own: { other: maskOf(["news", "contest"]) }, choices: [] };
    await changePreferences(store.database, userId, own, { at: kickoff, timeZone: "UTC" });
    const when = { at: kickoff, happenedAt: kickoff };
    const sport = "basketball" as const;
    const news = { about: "news", newsId: 7, sport, title: { en: "A wins" } } as const;
    await postAlert(store.database, { key: "n", kind: "news", body: news, ...when, audience: { teams: [1] } });
    const contest = { about: "contest", contestType: 1, contestId: 9, sport, title: { en: "Predict" } } as const;
    await postAlert(store.database, { key: "c", kind: "contest", body: contest, ...when, audience: "everybody" });
    await telling.bring(kickoff);
    await deliver(kickoff);
    const sent = service.received.map(({ payload: { title, path } }) => ({ title, path }));
    expect(sent.sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
      { title: "Predict", path: "/en/basketball/event/prediction/9" },
      // Neither the words nor the address tell who won.
      { title: "In your teams’ news", path: "/en/news/basketball/story/7" },
    ]);
  });
});
