import { foldGoals } from "@scoreline/domain/match/state/score";
import { SeasonResults } from "@scoreline/world/history/season-results";
import { matchSimulator, type SimulatedMatch } from "@scoreline/world/match/simulated-match";
import type { CompetitionId } from "@scoreline/world/schedule/plan-types";
import { seasonPlan } from "@scoreline/world/schedule/season-plan";
import { expect, test } from "vitest";
import { basketballNews } from "#demo/messages/basketball-messages.ts";
import { footballNews } from "#demo/messages/football-messages.ts";
import type { FeedMessage, FeedOf } from "#port/message.ts";

const seed = "test";

function matchesOf(id: CompetitionId, numbers: readonly number[]): SimulatedMatch[] {
  const plan = seasonPlan(seed, id, 2026);
  if (!plan) throw new Error("a season that is not played");
  const results = new SeasonResults(seed, plan);
  const tell = matchSimulator(seed);
  return numbers.flatMap((number) => {
    const fixture = plan.fixtures[number];
    const pairing = fixture && results.pairingAt(fixture, results.kickoffOf(fixture));
    return pairing ? [tell(results, pairing)] : [];
  });
}

/** What somebody knows of a match who has heard everything so far. */
class Listener {
  readonly documents = new Map<FeedMessage["type"], FeedMessage>();
  readonly events = new Map<string, { type: string; side?: string; card?: string; how?: string }>();
  readonly shots = new Map<string, { side: "home" | "away"; outcome?: string }>();

  hear(messages: readonly FeedMessage[]): void {
    for (const message of messages) {
      if (message.type === "football-events" || message.type === "basketball-events") {
        for (const event of message.events) this.events.set(event.ref, event);
        for (const ref of message.removed ?? []) this.events.delete(ref);
      } else if (message.type === "shots") {
        for (const shot of message.entries) this.shots.set(shot.ref, shot as { side: "home" });
        for (const ref of message.removed ?? []) this.shots.delete(ref);
      } else this.documents.set(message.type, message);
    }
  }

  document<Type extends FeedMessage["type"]>(type: Type): FeedOf<Type> {
    return this.documents.get(type) as FeedOf<Type>;
  }
}

function scoreOf(message: FeedOf<"football-state" | "basketball-state">) {
  return "score" in message.state ? message.state.score?.current : undefined;
}

/** Where two sums are not the same; an assertion for each of thousands of batches would take longer than the match. */
type Odd = { at: number; what: string; is: unknown; should: unknown };

function odd(found: Odd[], at: number, what: string, is: unknown, should: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(should)) found.push({ at, what, is, should });
}

test("in football the score, the goals of the feed, the shots and the cards of the figures agree after every batch", () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index * 6);
  const all = matchesOf("football:premier-league", numbers).filter((told) => told.sport === "football");
  const overturned = all.filter(({ takenBack }) => takenBack.events.some(({ type }) => type === "goal"));
  expect(overturned.length).toBeGreaterThan(0);
  for (const told of [...all.slice(0, 1), ...overturned.slice(0, 2)]) {
    const listener = new Listener();
    const found: Odd[] = [];
    for (let since = told.kickoff - 1; since < told.endsAt; since += 1_000) {
      const batch = footballNews(told, since, since + 1_000);
      listener.hear(batch);
      const state = listener.documents.get("football-state");
      const score = state?.type === "football-state" ? scoreOf(state) : undefined;
      if (batch.length === 0 || !score) continue;
      const events = [...listener.events.values()];
      const goals = events.filter(({ type }) => type === "goal") as unknown as Parameters<
        typeof foldGoals
      >[0][number][];
      odd(found, since, "goals", foldGoals(goals, "extra-first").current, score);
      const cards = (isRed: boolean) => {
        const own = events.filter(({ card }) => card !== undefined && (card !== "yellow") === isRed);
        return {
          home: own.filter(({ side }) => side === "home").length,
          away: own.filter(({ side }) => side === "away").length,
        };
      };
      const { total } = listener.document("football-statistics");
      odd(found, since, "red cards", total.red, cards(true));
      odd(found, since, "yellow cards", total.yellow, cards(false));
      if (!told.depth.shots) continue;
      const scored = [...listener.shots.values()].filter(({ outcome }) => outcome === "goal").length;
      const own = events.filter(({ how }) => how === "own-goal").length;
      odd(found, since, "shots", scored + own, score.home + score.away);
    }
    expect(found).toEqual([]);
    expect(listener.document("football-state").state.kind).toBe("finished");
  }
});

test("in basketball the score, the box score, the figures and the plays agree after every batch", () => {
  for (const told of matchesOf("basketball:nba", [0, 400])) {
    if (told.sport !== "basketball") continue;
    const listener = new Listener();
    const found: Odd[] = [];
    for (let since = told.kickoff - 1; since < told.endsAt; since += 1_000) {
      const batch = basketballNews(told, since, since + 1_000);
      listener.hear(batch);
      const state = listener.documents.get("basketball-state");
      const score = state?.type === "basketball-state" ? scoreOf(state) : undefined;
      if (batch.length === 0 || !score) continue;
      const box = listener.document("box-score");
      const { threesMade, twosMade, freeThrowsMade } = listener.document("basketball-statistics").total;
      for (const side of ["home", "away"] as const) {
        odd(found, since, "totals", box[side].totals?.pts, score[side]);
        odd(
          found,
          since,
          "players",
          box[side].players.reduce((sum, { pts }) => sum + pts, 0),
          score[side],
        );
        const [threes, twos, ones] = [threesMade, twosMade, freeThrowsMade].map((made) => made?.[side] ?? Number.NaN);
        odd(found, since, "figures", 3 * Number(threes) + 2 * Number(twos) + Number(ones), score[side]);
      }
    }
    expect(found).toEqual([]);
    expect(scoreOf(listener.document("basketball-state"))?.home).toBeGreaterThan(60);
  }
});
