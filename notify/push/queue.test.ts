import type { PushGateway } from "@scoreline/gateways/push/port";
import { subscriptionsOf } from "@scoreline/store/notify/push";
import { takeJobs } from "@scoreline/store/notify/push-queue";
import { describeOnBoth } from "@scoreline/store/testing/both-databases";
import { expect, test, vi } from "vitest";
import { kickoff, live, minutes } from "#testing/followers.ts";
import { Pushes } from "#testing/pushes.ts";

describeOnBoth("pushes in their queue", (store) => {
  const it = test.skipIf(store.skipped);
  const pushes = new Pushes(store);
  const left = async (userId: number) => (await subscriptionsOf(store.database, userId)).length;
  const paths = () => pushes.service.received.map(({ path }) => path).sort();

  it("go no more to who is gone, wait where they are told to, come again where somebody fails, and never late", async () => {
    const gone = await pushes.fan("/gone");
    const fanOf = {
      busy: await pushes.fan("/busy"),
      broken: await pushes.fan("/broken"),
      hangs: await pushes.fan("/hangs"),
    };
    await pushes.fan("/reset");
    const forbidden = await pushes.fan("/forbidden");
    const fine = await pushes.fan("/fine");
    pushes.service.faults.set("/gone", (reply) => reply.writeHead(410).end());
    pushes.service.faults.set("/busy", (reply) => reply.writeHead(429, { "retry-after": "30" }).end());
    pushes.service.faults.set("/broken", (reply) => reply.writeHead(503).end());
    pushes.service.faults.set("/forbidden", (reply) => reply.writeHead(403).end());
    const letGo = pushes.hang("/hangs");
    pushes.service.faults.set("/reset", (reply) => reply.socket?.destroy());
    await pushes.telling.tell(kickoff, live(0, 0));
    const first = pushes.deliveryAt(kickoff);
    await first.sendDue();
    await vi.waitFor(() => expect(paths()).toEqual(["/fine"]), { timeout: 120_000 });
    letGo();
    await first.settled();
    expect(pushes.refused).toEqual([{ status: 403, forbidden: true }]);
    expect(await Promise.all([gone, forbidden, fine, fanOf.busy].map(left))).toEqual([0, 1, 1, 1]);
    expect(await pushes.waiting()).toBe(4);
    pushes.service.faults.clear();
    await pushes.deliver(kickoff + 1_000);
    expect(pushes.service.received).toHaveLength(1);
    // Two seconds later the ones that failed are tried again; who asked for thirty is left alone.
    await pushes.deliver(kickoff + 3_000);
    expect(pushes.service.received.map(({ path }) => path).sort()).toEqual(["/broken", "/fine", "/hangs", "/reset"]);
    await pushes.deliver(kickoff + 11 * 60_000);
    expect(pushes.service.received).toHaveLength(4);
    expect(await pushes.waiting()).toBe(0);
  });

  it("are taken once, however many processes send", async () => {
    if (store.kind === "embedded") return;
    const { database } = store;
    await database.execute("insert into users (created_at) select now() from generate_series(1, 500)");
    await database.execute(`insert into favourites (user_id, kind, thing_id, sport, created_at)
      select id, 'team', 1, 'football', now() from users`);
    await database.execute(`insert into sessions (user_id, token_hash, created_at, seen_at, expires_at)
      select id, 'fan ' || id, now(), now(), now() + interval '1 day' from users`);
    await database.execute(`insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, locale, created_at)
      select user_id, id, 'https://push.example/' || id, 'key', 'secret', 'en', now() from sessions`);
    await pushes.telling.tell(kickoff, live(0, 0));
    const sent: string[] = [];
    const gateway: PushGateway = {
      publicKey: "",
      async send({ endpoint }) {
        sent.push(endpoint);
        await new Promise(setImmediate);
        return { outcome: "sent" };
      },
      close() {},
    };
    const processes = [pushes.deliveryAt(kickoff, { gateway }), pushes.deliveryAt(kickoff, { gateway })];
    await Promise.all(processes.map((each) => each.sendDue()));
    await Promise.all(processes.map((each) => each.settled()));
    expect(sent).toHaveLength(500);
    expect(new Set(sent).size).toBe(500);
    expect(await pushes.waiting()).toBe(0);
  });

  it("are anybody's again a minute after a process died with them", async () => {
    await pushes.fan("/fan");
    await pushes.telling.tell(kickoff, live(0, 0));
    const take = (now: number) => takeJobs(store.database, { limit: 10, now, realNow: pushes.real, leaseMs: 60_000 });
    expect((await take(kickoff)).map(({ tries }) => tries)).toEqual([1]);
    await pushes.deliver(kickoff + 59_000);
    expect(paths()).toEqual([]);
    expect((await take(kickoff + 61_000)).map(({ tries }) => tries)).toEqual([2]);
    await pushes.deliver(kickoff + 122_000);
    expect(paths()).toEqual(["/fan"]);
  });

  it("are tried again after pauses that grow, eight times in all", async () => {
    await pushes.fan("/broken");
    pushes.service.faults.set("/broken", (reply) => reply.writeHead(503).end());
    await pushes.telling.tell(kickoff, live(0, 0));
    const pauses: number[] = [];
    let now = kickoff;
    for (let tries = 0; tries < 8; tries += 1) {
      await pushes.deliver(now);
      const { rows } = await store.database.execute<{ due: string }>("select due from push_jobs");
      const due = rows[0] ? Date.parse(rows[0].due) : now;
      pauses.push((due - now) / 1_000);
      now = due;
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 0]);
    expect(await pushes.waiting()).toBe(0);
  });

  it("wait for a browser whose service wants no more, all of them and nobody else's", async () => {
    const seconds = await pushes.fan("/seconds");
    await pushes.fan("/date");
    await pushes.fan("/fine");
    const date = new Date(pushes.real + 30_000).toUTCString();
    pushes.service.faults.set("/seconds", (reply) => reply.writeHead(429, { "retry-after": "30" }).end());
    pushes.service.faults.set("/date", (reply) => reply.writeHead(429, { "retry-after": date }).end());
    await pushes.telling.tell(kickoff, live(0, 0));
    await pushes.deliver(kickoff);
    pushes.service.faults.clear();
    // What comes next, of another match for all that the queue knows.
    await store.database.execute(`insert into push_jobs (subscription_id, notification_id, newest_id, due, until)
      select s.id, n.id, n.id, '${new Date(kickoff).toISOString()}', '${new Date(minutes(9)).toISOString()}'
      from push_subscriptions s join notifications n on n.user_id = s.user_id`);
    await pushes.deliver(kickoff + 29_000);
    expect(paths()).toEqual(["/fine", "/fine"]);
    await pushes.deliver(kickoff + 30_000);
    expect(paths()).toEqual(["/date", "/date", "/fine", "/fine", "/seconds", "/seconds"]);
    expect([await left(seconds), await pushes.waiting()]).toEqual([1, 0]);
  });

  it("follow nobody elsewhere, forget who is not found, and tell our own faults from others", async () => {
    const moved = await pushes.fan("/moved");
    const unknown = await pushes.fan("/unknown");
    await pushes.fan("/wrong");
    await pushes.fan("/unauthorized");
    pushes.service.faults.set("/moved", (reply) => reply.writeHead(302, { location: "/elsewhere" }).end());
    pushes.service.faults.set("/unknown", (reply) => reply.writeHead(404).end());
    pushes.service.faults.set("/wrong", (reply) => reply.writeHead(400).end());
    pushes.service.faults.set("/unauthorized", (reply) => reply.writeHead(401).end());
    await pushes.telling.tell(kickoff, live(0, 0));
    await pushes.deliver(kickoff);
    expect(paths()).toEqual([]);
    expect([await left(moved), await left(unknown), await pushes.waiting()]).toEqual([1, 0, 0]);
    expect(pushes.refused.sort((a, b) => a.status - b.status)).toEqual([
      { status: 302, forbidden: false },
      { status: 400, forbidden: false },
      { status: 401, forbidden: true },
    ]);
  });

  it("do not wait for who hangs: what comes meanwhile is sent past them", async () => {
    await pushes.fan("/hangs");
    const letGo = pushes.hang("/hangs");
    await pushes.telling.tell(kickoff, live(0, 0));
    const delivery = pushes.deliveryAt(kickoff);
    await delivery.sendDue();
    await pushes.fan("/fine");
    await pushes.telling.tell(minutes(5), live(1, 0));
    const later = pushes.deliveryAt(minutes(5));
    await later.sendDue();
    await vi.waitFor(() => expect(pushes.service.received.map(({ path }) => path)).toEqual(["/fine"]), {
      timeout: 120_000,
    });
    letGo();
    await Promise.all([delivery.settled(), later.settled()]);
  });
});
