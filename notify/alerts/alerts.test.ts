import { bitOf, maskOf } from "@scoreline/domain/notify/kinds";
import { alertWords } from "@scoreline/i18n/alert-words";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { deleteUser } from "@scoreline/store/account/users";
import type { Transaction } from "@scoreline/store/engine/open";
import { factsAfter, lastSeq } from "@scoreline/store/log/facts";
import { nextWork, takeBackAlert } from "@scoreline/store/notify/alerts";
import { addAnnouncement, tellBegun } from "@scoreline/store/notify/announcements";
import { fanOutPage } from "@scoreline/store/notify/fan-out";
import { hasNew, markNotified, marksOf, notificationsOf, readNotification } from "@scoreline/store/notify/list";
import { changePreferences } from "@scoreline/store/notify/preferences";
import { takeJobs } from "@scoreline/store/notify/push-queue";
import { describeOnBoth } from "@scoreline/store/testing/both-databases";
import { rowsRead } from "@scoreline/store/testing/rows-read";
import { beforeEach, expect, test, vi } from "vitest";
import { kickoff, live, minutes, smallLeague, Telling } from "#testing/followers.ts";

const team = (thingId: number) => ({ kind: "team", thingId, sport: "football" }) as const;
const match = { kind: "match", thingId: 1, sport: "football" } as const;
const competition = { kind: "competition", thingId: 1_000, sport: "football" } as const;

describeOnBoth("alerts", (store) => {
  const it = test.skipIf(store.skipped);
  let telling: Telling;
  const all = (userId: number) => notificationsOf(store.database, userId, { size: 50 });
  const said = async (userId: number, locale: "en" | "ja" = "en", withoutScores = false) =>
    (await all(userId)).map(({ alerts }) => {
      const bodies = alerts.map(({ body }) => body);
      const words = alertWords(bodies, { locale, timeZone: "UTC", withoutScores }, translatorFor(locale));
      return `${words.title}: ${words.content.replaceAll("\n", " / ")}`;
    });
  const prefer = (userId: number, own: object, choices: Parameters<typeof changePreferences>[2]["choices"] = []) =>
    changePreferences(store.database, userId, { own, choices }, { at: kickoff, timeZone: "Asia/Bangkok" });

  beforeEach(async () => {
    if (store.skipped) return;
    const { database } = store;
    for (const table of ["notifications", "alerts", "alert_watches", "fact_consumers", "facts", "users", "matches"])
      await database.execute(`delete from ${table}`);
    await smallLeague(database);
    telling = new Telling(database);
  });

  it("reach everybody once, whatever they follow, in the words of the language that they have now", async () => {
    const keen = await telling.follower(team(1), team(2), match, competition);
    const casual = await telling.follower(team(2));
    const league = await telling.follower(competition);
    const nobody = await telling.follower();
    await telling.tell(kickoff, live(0, 0));
    await telling.tell(minutes(12), live(1, 0));
    await telling.tell(minutes(13), live(1, 0));
    const both = ["Lanna Tigers 1–0 Chao Phraya: Goal for Lanna Tigers", "Lanna Tigers – Chao Phraya: Kick-off"];
    expect(await said(keen)).toEqual(both);
    expect(await said(casual)).toEqual(both);
    expect(await said(casual, "ja")).toEqual([
      "ランナー 1–0 Chao Phraya: ランナーがゴール",
      "ランナー – Chao Phraya: キックオフ",
    ]);
    expect((await said(casual, "en", true))[0]).toBe("Lanna Tigers – Chao Phraya: Big moment. Tap to see it.");
    // Whoever follows a competition hears of all its matches only if they want to.
    expect(await said(league)).toEqual([]);
    expect(await said(nobody)).toEqual([]);
  });

  it("of a goal that is overturned, or of a score that falls, change what was told", async () => {
    const fan = await telling.follower(team(1));
    await telling.tell(minutes(20), live(0, 0), []);
    await telling.tell(minutes(21), live(1, 0));
    const before = await all(fan);
    const since = await lastSeq(store.database);
    await telling.tell(minutes(23), live(0, 0));
    expect((await said(fan))[0]).toBe("Lanna Tigers 0–0 Chao Phraya: Goal disallowed: Lanna Tigers");
    expect((await all(fan)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const facts = await factsAfter(store.database, since, 10);
    expect(facts.at(-1)).toMatchObject({ kind: "users", userIds: [fan], changed: ["notifications"] });
    await telling.tell(minutes(24), live(1, 0), []);
    expect((await said(fan))[0]).toBe("Lanna Tigers 1–0 Chao Phraya: Goal for Lanna Tigers");
  });

  it("that come in a burst are one", async () => {
    const fan = await telling.follower(team(1));
    const red = await telling.follower(team(1));
    await prefer(red, { football: maskOf(["redCard"]) });
    await telling.tell(kickoff, live(0, 0));
    await telling.tell(minutes(12), live(1, 0));
    const of = { competitionId: 1_000, seasonId: 1_000, teams: [1, 2] };
    const card = { id: "c", type: "card", card: "red", side: "away", minute: 12, phase: "first-half" } as const;
    await telling.say(minutes(12) + 5_000, {
      kind: "events",
      matchId: 1,
      sport: "football",
      of,
      set: [card],
      removed: [],
    });
    await telling.read(minutes(12) + 5_000);
    await telling.bring(minutes(12) + 5_000);
    await telling.tell(minutes(12) + 19_000, live(2, 0));
    const [burst] = await said(fan);
    expect(burst).toBe("Lanna Tigers 2–0 Chao Phraya: Goal for Lanna Tigers / Red card for Chao Phraya, 12′");
    expect(await all(fan)).toHaveLength(2);
    expect(await said(red)).toEqual(["Lanna Tigers 1–0 Chao Phraya: Red card for Chao Phraya, 12′"]);
    await telling.tell(minutes(12) + 40_000, live(3, 0));
    expect(await all(fan)).toHaveLength(3);
  });

  it("keep to what somebody wants: kinds, one team, one match, quiet hours, nothing at all", async () => {
    const db = store.database;
    const none = await telling.follower(team(1));
    await prefer(none, { off: true });
    const goals = await telling.follower(team(1));
    await prefer(goals, { football: bitOf("goal") });
    const perTeam = await telling.follower(team(1), team(2));
    await prefer(perTeam, { football: 0 }, [{ kind: "team", thingId: 2, mask: bitOf("start") }]);
    const muted = await telling.follower(team(1));
    await prefer(muted, {}, [{ kind: "match", thingId: 1, mask: 0 }]);
    const bell = await telling.follower();
    await prefer(bell, {}, [{ kind: "match", thingId: 1, mask: bitOf("start") }]);
    const league = await telling.follower(competition);
    await prefer(league, {}, [{ kind: "competition", thingId: 1_000, mask: bitOf("goal") }]);
    const asleep = await telling.follower(team(1));
    // 19:00 in Bangkok at kick-off.
    await prefer(asleep, { quietFrom: 18 * 60, quietTo: 6 * 60 });
    await telling.tell(kickoff, live(0, 0));
    await telling.tell(minutes(12), live(1, 0));
    const kinds = async (userId: number) =>
      (await all(userId)).map(({ alerts, quiet }) => `${alerts[0]?.kind}${quiet ? " quietly" : ""}`);
    expect(await kinds(none)).toEqual([]);
    expect(await kinds(goals)).toEqual(["goal"]);
    expect(await kinds(perTeam)).toEqual(["start"]);
    expect(await kinds(muted)).toEqual([]);
    expect(await kinds(bell)).toEqual(["start"]);
    expect(await kinds(league)).toEqual(["goal"]);
    expect(await kinds(asleep)).toEqual(["goal quietly", "start quietly"]);
    const unknown = [{ kind: "team", thingId: 99_999, mask: 1 }] as const;
    expect(await changePreferences(db, goals, { own: {}, choices: unknown }, { at: kickoff, timeZone: "UTC" })).toBe(
      "unknown",
    );
  });

  it("of what is old go to the list and ring nowhere", async () => {
    const fan = await telling.follower(team(1));
    await telling.tell(kickoff, live(0, 0));
    await telling.say(minutes(5), telling.stateFact(live(1, 0)));
    await telling.read(minutes(30));
    await telling.bring(minutes(30));
    expect((await all(fan)).map(({ quiet }) => quiet)).toEqual([true, false]);
  });

  it("are given out in pages, and whoever is ended in between loses none and doubles none", async () => {
    const fans: number[] = [];
    for (let i = 0; i < 25; i += 1) fans.push(await telling.follower(team(1 + (i % 2)), team(2 - (i % 2))));
    await telling.say(kickoff, telling.stateFact(live(0, 0)));
    await telling.read(kickoff);
    // Read again, as by a process that was ended before it noted how far it was.
    await store.database.execute("update fact_consumers set seq = 0");
    await telling.read(kickoff);
    const broken = new AbortController();
    const { fanOut } = await import("#alerts/fan-out.ts");
    const options = { database: store.database, now: () => kickoff, pageSize: 4 };
    await fanOut({ ...options, signal: broken.signal, onTold: () => broken.abort() });
    const some = await Promise.all(fans.map(async (fan) => (await all(fan)).length));
    expect(some.filter((count) => count > 0)).toHaveLength(4);
    expect(await telling.bring(kickoff, 4)).toBe(21);
    for (const fan of fans) expect(await all(fan)).toHaveLength(1);
    expect(await telling.bring(kickoff, 4)).toBe(0);
  });

  it("that are taken back while they are given out are in nobody's list", async () => {
    const { database } = store;
    for (let i = 0; i < 20; i += 1) await telling.follower(team(1));
    for (let goals = 0; goals < 6; goals += 1) {
      await telling.say(minutes(goals), telling.stateFact(live(goals, 0)));
      await telling.read(minutes(goals));
      const [alert] = (await database.execute<{ key: string }>("select key from alerts order by id desc limit 1")).rows;
      const takeBack = async () => {
        // Each time a page later.
        const told = async () => (await database.execute("select from notifications")).rows.length;
        await vi.waitFor(async () => expect(await told()).toBeGreaterThanOrEqual(goals * 2), { timeout: 120_000 });
        await database.transaction((tx) => takeBackAlert(tx, alert?.key ?? ""));
      };
      await Promise.all([telling.bring(minutes(goals), 2), takeBack()]);
      expect((await database.execute("select from notifications")).rows).toHaveLength(0);
    }
  });

  it("that are being given out while somebody deletes the account go with it", async () => {
    const { database } = store;
    const fan = await telling.follower(team(1));
    await telling.say(kickoff, telling.stateFact(live(0, 0)));
    await telling.read(kickoff);
    let leaving: Promise<unknown> = Promise.resolve();
    await database.transaction(async (tx) => {
      const [work] = await nextWork(tx);
      if (work) await fanOutPage(tx, work, 20, kickoff);
      leaving = deleteUser(database, fan, { reason: "other", text: "", at: kickoff });
      if (store.kind === "embedded") return;
      const waiting = async () =>
        expect(
          (await tx.execute("select from pg_locks where locktype = 'advisory' and not granted")).rows,
        ).toHaveLength(1);
      await Promise.race([leaving, vi.waitFor(waiting, { timeout: 120_000 })]);
    });
    await leaving;
    expect((await database.execute("select from notifications")).rows).toHaveLength(0);
  });

  it("are given out, and sent, by reading no more than a page of those who are to have them", async () => {
    const { database } = store;
    await database.execute("insert into users (created_at) select now() from generate_series(1, 3000)");
    await database.execute(`insert into favourites (user_id, kind, thing_id, sport, created_at)
      select id, 'team', t, 'football', now() from users, generate_series(1, 2) t`);
    await database.execute(`insert into alert_choices (user_id, kind, thing_id, mask, at)
      select user_id, kind, thing_id, ${bitOf("start")}, now() from favourites`);
    await database.execute(`insert into alert_preferences (user_id, football, basketball, other, time_zone, quiet_from, quiet_to)
      select id, 0, 0, 0, 'Asia/Bangkok', 60, 120 from users`);
    await database.execute(`insert into sessions (user_id, token_hash, created_at, seen_at, expires_at)
      select id, 'fan ' || id, now(), now(), now() + interval '1 day' from users`);
    await database.execute(`insert into push_subscriptions
        (user_id, session_id, endpoint, p256dh, auth, locale, created_at)
      select user_id, id, 'https://push.example/' || id, 'key', 'secret', 'en', now() from sessions`);
    await database.execute("analyze");
    await telling.say(kickoff, telling.stateFact(live(0, 0)));
    await telling.read(kickoff);
    // Of thousands; rows that other tests have left dead are passed over, too.
    const few = 500;
    const page = async (tx: Transaction) => {
      const [work] = await nextWork(tx);
      if (work) await fanOutPage(tx, work, 20, kickoff);
    };
    for (const table of ["favourites", "alert_choices", "alert_preferences"])
      expect(await rowsRead(database, table, page), table).toBeLessThan(few);
    await telling.bring(kickoff);
    await database.execute("analyze");
    const take = (tx: Transaction) => takeJobs(tx, { limit: 20, now: kickoff, realNow: kickoff, leaseMs: 60_000 });
    for (const table of ["push_jobs", "push_subscriptions", "notifications"])
      expect(await rowsRead(database, table, take), table).toBeLessThan(few);
    expect((await database.execute("select from notifications")).rows).toHaveLength(3_000);
  });

  it("announcements are told to open pages once, when they begin, by one fact", async () => {
    const db = store.database;
    const texts = { en: { title: "News", content: "Of ours" } };
    const add = (from: number, until: number | null = null) => addAnnouncement(db, { texts, from, until, link: null });
    await db.execute("delete from announcements");
    await add(kickoff);
    await add(kickoff - 1_000, kickoff - 500);
    const tell = (now: number) => tellBegun(db, now, now);
    const since = await lastSeq(db);
    expect(await tell(kickoff - 1)).toBeUndefined();
    expect(await lastSeq(db)).toBe(since);
    const told = await Promise.all([tell(kickoff), tell(kickoff)]);
    expect(told.filter((seq) => seq !== undefined)).toEqual([since + 1]);
    expect(await tell(minutes(1))).toBeUndefined();
    expect(await factsAfter(db, since, 10)).toMatchObject([{ kind: "announced" }]);
  });

  it("are read by their owner only, and the dot goes when they were seen", async () => {
    const db = store.database;
    const fan = await telling.follower(team(1));
    const other = await telling.follower(team(1));
    await telling.tell(kickoff, live(0, 0));
    const [entry] = await all(fan);
    expect(await hasNew(db, fan, await marksOf(db, fan))).toBe(true);
    await markNotified(db, fan, { now: kickoff });
    expect(await hasNew(db, fan, await marksOf(db, fan))).toBe(false);
    expect(await hasNew(db, other, await marksOf(db, other))).toBe(true);
    expect(await readNotification(db, other, entry?.id ?? 0)).toBe(false);
    expect(await readNotification(db, fan, entry?.id ?? 0)).toBe(true);
    expect((await all(fan))[0]?.read).toBe(true);
    await telling.tell(minutes(12), live(1, 0));
    expect(await hasNew(db, fan, await marksOf(db, fan))).toBe(true);
  });
});
