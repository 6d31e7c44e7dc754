import { availableParallelism } from "node:os";
import { hashOf } from "@scoreline/api/account/accounts";
import { Passwords } from "@scoreline/api/account/passwords";
import { Caches } from "@scoreline/api/cache/caches";
import { issueSession, sessionByToken } from "@scoreline/api/session/token";
import { testAccounts } from "@scoreline/api/testing/accounts";
import { Budget } from "@scoreline/live/cache/budget";
import { addUser } from "@scoreline/store/account/users";
import { postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { openChain } from "../harness/chain.ts";
import { atLeast, atMost, count, median, ms, type Report, times } from "../harness/figures.ts";
import { startSite } from "../harness/site.ts";

const phone = "+84912345678";
const password = "abcd1234";
const atOnce = 8;

/** Logins beside the bare hash, the look-up of a session, and the front page of somebody who is signed in. */
export async function accounts({
  seconds,
  lookUps,
  rows,
  pageLoads,
}: {
  seconds: number;
  lookUps: number;
  rows: number;
  pageLoads: number;
}): Promise<Report> {
  const binaries = postgresBinaries();
  const postgres = binaries ? await startPostgres(binaries) : undefined;
  const database = postgres ? "PostgreSQL" : "the embedded database";
  try {
    const chain = await openChain(await postgres?.createDatabase());
    const { store } = chain;
    const passwords = new Passwords();
    const passwordHash = await passwords.hash(password);
    const userId =
      (await addUser(store.database, { createdAt: Date.now(), phone, passwordHash, nickname: "Bench" })) ?? 0;
    const { live, port } = await chain.serve(Date.now);

    const login = async () => {
      const body = new URLSearchParams({ phoneNumber: phone, password });
      const response = await fetch(`http://127.0.0.1:${port}/api/user/login`, { method: "POST", body });
      const { result } = (await response.json()) as { result: { businessCode: number } };
      if (result.businessCode !== 0) throw new Error(`a login was refused: ${result.businessCode}`);
    };
    const bare = async () => void (await passwords.isRight(password, passwordHash));
    // In turn, so that the machine's moods fall on both.
    const found: { logins: number[]; hashes: number[] } = { logins: [], hashes: [] };
    for (let round = 0; round < 3; round++) {
      found.hashes.push(await rateOf(bare, seconds));
      found.logins.push(await rateOf(login, seconds));
    }
    const [logins, hashes] = [median(found.logins), median(found.hashes)];

    const { token } = await issueSession(store.database, { userId, createdAt: Date.now() });
    const accounts = testAccounts(store.database, Date.now);
    const changes = live.boards.changes;
    const services = { accounts, caches: new Caches({ budget: new Budget(1_000_000), changes, now: Date.now }) };
    const {
      bare: there,
      asked,
      remembered,
    } = await mediansInTurn(lookUps, {
      bare: () => store.database.execute("select 1"),
      asked: () => accounts.sessionOf(hashOf(token), Date.now()),
      remembered: () => sessionByToken(services, token, { fresh: false }),
    });
    await chain.end();

    const pages = await frontPages(rows, pageLoads);
    return {
      title: `Accounts: logins, sessions on ${database}, and the front page of ${count(rows)} matches`,
      verdicts: [
        atLeast("logins against the bare hash", logins / hashes, 0.8, times),
        atMost("a session's look-up, median", asked, 0.3, ms),
        atMost("the same from memory, median", remembered, 0.05, ms),
        atLeast("signed in against anonymous, rendered each time", pages.anonymous / pages.signedIn, 0.7, times),
      ],
      tables: [
        {
          head: ["", "a second"],
          rows: [
            ["Argon2id alone", hashes.toFixed(1)],
            ["logins", logins.toFixed(1)],
          ],
        },
        {
          head: ["", "median"],
          rows: [
            ["to the database and back, nothing looked up", ms(there)],
            ["a session's look-up", ms(asked)],
            ["front page, anonymous", ms(pages.anonymous)],
            ["front page, signed in", ms(pages.signedIn)],
          ],
        },
      ],
      notes: [
        `${atOnce} at a time, over HTTP, with as many hashes at once as the server allows itself (${Math.min(availableParallelism(), 3)}); 19 MiB, two passes. Every login opens a session.`,
      ],
    };
  } finally {
    await postgres?.stop();
  }
}

/** How often in a second, with some at a time. */
async function rateOf(work: () => Promise<void>, seconds: number): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1_000;
  let done = 0;
  const one = async () => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return (done * 1_000) / (performance.now() - began);
}

/** How long each takes, one after the other and in turn, so that the machine's moods fall on all of them. */
async function mediansInTurn<Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const all = new Map<Name, number[]>(names.map((name) => [name, []]));
  // The first ones are planned and compiled.
  for (let round = -Math.ceil(rounds / 10); round < rounds; round++) {
    for (const name of names) {
      const began = performance.now();
      await works[name]();
      if (round >= 0) all.get(name)?.push(performance.now() - began);
    }
  }
  return Object.fromEntries([...all].map(([name, found]) => [name, median(found)])) as Record<Name, number>;
}

/** One at a time: a rendering keeps the thread, and whoever waits behind others measures those. */
async function frontPages(rows: number, loads: number): Promise<{ anonymous: number; signedIn: number }> {
  const { site, base } = await startSite(rows, { PAGES_KEPT_MS: "0" });
  try {
    const post = async (call: string, fields: Record<string, string>) => {
      const body = new URLSearchParams({ phoneNumber: phone, ...fields });
      return fetch(`${base}/api/user/${call}`, { method: "POST", body });
    };
    await post("getWSUP", {});
    const otp = /\b\d{6}\b/.exec(await (await fetch(`${base}/outbox`)).text())?.[0] ?? "";
    const reply = await post("signup", { otp, password, nickname: "Bench1" });
    const { result } = (await reply.json()) as { result: { data: { token: string } | null } };
    if (!result.data) throw new Error("nobody could sign up");
    const cookie = `session=${result.data.token}`;
    const load = async (isSignedIn: boolean) => {
      const headers = { "accept-encoding": "br", ...(isSignedIn && { cookie }) };
      const page = await fetch(`${base}/en`, { headers });
      const isTheirs = (await page.text()).includes('src="/avatars/');
      if (page.status !== 200 || isTheirs !== isSignedIn) throw new Error("a front page was not the one asked for");
    };
    return await mediansInTurn(loads, { anonymous: () => load(false), signedIn: () => load(true) });
  } finally {
    await site.end();
  }
}
