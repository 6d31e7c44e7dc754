import { bitOf } from "@scoreline/domain/notify/kinds";
import { changePreferences } from "@scoreline/store/notify/preferences";
import { describeOnBoth } from "@scoreline/store/testing/both-databases";
import { expect, test } from "vitest";
import { head, kickoff, live, minutes } from "#testing/followers.ts";
import { Pushes } from "#testing/pushes.ts";

const of = { competitionId: 1_000, seasonId: 1_000, teams: [1, 2] };
const goal = (id: string, minute: number) =>
  ({ id, type: "goal", side: "home", minute, phase: "first-half", how: "open-play" }) as const;
const red = { id: "c", type: "card", card: "red", side: "away", minute: 14, phase: "first-half" } as const;

describeOnBoth("what stands on a telephone", (store) => {
  const it = test.skipIf(store.skipped);
  const pushes = new Pushes(store);
  const events = async (at: number, ...set: (ReturnType<typeof goal> | typeof red)[]) => {
    const { telling } = pushes;
    await telling.say(at, { kind: "events", matchId: 1, sport: "football", of, set, removed: [] });
    await telling.read(at);
    await telling.bring(at);
  };
  const teams = (home: number, away: number) => `Lanna Tigers ${home}–${away} Chao Phraya`;

  it("is never an older score: neither one that is mended nor one that is sent again", async () => {
    await pushes.fan("/mended");
    await pushes.fan("/again");
    await pushes.telling.tell(kickoff, live(0, 0));
    pushes.service.faults.set("/again", (reply) => reply.writeHead(503).end());
    await pushes.telling.tell(minutes(5), live(1, 0));
    await pushes.deliver(minutes(5));
    pushes.service.faults.clear();
    await pushes.telling.tell(minutes(6), live(2, 0));
    await pushes.deliver(minutes(6));
    expect(pushes.shown("/again")).toEqual([`${teams(2, 0)}: Goal for Lanna Tigers`]);
    // Now the source says when the first was scored: that is for the list.
    await events(minutes(7), goal("a", 5));
    await pushes.deliver(minutes(7));
    const both = [`${teams(1, 0)}: Goal for Lanna Tigers`, `${teams(2, 0)}: Goal for Lanna Tigers`];
    expect(pushes.shown("/mended").slice(-2)).toEqual(both);
    expect(await pushes.waiting()).toBe(0);
    // And of the newest: it is put right where it stands.
    await events(minutes(8), goal("b", 6));
    await pushes.deliver(minutes(8));
    expect(pushes.shown("/mended").at(-1)).toBe(`${teams(2, 0)}: Goal for Lanna Tigers, 6′`);
  });

  it("is the score that is true when one is taken back, whatever was told since and is still to be sent", async () => {
    await pushes.fan("/fan");
    await pushes.fan("/later");
    await pushes.telling.tell(kickoff, live(0, 0));
    await pushes.telling.tell(minutes(12), live(1, 0));
    await pushes.deliver(minutes(12));
    pushes.service.faults.set("/later", (reply) => reply.writeHead(503).end());
    await events(minutes(14), red);
    await pushes.deliver(minutes(14));
    pushes.service.faults.clear();
    await pushes.telling.tell(minutes(14) + 1_000, live(0, 0));
    await pushes.deliver(minutes(14) + 1_000);
    await pushes.deliver(minutes(15));
    const back = `${teams(0, 0)}: Goal disallowed: Lanna Tigers`;
    expect(pushes.shown("/fan").slice(-2)).toEqual([`${teams(1, 0)}: Red card for Chao Phraya, 14′`, back]);
    expect(pushes.shown("/later").at(-1)).toBe(back);
    const silent = (path: string) => pushes.service.received.findLast((each) => each.path === path)?.payload.silent;
    // Whoever was not reached with the card is told aloud.
    expect([silent("/fan"), silent("/later"), await pushes.waiting()]).toEqual([true, false, 0]);
    // It stands after all.
    await pushes.telling.tell(minutes(16), live(1, 0), []);
    await pushes.deliver(minutes(16));
    expect(pushes.shown("/fan").at(-1)).toBe(`${teams(1, 0)}: Goal for Lanna Tigers`);
  });

  it("is not put right after ten minutes, unless the score is another by what is said now", async () => {
    await pushes.fan("/fan");
    await pushes.telling.tell(kickoff, live(0, 0));
    await pushes.telling.tell(minutes(2), live(1, 0));
    await pushes.deliver(minutes(2));
    const before = pushes.shown("/fan").length;
    await events(minutes(13), goal("a", 2));
    await pushes.deliver(minutes(13));
    expect(pushes.shown("/fan")).toHaveLength(before);
    await pushes.telling.tell(minutes(14), live(0, 0));
    await pushes.deliver(minutes(14));
    expect(pushes.shown("/fan").at(-1)).toBe(`${teams(0, 0)}: Goal disallowed: Lanna Tigers, 2′`);
    // Said long ago and read only now.
    await pushes.telling.say(minutes(15), pushes.telling.stateFact(live(1, 0), []));
    await pushes.telling.read(minutes(26));
    await pushes.telling.bring(minutes(26));
    await pushes.deliver(minutes(26));
    expect(pushes.shown("/fan")).toHaveLength(before + 1);
    expect(await pushes.waiting()).toBe(0);
  });

  it("of a burst is all of it, without a second sound, in the words that each device has by then", async () => {
    const userId = await pushes.fan("/en");
    await pushes.device(userId, "/kh", { locale: "kh" });
    await pushes.telling.tell(kickoff, live(0, 0));
    await pushes.telling.tell(minutes(12), live(1, 0));
    await pushes.deliver(minutes(12));
    await events(minutes(12) + 5_000, red);
    // Told, and not yet sent: now the device speaks another language and wants no scores.
    await store.database.execute(
      "update push_subscriptions set locale = 'ja', without_scores = true where endpoint like '%/kh'",
    );
    await pushes.deliver(minutes(12) + 5_000);
    const last = (path: string) => pushes.service.received.findLast((each) => each.path === path)?.payload;
    expect(last("/en")).toMatchObject({
      title: teams(1, 0),
      body: "Goal for Lanna Tigers\nRed card for Chao Phraya, 14′",
      silent: true,
    });
    expect(last("/kh")).toMatchObject({ title: "ランナー – Chao Phraya", lang: "ja", silent: true });
    const first = (path: string) => pushes.service.received.find((each) => each.path === path)?.payload;
    expect([first("/en")?.silent, first("/en")?.lang, first("/kh")?.lang]).toEqual([false, "en", "kh"]);
  });

  it("tells the hour of a match that was moved by the clock where the device is", async () => {
    const trouble = [{ kind: "team", thingId: 1, mask: bitOf("trouble") }] as const;
    const fan = async (path: string, own: object, timeZone?: string) => {
      const userId = await pushes.fan(path, timeZone ? { timeZone } : {});
      const zone = { at: kickoff, timeZone: "America/Sao_Paulo" };
      await changePreferences(store.database, userId, { own, choices: trouble }, zone);
    };
    await fan("/bangkok", {}, "Asia/Bangkok");
    await fan("/device", { withoutScores: false }, "Asia/Bangkok");
    await fan("/owner", { withoutScores: false });
    const { telling } = pushes;
    await telling.say(kickoff, {
      kind: "fixture",
      matchId: 1,
      head: { ...head, kickoff: minutes(300) },
      movedFrom: kickoff,
    });
    await telling.read(kickoff);
    await telling.bring(kickoff);
    await pushes.deliver(kickoff);
    const hours = ["/bangkok", "/device", "/owner"].map((path) => /\d\d:\d\d/.exec(pushes.shown(path).join())?.[0]);
    expect(hours).toEqual(["00:00", "00:00", "14:00"]);
  });
});
