import type { Call } from "@scoreline/contract/call";
import { calls } from "@scoreline/contract/calls";
import type { GetPath, GetReply } from "@scoreline/contract/client";
import { askedMasks } from "@scoreline/contract/hidden/asked-replies";
import { isMask, type Mask, open } from "@scoreline/contract/hidden/mask";
import { replyMasks } from "@scoreline/contract/hidden/replies";
import type { Sides } from "@scoreline/contract/hidden/subject";
import { marker, sampleIds, sampleOf } from "@scoreline/contract/testing/sample";
import { describe, expect, test } from "vitest";
import { masked } from "#reader/hidden/masked.ts";
import { covers, type Guard, hideMatch, openCounted, openMatch, type Shield, toggleTeam } from "#reader/shield.ts";

const { matchId, home, away, subLeagueId, seasonId, playerId } = sampleIds;
const asked: Sides = { matchId, kind: "finished", homeTeam: { teamId: home }, awayTeam: { teamId: away } };
const masks: Readonly<Record<string, Mask<unknown>>> = { ...replyMasks, ...askedMasks };
const told = Object.values(calls).filter(({ method }) => method === "GET");

const hiding: Readonly<Record<string, Guard>> = {
  everything: { shield: [], hideScores: true },
  "this match": { shield: hideMatch([], { matchId, teamIds: [home, away] }), hideScores: false },
  "a team": { shield: toggleTeam([], home), hideScores: false },
};

async function maskedSample({ path, reply }: Call, guard: Guard, match: Sides | undefined = asked) {
  const sample = sampleOf(reply, masks[path] ?? open) as GetReply<GetPath>;
  return { sample, seen: await masked(path as GetPath, sample, guard, () => match) };
}

const nothingToTell = ["null", "[]", "0"];

/** What a mask says to reveal has changed and nothing else has. */
function compare(judgement: unknown, before: unknown, after: unknown, guard: Guard, path: string): string[] {
  const [old, now] = [before, after].map((value) => JSON.stringify(value)) as [string, string];
  if (judgement === open) return old === now ? [] : [`${path} was changed`];
  if (!isMask(judgement)) return old === now && !nothingToTell.includes(old) ? [`${path} is told`] : [];
  if (Array.isArray(before)) {
    if (judgement.leftOut) return now === "[]" ? [] : [`${path} is told`];
    return before.flatMap((item, at) => compare(judgement, item, (after as unknown[])[at], guard, `${path}.${at}`));
  }
  const whole = judgement.before ? judgement.before(before, covers(guard)) : before;
  const [from, to] = [whole, after] as Readonly<Record<string, unknown>>[];
  return Object.entries(judgement.fields).flatMap(([field, inside]) =>
    compare(inside, from?.[field], to?.[field], guard, `${path}.${field}`),
  );
}

describe.each(Object.entries(hiding))("to a reader who hides %s", (_, guard) => {
  test.each(told)("$path tells nothing of it, and everything else", async (call) => {
    const { sample, seen } = await maskedSample(call, guard);
    expect(JSON.stringify(seen)).not.toContain(String(marker));
    expect(JSON.stringify(seen)).not.toMatch(/"Pen\."|:"penalties"/);
    expect(compare(masks[call.path] ?? open, sample, seen, guard, call.path)).toEqual([]);
    expect(call.reply.safeParse(seen).error).toBeUndefined();
  });
});

test("the samples are full of what is to be hidden", () => {
  const full = told.filter(({ path, reply }) =>
    JSON.stringify(sampleOf(reply, masks[path] ?? open)).includes(String(marker)),
  );
  expect(full.map(({ path }) => path).toSorted()).toEqual(Object.keys(masks).toSorted());
});

test("who hides nothing is given the answer itself", async () => {
  for (const call of told) {
    const { sample, seen } = await maskedSample(call, { shield: openMatch([], matchId), hideScores: false });
    expect(seen).toBe(sample);
  }
});

test("what was opened is told", async () => {
  const words = [`s${subLeagueId}`, `l${seasonId}`, `c${home}`, `c${away}`, `p${playerId}`, `a${matchId}`] as const;
  const shield = words.reduce((opened: Shield, word) => openCounted(opened, word), openMatch([], matchId));
  // Who won the season is opened by nothing, what one's picks were worth neither, nor what people write or another server answers.
  const never = ["/league/info", "/contest/getMyPredictionList", "/news/listComment"];
  for (const call of told.filter(({ path }) => !never.includes(path) && !path.startsWith("/hkfc/"))) {
    const { sample, seen } = await maskedSample(call, { shield, hideScores: true });
    expect(seen, call.path).toBe(sample);
  }
});

test("what a match that nobody knows may reveal is hidden", async () => {
  for (const path of Object.keys(askedMasks) as (keyof typeof askedMasks)[]) {
    const call = told.find((each) => each.path === path) as Call;
    const guard = { shield: toggleTeam([], 4), hideScores: false };
    const sample = sampleOf(call.reply, masks[path]) as GetReply<typeof path>;
    expect(JSON.stringify(await masked(path, sample, guard))).not.toContain(String(marker));
    expect(await masked(path, sample, guard, () => asked)).toBe(sample);
  }
});
