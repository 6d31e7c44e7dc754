import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { askAll, faultsIn, follow, linksIn } from "./server/crawl.ts";
import { test } from "./server/demo-fixtures.ts";
import { startWholeWorld } from "./server/demo-world.ts";
import { expect } from "./server/fixtures.ts";
import { queries } from "./server/queries.ts";

const pagesToRead = 200;

/** The same page in another language is asked for once: every language has its turn, no page has them all. */
const pageOf = (path: string) => path.replace(/^\/[^/?]+/, "");

/** What a page is made of, without the page: as a browser asks that goes there by a link. */
const withoutDrawing = (path: string) => path.replace(/(?=\?|$)/, ".data");
const isFile = (path: string) => /\.\w+(\?|$)/.test(path);

/** Enough pages are drawn elsewhere: that this one is there its data tells. What is led elsewhere is followed as a page. */
async function faultOf(path: string, origin: string): Promise<string | undefined> {
  if (!isFile(path)) {
    const reply = await fetch(new URL(withoutDrawing(path), origin));
    const told = await reply.text();
    if (reply.status === 200) return undefined;
    // Whoever comes by a link is led to pages as well.
    if (/"\/[^"]*\.data[/?"]/.test(told)) return `${path} leads to data`;
  }
  const { reply, fault } = await follow(path, origin);
  await reply.body?.cancel();
  return fault;
}

test("who is led to a home page, to another language, in a circle or nowhere was led astray", {
  tag: "@desktop",
}, async () => {
  const led: Record<string, string> = {
    "/en/football/gone": "/en",
    "/en/football/moved": "/en/football/matches",
    "/en/football/foreign": "/th/football/team",
    "/en/football/circle": "/en/football/circle",
    "/en/football/old": "/en/football/team",
  };
  const site = createServer(({ url = "" }, answer) => {
    const location = led[url];
    answer.writeHead(location ? 302 : url.endsWith("/team") ? 200 : 404, { ...(location && { location }) }).end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  try {
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const faults = await Promise.all([...Object.keys(led), "/en/lost"].map((path) => faultOf(path, origin)));
    expect(faults).toEqual([
      "/en/football/gone leads to /en",
      "/en/football/moved leads to /en/football/matches",
      "/en/football/foreign leads to /th/football/team",
      "/en/football/circle leads round in a circle",
      undefined,
      "404 /en/lost",
    ]);
  } finally {
    site.close();
  }
});

test("every link on two hundred pages leads somewhere, and no page is a dead end", { tag: "@desktop" }, async ({
  demo,
}) => {
  test.setTimeout(1_800_000);
  const locales = ["en", "th", "vn", "kh", "zh-Hans", "zh-Hant", "ja", "pt"];
  const queue = locales.flatMap((code) => [`/${code}/football/matches`, `/${code}/basketball/matches`]);
  const seen = new Set(queue);
  const pages = new Set(queue.map(pageOf));
  const broken: string[] = [];
  let read = 0;

  async function visit(path: string): Promise<void> {
    if (read >= pagesToRead) return void broken.push(...[(await faultOf(path, demo)) ?? []].flat());
    const { reply, fault } = await follow(path, demo);
    if (fault) broken.push(fault);
    const html = (reply.headers.get("content-type") ?? "").startsWith("text/html");
    if (fault || !html) return void (await reply.body?.cancel());
    read += 1;
    const page = await reply.text();
    broken.push(...faultsIn(page, path));
    for (const link of linksIn(page)) {
      if (seen.has(link) || pages.has(pageOf(link))) continue;
      seen.add(link);
      pages.add(pageOf(link));
      queue.push(link);
    }
  }

  // Nobody is done before the first pages have told what there is.
  await visit(queue.shift() ?? "/en");
  await askAll(queue, visit);
  expect(broken).toEqual([]);
  expect(read).toBeGreaterThanOrEqual(pagesToRead);
  console.log(`${read} pages read, ${seen.size} links asked`);
});

const leagueTabs = ["/matches", "/table", "/stats", "/about"];
const teamPages = ["", "/overview", "/match", "/squad"];

type Country = { countryKey: string; leagues: { leagueKey: string; leagueId: number }[] };
type Found = { season: object | null; clubs: { slug: string; teamId: number }[] };

test.describe("of the whole world", () => {
  let world: Awaited<ReturnType<typeof startWholeWorld>>;
  test.beforeAll(async () => {
    test.setTimeout(1_800_000);
    world = await startWholeWorld();
  });
  test.afterAll(() => world.end());

  test("every competition, tournament and kind of team page of the whole world is there", {
    tag: "@desktop",
  }, async () => {
    test.setTimeout(1_800_000);
    const ask = async <Data>(path: string) => {
      const { result } = await (await fetch(new URL(path, world.address))).json();
      return result.data as Data;
    };
    const paths = ["/en/uefa2024", "/en/copa2024", "/en/world-cup-2022"].flatMap((home) => [
      home,
      ...["matches", "standings", "bracket"].map((tab) => {
        const id = { uefa2024: 67, copa2024: 224, "world-cup-2022": 75 }[home.slice(4)];
        return `${home}/${tab}/${id}`;
      }),
    ]);
    let competitions = 0;
    let turn = 0;
    for (const [sport, call] of Object.entries({ football: "soccerLeague", basketball: "basketball/league" })) {
      for (const { countryKey, leagues } of await ask<Country[]>(`/api/${call}/leagueList`)) {
        paths.push(`/en/${sport}/${countryKey}`);
        competitions += leagues.length;
        await askAll([...leagues], async ({ leagueKey, leagueId }) => {
          const own = `/en/${sport}/${countryKey}/${leagueKey}`;
          const { season, clubs } = await ask<Found>(`/api/league/info?leagueId=${leagueId}`);
          // One tab of a competition and one kind of page of a club in turn: what is wrong with a kind shows on any of them.
          turn += 1;
          const tab = season ? leagueTabs[turn % leagueTabs.length] : "/about";
          paths.push(`${own}?leagueId=${leagueId}`, `${own}${tab}?leagueId=${leagueId}`);
          const [club] = clubs;
          if (club) paths.push(`/en/${sport}/team/${club.slug}/${club.teamId}${teamPages[turn % teamPages.length]}`);
        });
      }
    }
    expect(competitions).toBeGreaterThan(250);
    const asked = paths.length;
    const broken: string[] = [];
    await askAll(paths, async (path) => {
      const fault = await faultOf(path, world.address);
      if (fault) broken.push(fault);
    });
    expect(broken).toEqual([]);
    console.log(`${competitions} competitions, ${asked} pages asked`);
  });

  test("what people type finds what they mean first", { tag: "@desktop" }, async () => {
    test.setTimeout(1_800_000);
    // Who played long ago comes in after the start, and whom nobody knows must not come before whom everybody does.
    await world.saysOnce("Everything is in place");
    await expect
      .poll(() => firstFound("messi"), { timeout: 1_200_000, intervals: [2_000] })
      .toBe("player Lionel Messi");
    const wrong: string[] = [];
    for (const [typed, kind, name] of queries) {
      const found = await firstFound(typed);
      if (found !== `${kind} ${name}`) wrong.push(`${typed}: ${found} instead of ${kind} ${name}`);
    }
    expect(wrong).toEqual([]);
    expect(queries.length).toBeGreaterThan(450);
  });

  /** From a football page; what is basketball's has a dot before it. */
  async function firstFound(typed: string): Promise<string> {
    const query = new URLSearchParams({ q: typed, near: "football", limit: "5" });
    const { result } = await (await fetch(new URL(`/api/search/all?${query}`, world.address))).json();
    const [first] = result.data as { kind: string; sport: string; name: string }[];
    return first ? `${first.kind} ${first.sport === "basketball" ? "." : ""}${first.name}` : "nothing";
  }
});
