import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { startPushService } from "@scoreline/gateways/testing/push-service";
import { openIntake } from "@scoreline/ingest/intake/ingest";
import { consumer } from "@scoreline/notify/alerts/take-facts";
import { openSession } from "@scoreline/store/account/sessions";
import { addUser } from "@scoreline/store/account/users";
import { openStore, type Store } from "@scoreline/store/engine/open";
import { addFavourite } from "@scoreline/store/favourite/favourites";
import { consumerSeq } from "@scoreline/store/log/consumers";
import { addAnnouncement } from "@scoreline/store/notify/announcements";
import { saveSubscription } from "@scoreline/store/notify/push";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfiguration } from "#configuration.ts";
import { vapidKeys } from "#keys/vapid-keys.ts";
import { buildIfStale } from "#program/build.ts";
import { RoleProcess } from "#testing/role-process.ts";

const pair = { publicKey: expect.any(String), privateKey: expect.any(String) };

const binaries = postgresBinaries();

describe.skipIf(!binaries)("on PostgreSQL", () => {
  let postgres: PrivatePostgres;
  let DATABASE_URL: string;
  let store: Store;
  beforeAll(async () => {
    await buildIfStale(() => {});
    postgres = await startPostgres(binaries ?? "");
    DATABASE_URL = await postgres.createDatabase();
    store = await openStore({ databaseUrl: DATABASE_URL });
  });
  afterAll(async () => {
    await store?.close();
    await postgres?.stop();
  });

  test("processes that start together have one pair of keys, which no other role reads; the environment's wins", async () => {
    const { database } = store;
    const configuration = readConfiguration({ DATABASE_URL });
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ databaseUrl: DATABASE_URL })));
    const all = await Promise.all(stores.map((one) => vapidKeys(configuration, one.database)));
    expect(all).toEqual(all.map(() => all[0]));
    expect(all[0]).toEqual(pair);
    await Promise.all(stores.map((one) => one.close()));
    await database.execute("create role reporter");
    const { rows } = await database.execute<{ may: boolean }>(
      "select has_table_privilege('reporter', 'site_keys', 'select') as may",
    );
    expect(rows).toEqual([{ may: false }]);
    await expect(vapidKeys({ ...configuration, VAPID_PUBLIC_KEY: "x" }, database)).rejects.toThrow("belong together");
    const given = { VAPID_PUBLIC_KEY: "B".repeat(87), VAPID_PRIVATE_KEY: "k".repeat(43) };
    const own = await vapidKeys(readConfiguration({ DATABASE_URL, ...given }), database);
    expect(own).toEqual({ publicKey: given.VAPID_PUBLIC_KEY, privateKey: given.VAPID_PRIVATE_KEY });
  });

  test("a process that tells people sends pushes, raises an alarm while it is forbidden to, and tells what is announced", async () => {
    const { database } = store;
    const service = await startPushService();
    const directory = mkdtempSync(join(tmpdir(), "scoreline-ca-"));
    const ca = join(directory, "ca.pem");
    writeFileSync(ca, service.ca);
    let cursor = 0;
    const intake = await openIntake("scripted", { database, now: Date.now, onFacts: () => {} });
    const say = (...messages: unknown[]) => {
      cursor += 1;
      return intake({ messages, cursor: String(cursor) });
    };
    await say(...smallWorld());
    const userId = (await addUser(database, { createdAt: Date.now() })) ?? 0;
    const team = (
      await database.execute<{ id: number }>(
        "select id from teams where names->>'en' = 'Team 1' and sport = 'football'",
      )
    ).rows[0]?.id;
    await addFavourite(database, userId, { kind: "team", thingId: team ?? 0, sport: "football" }, Date.now());
    const { id: sessionId } = await openSession(database, { userId, tokenHash: "t", createdAt: Date.now() });
    const owner = { userId, sessionId, locale: "en", createdAt: Date.now() } as const;
    await saveSubscription(database, { ...service.target("/fan"), ...owner });
    const notify = await RoleProcess.create({ ROLE: "notify", FEED: "none", DATABASE_URL, NODE_EXTRA_CA_CERTS: ca });
    try {
      await notify.start("telling people");
      const eventually = (look: () => unknown) => vi.waitFor(look, { timeout: 120_000, interval: 50 });
      await eventually(async () => expect(await consumerSeq(database, consumer)).toBeDefined());
      const kickoff = Date.now();
      const score = (home: number) => ({
        type: "football-state",
        match: "match",
        at: kickoff + home,
        state: { kind: "live", clock: { phase: "first-half", since: kickoff }, score: { current: { home, away: 0 } } },
      });
      await say(smallFixture("football", "match", { kickoff }));
      service.faults.set("/fan", (reply) => reply.writeHead(403).end());
      await say(score(0));
      await eventually(async () =>
        expect(await notify.readiness()).toMatchObject({
          code: 200,
          status: "degraded",
          reasons: [expect.stringContaining(`push service ${service.host}: answers 403`)],
        }),
      );
      expect(await notify.figure('scoreline_pushes_total{outcome="refused"}')).toBe(1);
      service.faults.clear();
      await say(score(1));
      await eventually(() => expect(service.received.map(({ path }) => path)).toEqual(["/fan"]));
      expect(service.received[0]?.payload).toMatchObject({ tag: expect.stringMatching(/^match-/) });
      await eventually(async () => expect((await notify.readiness()).status).toBe("ready"));
      const texts = { en: { title: "News", content: "Of ours" } };
      await addAnnouncement(database, { texts, from: Date.now(), until: null, link: null });
      const told = async () => (await database.execute("select from facts where kind = 'announced'")).rows.length;
      await eventually(async () => expect(await told()).toBe(1));
      expect(await notify.kill("SIGTERM")).toBe(0);
    } finally {
      await notify.kill("SIGKILL");
      await service.close();
      rmSync(directory, { recursive: true });
    }
  });
});
