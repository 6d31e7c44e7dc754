import type { Client } from "@scoreline/contract/client";
import { expect, test } from "vitest";
import { competitionsOf, type DialogTab, dialogTabs, isEmpty, listOf } from "#favourite/dialog/dialog-calls.ts";

const options = { signal: new AbortController().signal };

/** What is asked of the server; it has nothing. */
function nothing() {
  const asked: [string, object][] = [];
  const get = async (path: string, input: object) => {
    asked.push([path, input]);
    return { result: { data: path.includes("/global/") ? { country: [], competition: [], team: [] } : [] } };
  };
  return { asked, client: { get } as unknown as Client };
}

async function asksFor(sport: "football" | "basketball", tab: DialogTab, text: string) {
  const { asked, client } = nothing();
  expect(isEmpty(await listOf(client, { sport, tab, text }, options))).toBe(true);
  return asked;
}

test("ten popular teams, ten popular competitions, and five of each kind in the filter; basketball has ten countries", async () => {
  expect(await asksFor("football", "teams", "")).toEqual([["/team/popular", { limit: 10 }]]);
  expect(await asksFor("football", "competitions", "")).toEqual([
    ["/competition/popular", { limit: 10 }],
    ["/global/popular", { limit: 5 }],
  ]);
  expect(await asksFor("football", "filter", "")).toEqual([["/global/popular", { limit: 5 }]]);
  expect(await asksFor("basketball", "teams", "")).toEqual([["/basketball/team/popular", { limit: 10 }]]);
  expect(await asksFor("basketball", "competitions", "")).toEqual([
    ["/basketball/competition/popular", { limit: 10 }],
    ["/basketball/global/popular", { limit: 10 }],
  ]);
  expect(await asksFor("basketball", "filter", "")).toEqual([["/basketball/global/popular", { limit: 5 }]]);
});

test("a name is looked for in what the tab holds, and a country has its competitions", async () => {
  const q = { q: "siam" };
  const paths: Record<DialogTab, string[]> = {
    teams: ["/team/search"],
    competitions: ["/competition/search", "/country/search"],
    filter: ["/global/search"],
  };
  for (const [sport, prefix] of [
    ["football", ""],
    ["basketball", "/basketball"],
  ] as const) {
    for (const tab of dialogTabs)
      expect(await asksFor(sport, tab, "siam")).toEqual(paths[tab].map((path) => [`${prefix}${path}`, q]));
    const { asked, client } = nothing();
    await competitionsOf(client, sport, 7, options);
    expect(asked).toEqual([[`${prefix}/competition/search`, { countryId: 7 }]]);
  }
});
