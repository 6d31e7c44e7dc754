import { randomBytes } from "node:crypto";
import type { Contest, ContestSlot } from "@scoreline/store/contest/contests";
import { entriesOfSlot } from "@scoreline/store/contest/entries";
import { allPlaces } from "@scoreline/store/contest/places";
import { versionOf } from "@scoreline/store/contest/settling";
import { sealed } from "#account/accounts.ts";
import type { Services } from "#handler.ts";

const ownKey = randomBytes(16).toString("hex");
const atOnce = 1_000;

/** The same person has the same name throughout a contest, and another one in the next: nobody can tell whose it is. */
export function whoIn(contestId: number, userId: number | null, { accounts }: Services): string | null {
  if (userId === null) return null;
  return sealed(accounts.key ?? ownKey, "contest", String(contestId), String(userId)).slice(0, 16);
}

/** What is told of the entries of a slot that is closed, from behind a number on. */
export async function openEntries(
  contest: Contest,
  slot: number,
  { after, limit = atOnce }: { after: number; limit?: number },
  services: Services,
) {
  const rows = await entriesOfSlot(services.database, contest.id, slot, { limit, after });
  return rows.map(({ userId, ...entry }) => ({
    ...entry,
    who: whoIn(contest.id, userId, services),
    // What somebody posted elsewhere leads to who they are.
    ...(contest.mode === "video" && { pick: null, salt: null }),
  }));
}

/** A contest in lines, for the program that counts it again: its rules and results, what is closed of it, and the places. */
export async function* publishedLines(
  contest: Contest,
  slots: readonly ContestSlot[],
  services: Services,
): AsyncGenerator<string> {
  const { id, mode, sport, life, rules, rulesHash } = contest;
  const version = await versionOf(services.database, id);
  const results = version?.results ?? {};
  yield line({ kind: "contest", id, mode, sport, life, rules, rulesHash, version: contest.version, results });
  const closed = slots.filter(({ root }) => root !== null);
  for (const { slot, root, leaves, closedAt, beganAt } of closed)
    yield line({ kind: "slot", slot, root, leaves, closedAt, began: beganAt });
  for (const { slot } of closed) {
    for (let after = 0; ; ) {
      const page = await openEntries(contest, slot, { after }, services);
      if (page.length > 0) yield page.map((entry) => line({ kind: "entry", slot, ...entry })).join("");
      after = page.at(-1)?.number ?? after;
      if (page.length < atOnce) break;
    }
  }
  for (let after = 0; ; ) {
    const page = await allPlaces(services.database, id, { after, limit: atOnce });
    const rows = page.map(({ userId, place, points }) => ({ who: whoIn(id, userId, services), place, points }));
    if (rows.length > 0) yield rows.map((row) => line({ kind: "place", ...row })).join("");
    after = page.at(-1)?.userId ?? after;
    if (page.length < atOnce) break;
  }
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;
