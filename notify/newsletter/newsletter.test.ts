import { nextIssue } from "@scoreline/domain/newsletter/rules";
import { MailLinks } from "@scoreline/gateways/mail/links";
import { type Mail, MailFailed } from "@scoreline/gateways/mail/port";
import { deleteUser } from "@scoreline/store/account/users";
import { saveMatches } from "@scoreline/store/match/matches";
import { saveStories } from "@scoreline/store/news/save";
import { subscribe } from "@scoreline/store/newsletter/subscribers";
import { newsletterSubscribers } from "@scoreline/store/schema/newsletter";
import { describeOnBoth } from "@scoreline/store/testing/both-databases";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sendIssues } from "#newsletter/deliver.ts";
import { head, kickoff, smallLeague, Telling } from "#testing/followers.ts";

const team = { kind: "team", thingId: 1, sport: "football" } as const;
const hour = 3_600_000;
/** The Monday after the match. */
const monday = Date.parse("2026-11-23T08:00:00Z");
const origin = "https://scores.example";
const links = new MailLinks("a key that only tests know");

describeOnBoth("the newsletter", (store) => {
  const it = test.skipIf(store.skipped);
  let sent: Mail[] = [];
  let isAway = false;
  const mail = {
    async send(one: Mail) {
      if (isAway) throw new MailFailed("away");
      sent.push(one);
    },
  };
  const send = (now: number, signal = new AbortController().signal) =>
    sendIssues({ database: store.database, mail, links, origin, now: () => now, signal });
  const rows = () => store.database.select().from(newsletterSubscribers);
  const join = (email: string, own: Partial<Parameters<typeof subscribe>[1]> = {}) =>
    subscribe(store.database, {
      email,
      userId: null,
      locale: "en",
      timeZone: "UTC",
      withoutScores: false,
      confirmedAt: kickoff,
      nextAt: monday,
      ...own,
    });
  const follower = () => new Telling(store.database).follower(team);

  beforeAll(async () => {
    if (store.skipped) return;
    const { database } = store;
    await smallLeague(database);
    const score = { current: { home: 2, away: 1 } };
    await saveMatches(database, [
      { ...head, state: { kind: "finished", decided: "regular", score }, stateAt: 1 },
      { ...head, id: 2, kickoff: monday + 30 * hour, home: { teamId: 2 }, away: { teamId: 1 }, stateAt: 1 },
      { ...head, id: 3, kickoff: monday + 9 * 24 * hour, stateAt: 1 },
    ]);
    const story = (ref: string, title: string, weight: number, tags: { kind: "team"; id: number }[], ago: number) => ({
      source: "test",
      ref,
      sport: "football" as const,
      category: "report" as const,
      author: { key: "mai", names: { en: "Mai" } },
      publishedAt: monday - ago * 24 * hour,
      updatedAt: monday - ago * 24 * hour,
      corrects: false,
      matchId: 1,
      competitionId: 1_000,
      weight,
      tags,
      texts: { en: { title, summary: "s", text: "t" }, th: { title: `ข่าว ${title}`, summary: "ส", text: "ข" } },
    });
    await saveStories(database, [
      story("own", "Tigers <b>roar</b> & win", 10, [{ kind: "team", id: 1 }], 2),
      story("other", "Elsewhere", 90, [], 2),
      story("old", "Long ago", 99, [{ kind: "team", id: 1 }], 20),
    ]);
  });
  beforeEach(async () => {
    sent = [];
    isAway = false;
    if (!store.skipped) await store.database.delete(newsletterSubscribers);
  });

  it("tells of the teams that somebody follows, in their language and by their clock", async () => {
    await join("fan@example.com", { userId: await follower(), locale: "th", timeZone: "Asia/Bangkok" });
    await send(monday);
    const [one] = sent;
    expect(one).toMatchObject({ to: "fan@example.com", language: "th" });
    expect(one?.text).toContain("Lanna Tigers 2–1 Chao Phraya");
    expect(one?.text).toContain(`${origin}/th/football/thailand/league/lanna-tigers-vs-chao-phraya/1`);
    // Tuesday 14:00 in UTC.
    expect(one?.text).toContain("21:00  Chao Phraya – Lanna Tigers");
    expect(one?.text.match(/Lanna Tigers/g)).toHaveLength(2);
    expect(one?.text).toContain("ข่าว Tigers <b>roar</b> & win");
    expect(one?.html).toContain("Tigers &#60;b&#62;roar&#60;/b&#62; &#38; win");
    expect(one?.html).not.toContain("<b>roar");
    expect(one?.text).not.toMatch(/Elsewhere|Long ago/);
    const [row] = await rows();
    expect(one?.leave).toBe(`${origin}/newsletter/leave/${links.leave(row?.id ?? 0)}`);
    expect(one?.text).toContain(`${origin}/th/newsletter?leave=${links.leave(row?.id ?? 0)}`);
    expect(row?.nextAt).toBe(nextIssue(monday, "Asia/Bangkok"));
  });

  it("tells who follows nobody what most people read", async () => {
    await join("anyone@example.com");
    await send(monday);
    expect(sent[0]?.text).toMatch(/Elsewhere[\s\S]*Tigers/);
    expect(sent[0]?.text).not.toContain("2–1");
  });

  it("tells no score, and no story, to who watches later", async () => {
    await join("later@example.com", { userId: await follower(), withoutScores: true });
    await send(monday);
    expect(sent[0]?.text).toContain("Lanna Tigers – Chao Phraya");
    expect(`${sent[0]?.text} ${sent[0]?.html}`).not.toMatch(/2–1|roar/);
  });

  it("comes once a week, however many look at once", async () => {
    await Promise.all(Array.from({ length: 30 }, (_, i) => join(`fan${i}@example.com`)));
    await Promise.all([send(monday), send(monday), send(monday)]);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(30);
    expect(sent).toHaveLength(30);
    await send(monday + 6 * 24 * hour);
    expect(sent).toHaveLength(30);
  });

  it("is tried again while the mail server is away, and an address that takes nothing for weeks is given up", async () => {
    await join("fan@example.com");
    isAway = true;
    await send(monday);
    expect(await rows()).toMatchObject([{ tries: 1, nextAt: monday + hour }]);
    isAway = false;
    await send(monday + hour);
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ tries: 0, failures: 0 }]);
    isAway = true;
    for (let week = 1; week <= 4; week += 1) {
      expect(await rows()).toHaveLength(1);
      for (let i = 0; i < 3; i += 1) {
        // There is something to tell in every week.
        const now = monday + week * 7 * 24 * hour + i * hour;
        await store.database.execute(`update news set published_at = '${new Date(now - hour).toISOString()}'`);
        await send(now);
      }
    }
    expect(await rows()).toEqual([]);
  });

  it("goes with the account, and nothing is sent where there is nothing to tell", async () => {
    const userId = await follower();
    await join("fan@example.com", { userId });
    await join("nobody@example.com", { withoutScores: true });
    await deleteUser(store.database, userId, { reason: "other", text: "", at: kickoff });
    await send(monday);
    expect(sent).toEqual([]);
    expect((await rows()).map(({ email }) => email)).toEqual(["nobody@example.com"]);
  });
});
