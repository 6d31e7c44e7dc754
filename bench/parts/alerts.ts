import { setTimeout as pause } from "node:timers/promises";
import { issueSession } from "@scoreline/api/session/token";
import { newVapidKeys } from "@scoreline/gateways/push/vapid";
import { webPush } from "@scoreline/gateways/push/web-push";
import { startNotify } from "@scoreline/notify/notify";
import { Delivery } from "@scoreline/notify/push/deliver";
import { kickoff as leagueKickoff, live as playing, smallLeague, Telling } from "@scoreline/notify/testing/followers";
import { postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import type { Answered } from "../clients/requests.ts";
import { type Chain, openChain, type Served } from "../harness/chain.ts";
import { Child } from "../harness/child.ts";
import {
  atLeast,
  atMost,
  count,
  median,
  ms,
  type Report,
  sharedNow,
  spread,
  times,
  within,
} from "../harness/figures.ts";

type Sizes = { followers: number; online: number; goals: number; pushes: number; aSecond: number };

const row = ({ p50, p99, worst }: { p50: number; p99: number; worst: number }) => [ms(p50), ms(p99), ms(worst)];
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** What a goal costs that very many follow: their lists, their open pages, their telephones. */
export async function alerts(sizes: Sizes): Promise<Report> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error("PostgreSQL is not installed");
  const postgres = await startPostgres(binaries);
  try {
    const goal = await goalsOf(await postgres.createDatabase(), sizes);
    const fewer = await goalsOf(await postgres.createDatabase(), { ...sizes, followers: sizes.online });
    const push = await pushesOf(await postgres.createDatabase(), sizes.pushes);
    return {
      title: `Alerts: a goal that ${count(sizes.followers)} follow, on PostgreSQL`,
      verdicts: [
        atMost("from the fact to the last list, worst of all goals", goal.lists.worst, 3_000, ms),
        atMost("p99 of web calls meanwhile against quiet", goal.during.p99 / goal.quiet.p99, 2, times),
        atMost("memory that it takes", goal.memory, 50e6, megabytes),
        atMost(`pop-up with ${count(sizes.online)} followers online, 99 of 100`, fewer.popUps.p99, 250, ms),
        atLeast("pushes against the bare loop", push.ours / push.bare, 0.8, times),
        atLeast("pushes while some endpoints hang, against none", push.beside / push.ours, 0.9, times),
      ],
      tables: [
        {
          head: ["", "median", "99 of 100", "worst"],
          rows: [
            ["lists", ms(goal.lists.p50), "", ms(goal.lists.worst)],
            [`pop-ups of ${count(sizes.online)}`, ...row(fewer.popUps)],
            [`pop-ups of ${count(sizes.online)} among them all`, ...row(goal.popUps)],
            ["web calls, quiet", ...row(goal.quiet)],
            ["web calls meanwhile", ...row(goal.during)],
          ],
        },
        {
          head: ["", "pushes a second"],
          rows: [
            ["the bare loop", count(push.bare)],
            ["from the queue", count(push.ours)],
            ["from the queue, 20 endpoints hang", count(push.beside)],
          ],
        },
      ],
      notes: [
        `${sizes.goals} goals, each told when the one before is in every list. One process reads the log, gives alerts out and answers ${sizes.aSecond} lists a second; PostgreSQL and the clients share the machine. Pop-ups run from before the fact is written until a client has the event; those of a thousand among very many come with the page of lists that they are in.`,
        "The bare loop encrypts the same words for the same browsers with the same gateway, 64 at a time, without a database.",
      ],
    };
  } finally {
    await postgres.stop();
  }
}

async function follow(chain: Chain, users: number): Promise<void> {
  const { database } = chain.store;
  await smallLeague(database);
  await database.execute(`insert into users (created_at) select now() from generate_series(1, ${users})`);
  await database.execute(`insert into favourites (user_id, kind, thing_id, sport, created_at)
    select id, 'team', 1, 'football', now() from users`);
  await database.execute("analyze");
}

/** Telling counts from a kick-off of its own: the clock of the run is set to it, and may be set ahead. */
class RunClock {
  readonly #began = Date.now();
  #ahead = 0;

  readonly now = () => leagueKickoff + this.#ahead + (Date.now() - this.#began);

  /** Goals that fall within twenty seconds are one alert. */
  passBurst(): void {
    this.#ahead += 30_000;
  }
}

async function goalsOf(databaseUrl: string, { followers, online, goals, aSecond }: Sizes) {
  const chain = await openChain(databaseUrl);
  const clock = new RunClock();
  const { now } = clock;
  await follow(chain, followers);
  const served = await chain.serve(now);
  const requests = new Child("clients/requests.ts", { port: served.port, path: "/api/match/getMatchListv4?lang=en" });
  // What it says is lost on who does not listen yet.
  await requests.next();
  const streams = await openStreams(chain, served, online);
  let told = 0;
  const notify = startNotify({
    ...{ store: chain.store, bus: chain.bus, now, onError: (_: unknown, error: unknown) => console.error(error) },
    onDone: () => {},
    onTold: (users) => {
      told += users;
    },
  });
  try {
    const ask = (seconds: number) =>
      within(seconds + 60, "asking for lists", requests.ask<Answered>({ seconds, aSecond }));
    await ask(3);
    const quiet = await ask(10);
    const telling = new Telling(chain.store.database);
    const lists: number[] = [];
    const popUps: number[] = [];
    const before = process.memoryUsage().rss;
    let most = before;
    const answering = ask(10);
    for (let home = 0; home <= goals; home += 1) {
      told = 0;
      clock.passBurst();
      const began = sharedNow();
      await telling.say(now(), telling.stateFact(playing(home, 0)));
      chain.bus.wake(0);
      while (told < followers) {
        await pause(5);
        most = Math.max(most, process.memoryUsage().rss);
      }
      const took = sharedNow() - began;
      const { times: heard } = await streams.ask<{ times: number[] }>({});
      // The first one plans and compiles.
      if (home === 0) continue;
      lists.push(took);
      popUps.push(...heard.map((at) => at - began));
      if (heard.length < online) throw new Error(`only ${heard.length} of ${online} heard of it`);
    }
    const during = await answering;
    return { lists: spread(lists), popUps: spread(popUps), quiet, during, memory: most - before };
  } finally {
    await notify.stop();
    await streams.end();
    await requests.end();
    await chain.end();
  }
}

/** Those who are online are spread over all who follow. */
async function openStreams(chain: Chain, { port }: Served, online: number): Promise<Child> {
  const { database } = chain.store;
  const { rows } = await database.execute<{ id: number }>(
    `select id from users where id % greatest(1, (select count(*) from users) / ${online}) = 0 order by id limit ${online}`,
  );
  const tokens: string[] = [];
  for (const { id } of rows) tokens.push((await issueSession(database, { userId: id, createdAt: Date.now() })).token);
  const streams = new Child("clients/own-streams.ts", { port, tokens });
  await within(120, "opening the streams", streams.next());
  return streams;
}

const atOnce = 64;
const hanging = 20;

async function pushesOf(databaseUrl: string, pushes: number) {
  const chain = await openChain(databaseUrl);
  const { database } = chain.store;
  const server = new Child("servers/push-server.ts", {});
  const { port, ca } = await server.next<{ port: number; ca: string }>();
  const gateway = webPush({ keys: newVapidKeys(), subject: "https://scores.example", ca, waitMs: 10_000 });
  const signal = new AbortController().signal;
  const browser = newVapidKeys().publicKey;
  const auth = Buffer.alloc(16, 7).toString("base64url");
  try {
    await follow(chain, pushes);
    await database.execute(`insert into sessions (user_id, token_hash, created_at, seen_at, expires_at)
      select id, 'bench ' || id, now(), now(), now() + interval '1 day' from users`);
    await database.execute(`insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, locale, created_at)
      select user_id, id, 'https://localhost:${port}/' || user_id, '${browser}', '${auth}', 'en', now() from sessions`);
    const telling = new Telling(database);
    let home = 0;
    /** Everybody's telephone is told of a goal; says how many a second. */
    const fromQueue = async (wait: boolean) => {
      home += 1;
      const at = leagueKickoff + home * 60_000;
      await telling.tell(at, playing(home, 0));
      let sent = 0;
      const done = Promise.withResolvers<number>();
      const began = performance.now();
      const delivery = new Delivery({
        ...{ database, gateway, now: () => at, realNow: Date.now, signal, onRefused: console.error },
        onSent: () => {
          sent += 1;
          if (sent === pushes - (wait ? 0 : hanging)) done.resolve(performance.now() - began);
        },
      });
      await delivery.sendDue();
      const took = await within(120, "sending", done.promise);
      await delivery.settled();
      return ((pushes - (wait ? 0 : hanging)) * 1_000) / took;
    };
    const bare = async () => {
      const payload = JSON.stringify({ title: "Lanna Tigers 1–0 Chao Phraya", body: "x".repeat(250) });
      const message = { payload, ttlSeconds: 600, urgency: "high", topic: "match-1" } as const;
      let next = 0;
      const began = performance.now();
      const one = async () => {
        while (next < pushes) {
          next += 1;
          await gateway.send({ endpoint: `https://localhost:${port}/${next}`, p256dh: browser, auth }, message);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, one));
      return (pushes * 1_000) / (performance.now() - began);
    };
    await bare();
    const found = { bare: [] as number[], ours: [] as number[], beside: [] as number[] };
    for (let round = 0; round < 3; round += 1) {
      found.bare.push(await bare());
      found.ours.push(await fromQueue(true));
    }
    const some = `id in (select id from push_subscriptions order by id limit ${hanging})`;
    await database.execute(
      `update push_subscriptions set endpoint = replace(endpoint, '/' || user_id, '/hangs/' || user_id) where ${some}`,
    );
    for (let round = 0; round < 3; round += 1) {
      found.beside.push(await fromQueue(false));
      await database.execute("delete from push_jobs");
    }
    return { bare: median(found.bare), ours: median(found.ours), beside: median(found.beside) };
  } finally {
    gateway.close();
    await server.end();
    await chain.end();
  }
}
