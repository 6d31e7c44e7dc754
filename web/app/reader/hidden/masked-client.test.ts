import { calls } from "@scoreline/contract/calls";
import type { Client, GetPath } from "@scoreline/contract/client";
import { askedMasks } from "@scoreline/contract/hidden/asked-replies";
import { replyMasks } from "@scoreline/contract/hidden/replies";
import { marker, sampleOf } from "@scoreline/contract/testing/sample";
import { expect, test } from "vitest";
import { maskedGet } from "#reader/hidden/masked-client.ts";
import { openMatch, toggleTeam } from "#reader/shield.ts";

const masks = { ...replyMasks, ...askedMasks };

/** Answers every call with its sample; the match that is asked about is of one sport and in one state. */
function server({ sport = "football", kind = "finished" }: { sport?: string; kind?: string } = {}) {
  const asked: string[] = [];
  const state = { kind };
  const get = async (path: keyof typeof masks) => {
    asked.push(path);
    const call = Object.values(calls).find((each) => each.path === path);
    const reply = sampleOf(call?.reply ?? expect.fail(path), masks[path]);
    if (!path.endsWith("/match/score")) return reply;
    const { result } = reply as { result: { data: object[] } };
    const own = path.startsWith("/basketball") === (sport === "basketball");
    return { result: { ...result, data: own ? result.data.map((row) => ({ ...row, ...state })) : [] } };
  };
  return { asked, state, get: get as unknown as Client["get"] };
}

const tells = async (asking: Promise<unknown>) => JSON.stringify(await asking).includes(String(marker));
const lineUps = { matchId: 10 };

test("an answer that does not name the sides is masked by who plays, of either sport, which is asked once", async () => {
  for (const sport of ["football", "basketball"]) {
    const { asked, get } = server({ sport });
    const hiding = maskedGet(get, () => ({ shield: toggleTeam([], 2), hideScores: false }));
    expect(await tells(hiding("/match/lineup", lineUps))).toBe(false);
    const before = asked.length;
    expect(await tells(hiding("/match/stat", lineUps))).toBe(false);
    expect(asked.slice(before)).toEqual(["/match/stat"]);
    const others = maskedGet(get, () => ({ shield: toggleTeam([], 8), hideScores: false }));
    expect(await tells(others("/match/lineup", lineUps))).toBe(true);
  }
});

test("a match that begins is hidden from then on, and one that is opened is told", async () => {
  const { state, get } = server({ kind: "scheduled" });
  const guard = { shield: toggleTeam([], 2), hideScores: false };
  const hiding = maskedGet(get, () => guard);
  expect(await tells(hiding("/match/lineup", lineUps))).toBe(true);
  state.kind = "live";
  expect(await tells(hiding("/match/lineup", lineUps))).toBe(false);
  guard.shield = openMatch(guard.shield, 10);
  expect(await tells(hiding("/match/lineup", lineUps))).toBe(true);
});

test("who hides nothing asks nothing else", async () => {
  const { asked, get } = server();
  const paths: GetPath[] = ["/match/lineup", "/match/winRate"];
  const asking = maskedGet(get, () => ({ shield: [], hideScores: false }));
  for (const path of paths) await asking(path, lineUps);
  expect(asked).toEqual(paths);
});
