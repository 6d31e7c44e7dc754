import { maskOf } from "@scoreline/domain/notify/kinds";
import { postAlert } from "@scoreline/store/notify/alerts";
import { changePreferences } from "@scoreline/store/notify/preferences";
import { describeOnBoth } from "@scoreline/store/testing/both-databases";
import { expect, test } from "vitest";
import { kickoff, live, minutes } from "#testing/followers.ts";
import { Pushes } from "#testing/pushes.ts";

describeOnBoth("pushes", (store) => {
  const it = test.skipIf(store.skipped);
  const pushes = new Pushes(store);

  it("are encrypted, signed, in the language of the device, and replace each other", async () => {
    await pushes.fan("/en");
    await pushes.fan("/kh", { locale: "kh", withoutScores: true });
    await pushes.telling.tell(kickoff, live(0, 0));
    await pushes.deliver(kickoff);
    await pushes.telling.tell(minutes(12), live(1, 0));
    await pushes.deliver(minutes(12));
    const of = (path: string) => pushes.service.received.filter((each) => each.path === path);
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
    for (const { ttl, urgency, topic, claims } of pushes.service.received) {
      expect({ urgency, topic }).toEqual({ urgency: "high", topic: "match-1" });
      expect(ttl).toBeLessThanOrEqual(600);
      expect(claims).toMatchObject({ aud: `https://${pushes.service.host}`, sub: "https://scores.example" });
    }
    // What was told is corrected where it stands, without a sound.
    await pushes.telling.tell(minutes(14), live(0, 0));
    await pushes.deliver(minutes(14));
    expect(of("/en")[2]?.payload).toMatchObject({
      title: "Lanna Tigers 0–0 Chao Phraya",
      tag: "match-1",
      silent: true,
    });
    expect(await pushes.waiting()).toBe(0);
  });

  it("stop with a mute, in quiet hours and with the session", async () => {
    const muted = await pushes.fan("/muted");
    const asleep = await pushes.fan("/asleep");
    const over = await pushes.fan("/over");
    const expired = await pushes.fan("/expired");
    await changePreferences(
      store.database,
      asleep,
      { own: { quietFrom: 0, quietTo: 1_439 }, choices: [] },
      { at: kickoff, timeZone: "UTC" },
    );
    await pushes.telling.tell(kickoff, live(0, 0));
    await changePreferences(
      store.database,
      muted,
      { own: {}, choices: [{ kind: "match", thingId: 1, mask: 0 }] },
      { at: kickoff, timeZone: "UTC" },
    );
    await store.database.execute(`delete from sessions where user_id = ${over}`);
    // Over, though nobody has cleared it away yet.
    const past = new Date(pushes.real).toISOString();
    await store.database.execute(`update sessions set expires_at = '${past}' where user_id = ${expired}`);
    await pushes.deliver(kickoff);
    expect(pushes.service.received).toEqual([]);
    expect(await pushes.waiting()).toBe(0);
  });

  it("are of stories and contests, too, and lead there", async () => {
    const userId = await pushes.fan("/fan", { withoutScores: true });
    const own = { own: { other: maskOf(["news", "contest"]) }, choices: [] };
    await changePreferences(store.database, userId, own, { at: kickoff, timeZone: "UTC" });
    const when = { at: kickoff, happenedAt: kickoff };
    const sport = "basketball" as const;
    const news = { about: "news", newsId: 7, sport, title: { en: "A wins" } } as const;
    await postAlert(store.database, { key: "n", kind: "news", body: news, ...when, audience: { teams: [1] } });
    const contest = { about: "contest", contestType: 1, contestId: 9, sport, title: { en: "Predict" } } as const;
    await postAlert(store.database, { key: "c", kind: "contest", body: contest, ...when, audience: "everybody" });
    await pushes.telling.bring(kickoff);
    await pushes.deliver(kickoff);
    const sent = pushes.service.received.map(({ payload: { title, path } }) => ({ title, path }));
    expect(sent.sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
      { title: "Predict", path: "/en/basketball/event/prediction/9" },
      // Neither the words nor the address tell who won.
      { title: "In your teams’ news", path: "/en/news/basketball/story/7" },
    ]);
  });
});
