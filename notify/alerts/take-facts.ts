import type { Fact, MatchFact } from "@scoreline/domain/facts";
import { type MatchPlace, placeOf } from "@scoreline/domain/match/state/head";
import { follow, watchFrom, withoutStart } from "@scoreline/domain/notify/match-watch";
import { isFresh } from "@scoreline/domain/notify/timing";
import type { Told, Watch } from "@scoreline/domain/notify/watch/watch";
import type { Database, Transaction } from "@scoreline/store/engine/open";
import { saveConsumer } from "@scoreline/store/log/consumers";
import { statesBefore } from "@scoreline/store/log/facts";
import { withConfirmedLineUps } from "@scoreline/store/match/line-ups";
import { postAlert } from "@scoreline/store/notify/alerts";
import { followedMatches, loadWatches, saveWatches } from "@scoreline/store/notify/watches";
import { MatchNames } from "#alerts/match-names.ts";

/** Who it is that follows the log. */
export const consumer = "notify";

/**
 * Makes alerts of a page of facts. What was told, what is remembered of the matches and how far the log was read are written in
 * one transaction: a process that is ended at any moment has done all of it or nothing. Says how many there are.
 */
export async function takeFacts(database: Database, facts: readonly Fact[], now: number): Promise<number> {
  const told = facts.filter(isOfMatch);
  const last = facts.at(-1)?.seq ?? 0;
  if (told.length === 0) return 0;
  return database.transaction(async (tx) => {
    const followed = await followedMatches(tx, placesOf(told));
    const own = told.filter(({ matchId }) => followed.has(matchId));
    const posted = own.length > 0 ? await takeMatches(tx, own) : 0;
    await saveConsumer(tx, consumer, last, now);
    return posted;
  });
}

/** Of what is around a match only line-ups are worth an alert. */
function isOfMatch(fact: Fact): fact is MatchFact {
  if (fact.kind === "details") return fact.parts.includes("line-ups") && fact.sport === "football";
  return fact.kind === "fixture" || fact.kind === "state" || (fact.kind === "events" && fact.sport === "football");
}

function placeOfFact(fact: MatchFact): MatchPlace {
  return fact.kind === "fixture" ? placeOf(fact.head) : fact.of;
}

function placesOf(facts: readonly MatchFact[]) {
  const places = new Map(facts.map((fact) => [fact.matchId, placeOfFact(fact)]));
  return [...places].map(([matchId, { teams, competitionId }]) => ({ matchId, teams, competitionId }));
}

async function takeMatches(tx: Transaction, facts: readonly MatchFact[]): Promise<number> {
  const ids = [...new Set(facts.map(({ matchId }) => matchId))];
  const watches = await loadWatches(tx, ids);
  const fresh = ids.filter((id) => !watches.has(id));
  for (const [id, watch] of await firstLooks(tx, facts, fresh)) watches.set(id, watch);
  const named = facts.flatMap((fact) => (fact.kind === "details" ? [fact.matchId] : []));
  const out = await withConfirmedLineUps(tx, named);
  const names = new MatchNames(tx);
  let posted = 0;
  for (const fact of facts) {
    const before = watches.get(fact.matchId);
    if (!before) continue;
    const { watch, told } = follow(before, fact, out.has(fact.matchId));
    watches.set(fact.matchId, watch);
    for (const one of told) if (await post(tx, names, fact, one)) posted += 1;
  }
  await saveWatches(tx, watches, facts.at(-1)?.at ?? 0);
  return posted;
}

async function post(tx: Transaction, names: MatchNames, fact: MatchFact, told: Told): Promise<boolean> {
  const { key, moment, rescores } = told;
  const { matchId, at } = fact;
  const match = await names.match(matchId);
  if (!match) return false;
  const { teams, competitionId } = placeOfFact(fact);
  const [player, assist] = [await names.player(moment.player), await names.player(moment.assist)];
  const posted = await postAlert(tx, {
    key: `match:${matchId}:${key}`,
    kind: moment.kind,
    sport: match.sport,
    body: { about: "match", match, moment, ...(player && { player }), ...(assist && { assist }) },
    at,
    happenedAt: moment.happenedAt,
    rescores,
    audience: { match: { matchId, teams, competitionId } },
  });
  return posted !== undefined;
}

/** How matches stood that somebody follows since a moment ago: as the log says, or as nobody has said anything yet. */
async function firstLooks(
  tx: Transaction,
  facts: readonly MatchFact[],
  ids: readonly number[],
): Promise<Map<number, Watch>> {
  const found = new Map<number, Watch>();
  if (ids.length === 0) return found;
  const known = new Map((await statesBefore(tx, facts[0]?.seq ?? 0, ids)).map((fact) => [fact.matchId, fact]));
  for (const id of ids) {
    const fact = facts.find(({ matchId }) => matchId === id);
    if (!fact) continue;
    const sport = fact.kind === "fixture" ? fact.head.sport : fact.sport;
    const state = known.get(id)?.state ?? (fact.kind === "fixture" ? fact.head.state : undefined);
    const kickoff = fact.kind === "fixture" ? (fact.movedFrom ?? fact.head.kickoff) : undefined;
    const watch = watchFrom(sport, state ?? { kind: "scheduled" }, fact.at, kickoff);
    const isUnseen =
      !state && fact.kind === "state" && "clock" in fact.state && beganLongAgo(fact.state.clock, fact.at);
    found.set(id, isUnseen ? withoutStart(watch) : watch);
  }
  return found;
}

function beganLongAgo(clock: object, at: number): boolean {
  return "since" in clock && typeof clock.since === "number" && !isFresh(clock.since, at);
}
