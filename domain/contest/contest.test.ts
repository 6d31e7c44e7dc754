import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contestLives, nextLife, provisionalMs } from "#contest/life.ts";
import { bytesOf, leafHash, merkleRoot, merkleTree, proofIn, rootFromProof } from "#contest/merkle.ts";
import { matchPickText, mirrored, parseMatchPick, parseTeamsPick, teamsPickText } from "#contest/picks.ts";
import { withPlaces } from "#contest/ranking.ts";
import { isProven, type Receipt, receiptCode, receiptHash } from "#contest/receipt.ts";
import { isInTime, slotResult } from "#contest/result.ts";
import { type MatchPick, matchPoints, outcomes, teamsVerdict, verdictOf } from "#contest/scoring.ts";
import { sha256 } from "#contest/sha256.ts";
import type { FootballState } from "#match/state/state.ts";

const nodeHash = (data: Uint8Array) => new Uint8Array(createHash("sha256").update(data).digest());
const text = (value: string) => new TextEncoder().encode(value);

/** Chance that is the same each time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe("points of a match", () => {
  const result = { home: 2, away: 1 };
  const cases: [MatchPick | undefined, number][] = [
    [{ outcome: "home", score: { home: 2, away: 1 } }, 2],
    [{ outcome: "home", score: { home: 2, away: 1 }, sure: true }, 2],
    [{ outcome: "home", score: { home: 3, away: 1 } }, 1],
    [{ outcome: "home" }, 1],
    [undefined, 0],
    [{ outcome: "draw" }, -1],
    [{ outcome: "away", score: { home: 1, away: 2 }, sure: true }, -2],
    [{ outcome: "home", score: { home: 2, away: 1 }, joker: true }, 4],
    [{ outcome: "draw", sure: true, joker: true }, -4],
  ];
  test.each(cases)("%j is worth %d", (pick, points) => expect(matchPoints(pick, result)).toBe(points));

  test("a match that counts for nobody is worth nothing, sure or not", () => {
    expect(matchPoints({ outcome: "draw", sure: true, joker: true }, undefined)).toBe(0);
  });

  test("home and away are the same seen from the other side, and every pick has one written form", () => {
    const pick = chance(7);
    for (let run = 0; run < 500; run++) {
      const score = { home: pick(5), away: pick(5) };
      const actual = { home: pick(5), away: pick(5) };
      const outcome = outcomes[score.home === score.away ? 1 : score.home > score.away ? 0 : 2] ?? "draw";
      const said: MatchPick = {
        outcome,
        ...(pick(3) > 0 && { score }),
        ...(pick(2) && { sure: true }),
        ...(pick(4) === 0 && { joker: true }),
      };
      expect(verdictOf(mirrored(said), { home: actual.away, away: actual.home })).toBe(verdictOf(said, actual));
      expect(parseMatchPick(matchPickText(said))).toEqual(said);
    }
    expect(parseMatchPick("2-1; drop table")).toBeUndefined();
    expect(parseTeamsPick(teamsPickText({ teams: [9, 4], sure: true }))).toEqual({ teams: [4, 9], sure: true });
  });

  test("finalists: both is exact, one is right, none is wrong", () => {
    expect(
      [
        [1, 2],
        [2, 3],
        [3, 4],
      ].map((teams) => teamsVerdict({ teams }, [1, 2])),
    ).toEqual(["exact", "right", "wrong"]);
    expect(teamsVerdict({ teams: [3, 4], sure: true }, [1, 2])).toBe("wrongAndSure");
    expect(teamsVerdict({ teams: [3, 4] }, undefined)).toBe("none");
  });
});

describe("what a match ended as", () => {
  const deadline = 1_000;
  const over = (decided: "regular" | "extra-time" | "penalties" | "awarded", more = {}): FootballState => ({
    kind: "finished",
    decided,
    score: { current: { home: 2, away: 1 }, ...more },
  });
  const at = (state: FootballState, kickoff = 500, now = 900) => slotResult(state, kickoff, deadline, now);

  test("90 minutes count, extra time and shoot-out do not", () => {
    expect(at(over("regular"))).toEqual({ home: 2, away: 1 });
    expect(at(over("extra-time", { fullTime: { home: 1, away: 1 } }))).toEqual({ home: 1, away: 1 });
    expect(at(over("penalties", { fullTime: { home: 0, away: 0 }, penalties: { home: 5, away: 4 } }))).toEqual({
      home: 0,
      away: 0,
    });
    expect(at(over("extra-time"))).toEqual({ void: "unknown" });
  });

  test("basketball counts with its overtimes", () => {
    const score = { current: { home: 101, away: 99 }, periods: [] };
    expect(slotResult({ kind: "finished", decided: "overtime", score }, 1, 10, 5)).toEqual({ home: 101, away: 99 });
  });

  test("what was decided elsewhere than on the field counts for nobody", () => {
    expect(at(over("awarded"))).toEqual({ void: "awarded" });
    expect(at({ kind: "abandoned", score: { current: { home: 1, away: 0 } } })).toEqual({ void: "abandoned" });
    expect(at({ kind: "cancelled" })).toEqual({ void: "cancelled" });
  });

  test("a match that was moved or postponed counts if it begins by the deadline", () => {
    expect(at({ kind: "postponed" })).toBeUndefined();
    expect(at({ kind: "scheduled" }, 999)).toBeUndefined();
    expect(at({ kind: "scheduled" }, 1_000)).toEqual({ void: "late" });
    expect(at({ kind: "postponed" }, 500, 1_000)).toEqual({ void: "late" });
    expect(at(over("regular"), 1_001)).toEqual({ void: "late" });
    expect(at(over("regular"), 999, 5_000)).toEqual({ home: 2, away: 1 });
  });

  test("a match that was abandoned and is replayed has the result of the replay", () => {
    expect(at(over("regular"), 800)).toEqual({ home: 2, away: 1 });
  });

  test("an entry counts if it was stored before the match really began", () => {
    expect([isInTime(99, 100), isInTime(100, 100), isInTime(101, 100), isInTime(101, null)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

test("equal points share a place, whatever the order of the rows", () => {
  const rows = [7, 5, 9, 7, 1].map((points, id) => ({ id, points }));
  const places = (some: typeof rows) => new Map(withPlaces(some).map(({ id, place }) => [id, place]));
  expect(withPlaces(rows).map(({ place }) => place)).toEqual([1, 2, 2, 4, 5]);
  expect(places(rows.toReversed())).toEqual(places(rows));
});

test("a contest lives one step at a time, and final is final", () => {
  const signs = { opensAt: 10, allClosed: false, allSettled: false, settledAt: null };
  expect(nextLife({ ...signs, life: "draft" }, 9)).toBe("draft");
  expect(nextLife({ ...signs, life: "draft" }, 10)).toBe("open");
  expect(nextLife({ ...signs, life: "open", allSettled: true }, 11)).toBe("open");
  expect(nextLife({ ...signs, life: "open", allClosed: true }, 11)).toBe("closed");
  expect(nextLife({ ...signs, life: "closed", allClosed: true, allSettled: true }, 11)).toBe("provisional");
  const settled = { ...signs, life: "provisional" as const, allClosed: true, allSettled: true, settledAt: 20 };
  expect(nextLife(settled, 20 + provisionalMs - 1)).toBe("provisional");
  expect(nextLife(settled, 20 + provisionalMs)).toBe("final");
  expect(nextLife({ ...settled, allSettled: false }, 20 + provisionalMs)).toBe("closed");
  for (const life of contestLives.slice(-2)) expect(nextLife({ ...settled, life }, 1e12)).toBe(life);
});

describe("receipts", () => {
  test("our own hash is SHA-256", () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 37) & 255);
      expect(sha256(data)).toEqual(nodeHash(data));
    }
  });

  test("the tree is the one of RFC 6962", () => {
    // The known answers of certificate transparency.
    const inputs = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
    const leaves = inputs.map((hex) => leafHash(sha256, bytesOf(hex)));
    expect(merkleRoot(sha256, [])).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(merkleRoot(sha256, leaves.slice(0, 1))).toBe(
      "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    );
    expect(merkleRoot(sha256, leaves.slice(0, 3))).toBe(
      "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    );
    expect(merkleRoot(sha256, leaves)).toBe("5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328");
  });

  test("every leaf of every tree comes to the root, and no other leaf does", () => {
    for (let size = 1; size <= 33; size++) {
      const leaves = Array.from({ length: size }, (_, i) => leafHash(nodeHash, text(`${i}`)));
      const root = merkleRoot(nodeHash, leaves);
      for (const [index, leaf] of leaves.entries()) {
        const proof = proofIn(merkleTree(nodeHash, leaves), index);
        expect(rootFromProof(nodeHash, leaf, proof)).toBe(root);
        expect(rootFromProof(nodeHash, leafHash(nodeHash, text("another")), proof)).not.toBe(root);
      }
    }
  });

  test("a receipt that was changed in anything is not proven", () => {
    const receipt: Receipt = { contestId: 1, slot: 2, number: 3, at: 4, rules: "r", pick: "2-1", salt: "s" };
    const other = leafHash(sha256, text("other"));
    const leaves = [other, bytesOf(receiptHash(sha256, receipt)), other];
    const proof = proofIn(merkleTree(sha256, leaves), 1);
    const root = merkleRoot(sha256, leaves);
    expect(isProven(sha256, receipt, proof, root)).toBe(true);
    const forged = [
      { contestId: 2 },
      { slot: 1 },
      { number: 9 },
      { at: 3 },
      { rules: "x" },
      { pick: "1-2" },
      { salt: "" },
    ];
    for (const change of forged) expect(isProven(sha256, { ...receipt, ...change }, proof, root)).toBe(false);
    expect(receiptCode("7f3a19c2e804aa")).toBe("7F3A 19C2 E804");
  });
});
