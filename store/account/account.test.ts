import { codeRules } from "@scoreline/domain/account/codes";
import { mostDevices, sessionRules } from "@scoreline/domain/account/sessions";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { factsAfter, lastSeq } from "../log/facts.ts";
import { sequenceOutbox } from "../log/outbox.ts";
import { devices, sessions } from "../schema/accounts.ts";
import { describeOnBoth } from "../testing/both-databases.ts";
import { saveCode, tryCode, useCode, waitForCode } from "./codes.ts";
import { giveBack, pruneAccounts, takeAll } from "./counters.ts";
import { addReferral, enterReferral, referralsBy } from "./referrals.ts";
import {
  endSession,
  endSessionsOf,
  isKnownDevice,
  openSession,
  rememberDevice,
  sessionLookUp,
  sessionsOf,
} from "./sessions.ts";
import { addTicket, ticketOf, useTicket } from "./tickets.ts";
import {
  addIdentity,
  addUser,
  changeProfile,
  deleteUser,
  isTaken,
  setFirstPassword,
  setPhone,
  userById,
  userByIdentity,
  userByPhone,
} from "./users.ts";

const now = Date.parse("2026-11-17T12:00:00Z");
const day = 86_400_000;
let next = 0;
/** A number of its own for each test. */
const newPhone = () => `+8491${String(++next).padStart(7, "0")}`;

describeOnBoth("accounts", (store) => {
  const { skipped, kind } = store;
  const it = test.skipIf(skipped);
  const someone = async (more: Partial<Parameters<typeof addUser>[1]> = {}) => {
    const userId = await addUser(store.database, { createdAt: now, nickname: "Someone", ...more });
    if (userId === undefined) throw new Error("nobody was added");
    return userId;
  };

  it("a session is found by its token's hash until it ends, and its end is a fact", async () => {
    const db = store.database;
    const userId = await someone();
    const session = await openSession(db, { userId, tokenHash: "abc", createdAt: now });
    expect(session).toMatchObject({ userId, expiresAt: now + sessionRules.idleMs });
    expect(await sessionLookUp(db)("abc", now + 9)).toEqual(session);
    expect(await sessionLookUp(db)("abd", now)).toBeUndefined();
    await sequenceOutbox(db);
    const before = await lastSeq(db);
    expect(await endSession(db, session.id, now + 5)).toBe(true);
    expect(await sessionLookUp(db)("abc", now)).toBeUndefined();
    expect(await endSession(db, session.id, now + 6)).toBe(false);
    expect(await sequenceOutbox(db)).toEqual({ moved: 1, seq: before + 1 });
    expect(await factsAfter(db, before, 10)).toEqual([
      { seq: before + 1, at: now + 5, kind: "session-ended", userId, sessionId: session.id },
    ]);
  });

  it("a session lasts for 30 days without a visit, longer with visits, and 180 days at most", async () => {
    const db = store.database;
    const userId = await someone();
    await openSession(db, { userId, tokenHash: "idle", createdAt: now });
    expect(await sessionLookUp(db)("idle", now + 30 * day)).toBeUndefined();
    await openSession(db, { userId, tokenHash: "busy", createdAt: now });
    for (let at = 0; at < 180; at += 20) {
      expect([at, await sessionLookUp(db)("busy", now + at * day)]).toMatchObject([at, { userId }]);
    }
    expect(await sessionLookUp(db)("busy", now + 180 * day - 1)).toMatchObject({ expiresAt: now + 180 * day });
    expect(await sessionLookUp(db)("busy", now + 180 * day)).toBeUndefined();
  });

  it("of a user's sessions one is ended, or all others, and never another user's", async () => {
    const db = store.database;
    const [one, other] = [await someone(), await someone()];
    const open = (userId: number, tokenHash: string) => openSession(db, { userId, tokenHash, createdAt: now });
    const [a, b, c] = [await open(one, "a"), await open(one, "b"), await open(one, "c")];
    const d = await open(other, "d");
    expect(await endSessionsOf(db, { userId: one, only: d.id }, now)).toEqual([]);
    expect(await endSessionsOf(db, { userId: one, only: b.id }, now)).toEqual([b.id]);
    expect(await endSessionsOf(db, { userId: one, except: a.id }, now)).toEqual([c.id]);
    expect((await sessionsOf(db, one, now)).map(({ id }) => id)).toEqual([a.id]);
    expect(await sessionsOf(db, other, now)).toHaveLength(1);
  });

  it("whoever signs in again and again keeps the latest sessions and devices; the others end, and are no more to end later", async () => {
    const db = store.database;
    const userId = await someone();
    const most = sessionRules.most;
    const held = Array.from({ length: most }, (_, i) => ({ userId, tokenHash: `kept ${i}`, createdAt: now + i }));
    await db
      .insert(sessions)
      .values(held.map((one) => ({ ...one, seenAt: one.createdAt, expiresAt: one.createdAt + sessionRules.idleMs })));
    await sequenceOutbox(db);
    const before = await lastSeq(db);
    await openSession(db, { userId, tokenHash: "one more", createdAt: now + most });
    await sequenceOutbox(db);
    expect(await factsAfter(db, before, 10)).toMatchObject([{ kind: "session-ended", userId }]);
    const lookUp = sessionLookUp(db);
    const found = async (tokenHash: string) => (await lookUp(tokenHash, now + most)) !== undefined;
    expect([await found("kept 0"), await found("kept 1"), await found("one more")]).toEqual([false, true, true]);
    expect(await endSessionsOf(db, { userId }, now)).toHaveLength(most);

    await db
      .insert(devices)
      .values(Array.from({ length: mostDevices }, (_, i) => ({ userId, tokenHash: `device ${i}`, seenAt: now + i })));
    await rememberDevice(db, { userId, tokenHash: "another device", now: now + mostDevices });
    const known = await db.select().from(devices).where(eq(devices.userId, userId));
    expect(known).toHaveLength(mostDevices);
    expect(known.map(({ tokenHash }) => tokenHash)).not.toContain("device 0");
  });

  it("a number is one user's", async () => {
    const db = store.database;
    const phone = newPhone();
    const userId = await someone({ phone });
    expect(await addUser(db, { createdAt: now, phone })).toBeUndefined();
    expect((await userByPhone(db, phone))?.id).toBe(userId);
    const other = await someone();
    expect(await setPhone(db, other, phone)).toBe(false);
    expect(await setPhone(db, userId, phone)).toBe(true);
    const free = newPhone();
    expect(await setPhone(db, other, free)).toBe(true);
    expect((await userById(db, other))?.phone).toBe(free);
  });

  it("a chat app's user is one of ours", async () => {
    const db = store.database;
    const [one, other] = [await someone(), await someone()];
    const identity = { app: "line", subject: `U${next++}`, createdAt: now } as const;
    expect(await addIdentity(db, { ...identity, userId: one })).toBe(true);
    expect(await addIdentity(db, { ...identity, userId: other })).toBe(false);
    expect(await userByIdentity(db, "line", identity.subject)).toBe(one);
    expect(await userByIdentity(db, "zalo", identity.subject)).toBeUndefined();
  });

  it("a code is right for its number, purpose and place, until it is used or has run out", async () => {
    const db = store.database;
    const place = { phone: newPhone(), purpose: "login", slot: "" } as const;
    expect(await saveCode(db, place, "right", now)).toBe(1);
    for (const wrong of [
      { ...place, phone: newPhone() },
      { ...place, purpose: "reset" as const },
      { ...place, slot: "device" },
    ]) {
      expect(await tryCode(db, wrong, "right", now)).toBe(false);
      expect(await useCode(db, wrong, "right", now)).toBe(false);
    }
    expect(await tryCode(db, place, "right", now + codeRules.lifeMs - 1)).toBe(true);
    expect(await tryCode(db, place, "right", now + codeRules.lifeMs)).toBe(false);
    expect(await useCode(db, place, "right", now + codeRules.lifeMs)).toBe(false);
    expect(await useCode(db, place, "right", now)).toBe(true);
    expect(await useCode(db, place, "right", now)).toBe(false);
    expect(await tryCode(db, place, "right", now)).toBe(false);
  });

  it("three wrong tries make a code void, and the next one waits a minute, then two", async () => {
    const db = store.database;
    const place = { phone: newPhone(), purpose: "signUp", slot: "" } as const;
    await saveCode(db, place, "first", now);
    for (let i = 0; i < 3; i++) expect(await tryCode(db, place, "wrong", now)).toBe(false);
    expect(await tryCode(db, place, "first", now)).toBe(false);
    expect(await useCode(db, place, "first", now)).toBe(false);
    expect(await waitForCode(db, place, now + 1_000)).toBe(59_000);
    expect(await saveCode(db, place, "second", now + 59_999)).toBeUndefined();
    expect(await saveCode(db, place, "second", now + 60_000)).toBe(2);
    expect(await tryCode(db, place, "first", now + 60_000)).toBe(false);
    expect(await tryCode(db, place, "second", now + 60_000)).toBe(true);
    expect(await saveCode(db, place, "third", now + 179_999)).toBeUndefined();
    expect(await saveCode(db, place, "third", now + 180_000)).toBe(3);
    // A series ends when its last code has run out.
    expect(await saveCode(db, place, "anew", now + 180_000 + codeRules.lifeMs)).toBe(1);
  });

  it("a ticket opens one thing once", async () => {
    const db = store.database;
    const userId = await someone();
    const hash = `ticket ${next++}`;
    await addTicket(db, { hash, kind: "reset", userId, data: { a: 1 }, expiresAt: now + 10 });
    expect(await useTicket(db, { hash, kind: "handOver", now })).toBeUndefined();
    expect(await useTicket(db, { hash, kind: "reset", now: now + 10 })).toBeUndefined();
    expect(await ticketOf(db, { hash, kind: "reset", now })).toMatchObject({ userId, data: { a: 1 } });
    expect(await useTicket(db, { hash, kind: "reset", now })).toMatchObject({ userId, data: { a: 1 } });
    expect(await useTicket(db, { hash, kind: "reset", now })).toBeUndefined();
  });

  it("nobody is brought twice, by themselves or by somebody who came by them", async () => {
    const db = store.database;
    const [one, other, third, last] = [
      await someone({ nickname: "One" }),
      await someone({ nickname: "Other" }),
      await someone(),
      await someone(),
    ];
    const bring = (userId: number, referrerId: number) => enterReferral(db, { userId, referrerId, at: now });
    expect(await bring(one, one)).toBe(false);
    expect(await bring(other, one)).toBe(true);
    expect(await bring(other, third)).toBe(false);
    expect(await bring(one, other)).toBe(false);
    expect(await bring(third, one)).toBe(true);
    expect(await bring(last, third)).toBe(true);
    expect(await bring(one, last)).toBe(false);
    const { total, list } = await referralsBy(db, one, { limit: 1, offset: 1 });
    expect([total, list]).toEqual([2, [{ nickname: "Other", at: now }]]);
  });

  it("an allowance is used up, comes back after its time, and is taken together with others or not at all", async () => {
    const db = store.database;
    const allowance = { most: 2, windowMs: 1_000 };
    const [a, b] = [`a${next++}`, `b${next++}`];
    const take = (keys: string[], at: number) =>
      takeAll(
        db,
        keys.map((key) => ({ key, allowance })),
        at,
      );
    expect(await take([a], now)).toEqual({ waitMs: 0 });
    expect(await take([a, b], now + 400)).toEqual({ waitMs: 0 });
    expect(await take([b, a], now + 400)).toEqual({ waitMs: 600 });
    // The refusal took nothing of the other.
    expect(await take([b], now + 400)).toEqual({ waitMs: 0 });
    expect(await take([b], now + 400)).toEqual({ waitMs: 1_000 });
    await giveBack(db, a, now + 400);
    expect(await take([a], now + 400)).toEqual({ waitMs: 0 });
    expect(await take([a], now + 1_000)).toEqual({ waitMs: 0 });
  });

  it("a first password is set once", async () => {
    const userId = await someone();
    expect(await setFirstPassword(store.database, userId, "one")).toBe(true);
    expect(await setFirstPassword(store.database, userId, "two")).toBe(false);
    expect((await userById(store.database, userId))?.passwordHash).toBe("one");
  });

  it("a change of the profile is told to the user's other screens", async () => {
    const db = store.database;
    const userId = await someone();
    await sequenceOutbox(db);
    const before = await lastSeq(db);
    await changeProfile(db, userId, { nickname: "Anew", settings: { theme: "dark" } }, now);
    await sequenceOutbox(db);
    expect(await factsAfter(db, before, 10)).toMatchObject([{ kind: "user", userId, changed: ["profile"] }]);
    expect(await userById(db, userId)).toMatchObject({ nickname: "Anew", settings: { theme: "dark" } });
  });

  it("of a deleted user nothing is left but the reason", async () => {
    const db = store.database;
    const phone = newPhone();
    const userId = await someone({ phone, referralCode: `code ${next++}`, nickname: "Gone" });
    const friend = await someone();
    const session = await openSession(db, { userId, tokenHash: `gone ${next++}`, createdAt: now });
    await rememberDevice(db, { userId, tokenHash: "device", now });
    expect(await isKnownDevice(db, phone, "device")).toBe(true);
    await changeProfile(db, userId, { picture: { name: `p${next++}`, bytes: "abc" } }, now);
    await addIdentity(db, { app: "zalo", subject: `Z${next++}`, userId, createdAt: now });
    await addReferral(db, { userId: friend, referrerId: userId, at: now });
    await addTicket(db, { hash: "gone's", kind: "handOver", userId, data: {}, expiresAt: now + 10 });
    await saveCode(db, { phone, purpose: "login", slot: "" }, "x", now);
    expect(await deleteUser(db, userId, { reason: "battery", text: "bye", at: now })).toEqual([session.id]);
    const { rows } = await db.execute<{ name: string }>(`
      select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`);
    expect(rows.length).toBeGreaterThan(5);
    for (const { name } of rows) {
      const found = await db.execute(`select 1 from ${name} where user_id = ${userId}`);
      expect([name, found.rows]).toEqual([name, []]);
    }
    expect(await isKnownDevice(db, phone, "device")).toBe(false);
    expect(await useTicket(db, { hash: "gone's", kind: "handOver", now })).toBeUndefined();
    expect(await deleteUser(db, userId, { reason: "other", text: "", at: now })).toBeUndefined();
    // Nor is the number, anywhere.
    const texts = await db.execute<{ name: string; of: string }>(`
      select table_name as of, column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and (column_name in ('phone', 'key') or table_name = 'outbox')`);
    expect(texts.rows.length).toBeGreaterThan(2);
    for (const { of, name } of texts.rows) {
      const found = await db.execute(`select 1 from ${of} where ${name} like '%${phone.slice(1)}%'`);
      expect([of, found.rows]).toEqual([of, []]);
    }
    const left = await db.execute("select * from deletions where text = 'bye'");
    expect(left.rows).toHaveLength(1);
    // The number is free again.
    expect(await addUser(db, { createdAt: now, phone })).toBeDefined();
  });

  it("what has run out is dropped, and nothing else", async () => {
    const db = store.database;
    const userId = await someone();
    const place = { phone: newPhone(), purpose: "login", slot: "" } as const;
    await openSession(db, { userId, tokenHash: `old ${next}`, createdAt: now - 40 * day });
    await openSession(db, { userId, tokenHash: `new ${next}`, createdAt: now });
    await rememberDevice(db, { userId, tokenHash: "long ago", now: now - 366 * day });
    await rememberDevice(db, { userId, tokenHash: "last year", now: now - 364 * day });
    await saveCode(db, place, "x", now);
    await pruneAccounts(db, now);
    expect(await useCode(db, place, "x", now)).toBe(true);
    const { rows } = await db.execute(`select token_hash from sessions where user_id = ${userId}`);
    expect(rows).toEqual([{ token_hash: `new ${next}` }]);
    const known = await db.execute(`select token_hash from devices where user_id = ${userId}`);
    expect(known.rows).toEqual([{ token_hash: "last year" }]);
  });

  // The embedded database has one connection, and so no race.
  const race = test.skipIf(skipped || kind === "embedded");
  const times = <Result>(count: number, work: (i: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, i) => work(i)));
  const yes = (results: readonly unknown[]) => results.filter(Boolean).length;

  race("of fifty who try at once three guess, and of fifty who use a right code one does", async () => {
    const db = store.database;
    const place = { phone: newPhone(), purpose: "login", slot: "" } as const;
    await saveCode(db, place, "right", now);
    expect(yes(await times(50, () => useCode(db, place, "right", now)))).toBe(1);
    const other = { ...place, phone: newPhone() };
    await saveCode(db, other, "right", now);
    await times(49, (i) => tryCode(db, other, `wrong ${i}`, now));
    expect(await tryCode(db, other, "right", now)).toBe(false);
  });

  race("of twenty who ask for a code at once one gets it", async () => {
    const place = { phone: newPhone(), purpose: "login", slot: "" } as const;
    expect(yes(await times(20, (i) => saveCode(store.database, place, `hash ${i}`, now)))).toBe(1);
  });

  race("of twenty who take the last number, ticket, referral or allowance one does", async () => {
    const db = store.database;
    const phone = newPhone();
    const added = await times(20, () => addUser(db, { createdAt: now, phone }));
    expect(added.filter((id) => id !== undefined)).toHaveLength(1);
    const [friend, userId] = [await someone(), await someone()];
    expect(yes(await times(20, () => enterReferral(db, { userId, referrerId: friend, at: now })))).toBe(1);
    const hash = `raced ${next++}`;
    await addTicket(db, { hash, kind: "handOver", userId, data: {}, expiresAt: now + 10 });
    expect(yes(await times(20, () => useTicket(db, { hash, kind: "handOver", now })))).toBe(1);
    const [a, b] = [`x${next++}`, `y${next++}`];
    const allowance = { most: 3, windowMs: 1_000 };
    const keys = (i: number) => (i % 2 ? [a, b] : [b, a]);
    const taken = await times(20, (i) =>
      takeAll(
        db,
        keys(i).map((key) => ({ key, allowance })),
        now,
      ),
    );
    expect(taken.filter(({ waitMs }) => waitMs === 0)).toHaveLength(3);
  });

  race("of those who bring each other at once, two or three in a ring, one is left out", async () => {
    const db = store.database;
    for (const size of [2, 3]) {
      for (let round = 0; round < 5; round++) {
        const ring = await times(size, () => someone());
        const brought = await times(size, (i) => {
          const [userId = 0, referrerId = 0] = [ring[i], ring[(i + 1) % size]];
          return enterReferral(db, { userId, referrerId, at: now });
        });
        expect(yes(brought)).toBe(size - 1);
      }
    }
  });

  race("who takes a number a moment too late is told so", async () => {
    const db = store.database;
    const phone = newPhone();
    const users = await times(10, () => someone());
    const results = await Promise.allSettled(users.map((id) => setPhone(db, id, phone)));
    const failed = results.flatMap((result) => (result.status === "rejected" ? [isTaken(result.reason)] : []));
    expect(failed.every(Boolean)).toBe(true);
    expect(results.filter((result) => result.status === "fulfilled" && result.value)).toHaveLength(1);
  });
});
