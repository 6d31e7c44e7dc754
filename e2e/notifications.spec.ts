import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { openStore } from "@scoreline/store/engine/open";
import { addAnnouncement } from "@scoreline/store/notify/announcements";
import { test as base, expect, ready } from "./server/fixtures.ts";
import { notePassing } from "./server/passing.ts";
import { logIn, newAddress, signUp } from "./server/people.ts";
import { ScorelineProcess } from "./server/scoreline-process.ts";
import { expectAccessible } from "./server/sound.ts";
import { fullTime, goalTakenBack, score } from "./server/states.ts";

/** A server of its own: on the embedded database operators announce while nobody serves. */
const test = base.extend<object, { server: ScorelineProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const directory = mkdtempSync(join(tmpdir(), "scoreline-notifications-"));
      const store = await openStore({ directory });
      const title = "Scoreline speaks Khmer";
      await addAnnouncement(store.database, {
        texts: {
          en: { title, content: "Change it under Language." },
          ja: { title: "クメール語に対応", content: "言語から変更" },
        },
        from: Date.now() - 60_000,
        until: null,
        link: null,
      });
      await store.close();
      const server = await ScorelineProcess.start({ DATA_DIR: directory, PAGES_KEPT_MS: "0", TRUST_PROXY: "1" });
      await server.say(...smallWorld());
      await use(server);
      await server.end();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use(newAddress()),
});

// Signing up, a match, a list and the settings, in a browser that shares its machine with others.

const languages = {
  kh: {
    tag: "@desktop",
    goal: "បាល់ចូលទីសម្រាប់ Team 1",
    back: "គ្រាប់បាល់ត្រូវបានបដិសេធ៖ Team 1",
    end: "ចប់ការប្រកួត",
    announcement: "Scoreline speaks Khmer",
    quiet: "ម៉ោងស្ងាត់",
    forYou: "សម្រាប់អ្នក",
    bell: "ការជូនដំណឹង",
    matchBell: "ទទួលការជូនដំណឹងនៃការប្រកួតនេះ",
    contests: "ព្រឹត្តិការណ៍ថ្មី",
  },
  ja: {
    tag: "@phone",
    goal: "Team 1がゴール",
    back: "Team 1のゴール取り消し",
    end: "試合終了",
    announcement: "クメール語に対応",
    quiet: "おやすみ時間",
    forYou: "あなたへ",
    bell: "通知",
    matchBell: "この試合の通知を受け取る",
    contests: "新しいイベント",
  },
} as const;

/** Nothing is asked on its own: how often a page has asked whether it may show notifications, over all pages of a tab. */
async function noteAsking(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "default" });
    Notification.requestPermission = async () => {
      sessionStorage.setItem("asked", String(Number(sessionStorage.getItem("asked") ?? 0) + 1));
      return "default";
    };
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("asked") ?? 0));
}

const markup = "<img src=x onerror=document.title=1>";
const more = 12;

/** As many goals at once, each in a match of its own, the last of them by somebody whose name is markup. */
async function manyGoals(server: ScorelineProcess, ref: string): Promise<void> {
  const refs = Array.from({ length: more }, (_, at) => `${ref}-${at}`);
  const kickoff = Date.now();
  await server.say(
    { type: "player", ref: "markup", sport: "football", names: { en: markup }, team: "football-team-1" },
    ...refs.flatMap((one) => [smallFixture("football", one, { kickoff }), score(one, 0, 0)]),
  );
  const by = { ref: `${ref}-by`, type: "goal", how: "header", side: "home", player: "markup" } as const;
  const last = refs.at(-1) ?? "";
  await server.say(
    { type: "football-events", match: last, at: Date.now(), events: [{ ...by, minute: 67, phase: "second-half" }] },
    ...refs.map((one) => score(one, 1, 0)),
  );
}

async function homeTeam(page: Page): Promise<{ teamId: number; matchId: number; path: string }> {
  const { result } = await (await page.request.get("/api/match/getMatchListv4")).json();
  const rows = result.leagueMatchList.flatMap((league: { matches: object[] }) =>
    league.matches.map((match) => ({ ...league, ...match })),
  );
  const row = rows.toSorted((a: { matchId: number }, b: { matchId: number }) => b.matchId - a.matchId)[0];
  const { countryKey, leagueKey, matchName, matchId } = row;
  return { teamId: row.homeTeam.teamId, matchId, path: `football/${countryKey}/${leagueKey}/${matchName}/${matchId}` };
}

for (const [locale, words] of Object.entries(languages)) {
  test(
    `what happens to a followed team is told at once, corrected, kept and silenced (${locale})`,
    {
      tag: words.tag,
    },
    async ({ page, server, another }, info) => {
      const ref = `told-${info.testId}`;
      await server.say(smallFixture("football", ref, { kickoff: Date.now() }), score(ref, 0, 0));
      const person = await signUp(server, page.request);
      const { teamId, path } = await homeTeam(page);
      await page.request.post("/api/fav/favTeam", { form: { teamId }, headers: { "sec-fetch-site": "same-origin" } });
      const shown = await notePassing(page, "[data-pop-up]");
      const asked = await noteAsking(page);
      await page.goto(`/${locale}/football/matches`);
      await ready(page);
      // The same person on another screen.
      const { page: other } = await another({ extraHTTPHeaders: newAddress() });
      await logIn(other.request, person);
      const shownThere = await notePassing(other, "[data-pop-up]");
      await other.goto(`/${locale}/football/matches`);
      await ready(other);

      await server.say(score(ref, 1, 0));
      const popUp = page.locator("[data-pop-up]");
      await expect.poll(shown).toContain("Team 1 1–0 Team 2");
      await expect.poll(shown).toContain(words.goal);
      await expect(page.locator("[data-notification-dot]:visible")).toHaveCount(1);
      await expect.poll(shownThere).toContain(words.goal);
      await expect(other.locator("[data-notification-dot]:visible")).toHaveCount(1);
      await info.attach("pop-up", { body: await page.screenshot(), contentType: "image/png" });

      await server.say(score(ref, 0, 0), goalTakenBack(ref));
      await expect.poll(shown).toContain(words.back);
      await expect.poll(shown).toContain("Team 1 0–0 Team 2");
      await expect(popUp).toHaveCount(0);

      // The bell: on a desktop a list under it, on a phone the page.
      const bell = locale === "kh" ? "summary" : "a";
      await page.locator(`header ${bell}[aria-label="${words.bell}"]:visible`).click();
      const list = locale === "kh" ? page.locator("[data-notification-panel]") : page.locator("main");
      await expect(list.getByRole("heading", { name: words.forYou })).toBeVisible();
      await expect(list).toContainText(words.announcement);
      await expect(list.locator("[data-notification]").nth(1)).toContainText(words.back);
      await expect(page.locator("[data-notification-dot]")).toHaveCount(0);
      await expect(other.locator("[data-notification-dot]")).toHaveCount(0);
      await info.attach("list", { body: await page.screenshot(), contentType: "image/png" });
      await list.locator("[data-notification]").nth(1).locator("a").click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/${path}`));

      // The bell of one match: on, as they follow a team of it; off, and on again.
      await ready(page);
      const matchBell = page.getByRole("button", { name: words.matchBell });
      await expect(matchBell).toHaveAttribute("aria-pressed", "true");
      for (const pressed of ["false", "true"]) {
        expect(await asked()).toBe(0);
        await matchBell.click();
        await expect(matchBell).toHaveAttribute("aria-pressed", pressed);
      }
      // They have touched a bell.
      await expect.poll(asked).toBe(1);

      // Very much at once: what is above two is blurred, the list goes on at its bottom, and a name is text.
      const blurred = await notePassing(other, "[data-pop-up][data-blurred]");
      await other.reload();
      await ready(other);
      await manyGoals(server, ref);
      await expect.poll(blurred).toContain("Team 1 1–0 Team 2");
      // All of them are there: what comes later stands above what was loaded.
      const listed = async () =>
        (await (await page.request.get("/api/notification/list?size=50")).json()).result.data.otherList.length;
      await expect.poll(listed).toBe(more + 1);
      // Opened anew: a list that was open meanwhile has them all.
      await page.goto(`/${locale}/${locale === "kh" ? "football/matches" : "notification"}`);
      await ready(page);
      if (locale === "kh") await page.locator(`header summary[aria-label="${words.bell}"]:visible`).click();
      const cards = list.locator("[data-notification]");
      await expect(cards).toHaveCount(1 + 10);
      await expect(list).toContainText(markup);
      await page.evaluate((tolerance) => {
        const panel = document.querySelector("[data-notification-panel] section");
        const scrolls = panel ?? document.documentElement;
        scrolls.scrollTop = scrolls.scrollHeight - scrolls.clientHeight - tolerance;
      }, 2);
      await expect(cards).toHaveCount(1 + more + 1);
      expect(await page.title()).not.toBe("1");

      // Quiet hours: all of the day but its last minute.
      await page.goto(`/${locale}/notification/settings`);
      await ready(page);
      const contests = page.getByRole("switch", { name: words.contests });
      await expect(contests).not.toBeChecked();
      const kept = page.waitForResponse((reply) => reply.url().includes("/setting/update"));
      await contests.click();
      await kept;
      await page.reload();
      await ready(page);
      await expect(contests).toBeChecked();
      await page.getByRole("switch", { name: words.quiet }).click();
      const now = new Date();
      const minute = (now.getUTCHours() * 60 + now.getUTCMinutes() + 720) % 1_440;
      const time = (at: number) =>
        `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
      const saved = () => page.waitForResponse((reply) => reply.url().includes("/setting/update"));
      for (const [place, at] of [minute, (minute + 1_439) % 1_440].entries()) {
        const done = saved();
        await page.locator("input[type=time]").nth(place).fill(time(at));
        await done;
      }
      await info.attach("settings", { body: await page.screenshot({ fullPage: true }), contentType: "image/png" });
      // Another match: what happened in the first one a moment ago would be one entry with its end.
      const quiet = `${ref}-quiet`;
      await server.say(smallFixture("football", quiet, { kickoff: Date.now() }), score(quiet, 0, 0));
      await server.say(fullTime(quiet, 0, 0));
      // Whoever wants quiet is not told that the list has grown.
      await expect.poll(listed).toBe(more + 2);
      await page.goto(`/${locale}/notification`);
      await expect(page.locator("[data-notification]").nth(1)).toContainText(words.end);
      await expect(page.locator("[data-pop-up]")).toHaveCount(0);
      await page.locator("[data-notification]").first().locator("a").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.announcement);
      // It is there for whoever has the link.
      const { context: visitor } = await another({ extraHTTPHeaders: newAddress() });
      expect(await (await visitor.request.get(page.url())).text()).toContain(`<h1>${words.announcement}</h1>`);
    },
  );
}

type Settings = { off: boolean; choices: { kind: string; id: number; kinds: string[] }[] };

/** The service behind it cannot be reached from here: the browser is given a subscription, as that service would. */
function subscribedTo(endpoint: string): void {
  const keys = {
    p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    auth: "tBHItJI5svbpez7KI4CCXg",
  };
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => localStorage.removeItem("subscribed"),
  };
  const own = async () => (localStorage.getItem("subscribed") ? subscription : null);
  const subscribe = async () => {
    localStorage.setItem("subscribed", "yes");
    return subscription;
  };
  Object.assign(PushManager.prototype, { getSubscription: own, subscribe });
  // Without a screen it says that notifications are denied, whatever it was granted.
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
}

test(
  "a device is turned on by its own switch; a push is shown by the site's worker, and leads to its match",
  {
    tag: "@desktop",
  },
  async ({ page, context, server, another }, info) => {
    const endpoint = (device: string) =>
      `https://fcm.googleapis.com/fcm/send/${info.testId}-${info.repeatEachIndex}-${device}`;
    await context.grantPermissions(["notifications"]);
    await page.addInitScript(subscribedTo, endpoint("one"));
    await server.say(smallFixture("football", `device-${info.testId}`, { kickoff: Date.now() + 3_600_000 }));
    const person = await signUp(server, page.request);
    await page.goto("/en/notification/settings");
    await ready(page);
    const worker = context.waitForEvent("serviceworker");
    const onDevice = (screen: Page) => screen.getByRole("switch", { name: /^On this device/ });
    const silent = (screen: Page) => screen.getByRole("switch", { name: "Without scores on this device" });
    await expect(onDevice(page)).not.toBeChecked();
    await expect(silent(page)).toHaveCount(0);
    await onDevice(page).click();
    await expect(onDevice(page)).toBeChecked();
    await expect(silent(page)).not.toBeChecked();
    await silent(page).click();
    await expect(silent(page)).toBeChecked();
    // Kept for this device, and for no other of theirs.
    await page.reload();
    await ready(page);
    await expect(silent(page)).toBeChecked();
    const { context: elsewhere, page: other } = await another({ extraHTTPHeaders: newAddress() });
    await elsewhere.grantPermissions(["notifications"]);
    await other.addInitScript(subscribedTo, endpoint("two"));
    await logIn(other.request, person);
    await other.goto("/en/notification/settings");
    await ready(other);
    await onDevice(other).click();
    await expect(silent(other)).not.toBeChecked();
    await onDevice(other).click();
    await expect(silent(other)).toHaveCount(0);
    await expect(onDevice(other)).not.toBeChecked();

    // What is wanted of one team, and an alert as it reads without scores.
    await page.getByRole("switch", { name: /^Without scores Tells/ }).click();
    await expect(page.getByRole("main")).toContainText("A match you followBig moment. Tap to see it.");
    await page.getByRole("button", { name: "Add favourites" }).click();
    const dialog = page.getByRole("dialog", { name: "Favourites" });
    for (const name of ["Team 1", "Team 3"])
      await dialog.getByRole("button", { name: `Add ${name} to favourites` }).click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("main")).toContainText(/Team [13] – Team [13]Big moment/);
    const ofTeam = page.locator("details", { hasText: "Team 1" });
    await expect(ofTeam).toContainText("Same as above");
    await ofTeam.locator("summary").click();
    const goals = ofTeam.getByRole("button", { name: "Goals" });
    await expect(goals).toHaveAttribute("aria-pressed", "true");
    await goals.click();
    await expect(ofTeam.locator("summary")).toContainText("Custom");
    await expectAccessible(page, "main");
    const settings = async () =>
      (await (await page.request.get("/api/notification/setting/init")).json()).result.data as Settings;
    await expect
      .poll(async () => (await settings()).choices.map(({ kinds }) => kinds))
      .toEqual([["start", "redCard", "end"]]);
    await ofTeam.getByRole("button", { name: "Use the settings above" }).click();
    await expect(ofTeam.locator("summary")).toContainText("Same as above");

    const devTools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [own] = registrations;
        if (own) resolve(own.registrationId);
      }),
    );
    await devTools.send("ServiceWorker.enable");
    const { origin } = new URL(page.url());
    const data = {
      title: "Team 1 1–0 Team 2",
      body: "Goal for Team 1",
      tag: "match-1",
      path: "/en/basketball/matches",
    };
    const registrationId = await registered;
    const deliver = (told: object) =>
      devTools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(told) });
    const scope = await worker;
    // The browser of the tests has no place to show them: what the worker asks it to show is noted.
    await scope.evaluate(() => {
      const shown: unknown[] = [];
      Object.assign(self, { shown });
      const { registration } = self as unknown as { registration: { showNotification: unknown } };
      registration.showNotification = async (title: string, options: object) => void shown.push({ title, ...options });
    });
    const shown = () => scope.evaluate(() => (self as unknown as { shown: object[] }).shown);
    await deliver(data);
    await deliver({ ...data, title: "Team 1 2–0 Team 2", silent: true });
    const both = { body: data.body, tag: "match-1", data: { path: data.path } };
    // The same tag: the new score takes the place of the old one, here without a sound.
    await expect.poll(shown).toMatchObject([
      { ...both, title: data.title, silent: false, renotify: true },
      { ...both, title: "Team 1 2–0 Team 2", silent: true, renotify: false },
    ]);
    const touch = (told: { path: string; matchId?: number }, action = "") =>
      scope.evaluate(
        ([own, which]) => {
          const notification = { data: own, close: () => {} };
          self.dispatchEvent(
            Object.assign(new Event("notificationclick"), { notification, action: which, waitUntil: () => {} }),
          );
        },
        [told, action] as const,
      );
    await touch(data);
    await page.waitForURL("**/en/basketball/matches");

    // From the lock screen: nothing more of this match; the page stays where it is.
    const { path, matchId } = await homeTeam(page);
    await touch({ path: `/en/${path}`, matchId }, "mute");
    await expect.poll(async () => (await settings()).choices).toEqual([{ kind: "match", id: matchId, kinds: [] }]);
    // Pressed before the page knows what they have chosen: the press waits for that.
    const told = Promise.withResolvers<void>();
    await page.route("**/api/notification/setting/init*", (route) => told.promise.then(() => route.continue()));
    await page.goto(`/en/${path}`);
    await ready(page);
    const bell = page.getByRole("button", { name: "Get alerts for this match" });
    await bell.click();
    await expect(bell).toHaveAttribute("aria-pressed", "false");
    told.resolve();
    await expect(bell).toHaveAttribute("aria-pressed", "true");
    expect((await settings()).choices).toMatchObject([{ kind: "match", id: matchId }]);
    // Everything off at once: no bell rings, and it leads to where that is.
    await page.goto("/en/notification/settings");
    await ready(page);
    await page.getByRole("switch", { name: "All alerts" }).click();
    await expect(page.getByRole("switch")).toHaveCount(1);
    await expect.poll(async () => (await settings()).off).toBe(true);
    await page.goto(`/en/${path}`);
    await ready(page);
    await expect(bell).toHaveAttribute("aria-pressed", "false");
    await bell.click();
    await page.waitForURL("**/en/notification/settings");
  },
);
