import { matchPickText } from "@scoreline/domain/contest/picks";
import { jokerFactor, type MatchPick, outcomeOf, pickPoints } from "@scoreline/domain/contest/scoring";
import { addUser } from "../account/users.ts";
import { type ContestRules, draftContest, type NewContest } from "../contest/contests.ts";
import { enter, type SlotPick } from "../contest/entries.ts";
import type { Database } from "../engine/open.ts";
import { type MatchRecord, saveMatches } from "../match/matches.ts";

const hour = 3_600_000;

/** A match that is to be played, between two teams of whom nothing else is known. */
export function plainMatch(id: number, kickoff: number, more: Partial<MatchRecord> = {}): MatchRecord {
  return {
    id,
    sport: "football",
    competitionId: 1,
    seasonId: 1,
    stageId: null,
    round: null,
    home: { teamId: 1 },
    away: { teamId: 2 },
    kickoff,
    venue: null,
    neutral: false,
    state: { kind: "scheduled" },
    stateAt: 0,
    homeReds: 0,
    awayReds: 0,
    ...more,
  };
}

type More = Partial<Omit<NewContest, "rules">> & { rules?: Partial<ContestRules> };

/** A contest that has been open for an hour and is for a day. */
export function plainContest(id: number, now: number, slots: readonly number[], more: More = {}): NewContest {
  const { mode = "matches", lock = "each", joker = true, rules, ...rest } = more;
  return {
    id,
    series: 1,
    round: 1,
    kind: "matchscore",
    mode,
    sport: "football",
    opensAt: now - hour,
    closesAt: now + 24 * hour,
    lock,
    joker,
    hidden: true,
    competitionId: null,
    seasonId: null,
    rules: {
      version: 1,
      mode,
      points: { ...pickPoints, joker: jokerFactor },
      lock,
      joker,
      score: true,
      deadline: now + 48 * hour,
      ...rules,
    },
    slots,
    ...rest,
  };
}

export const slotPick = (slot: number, pick: MatchPick): SlotPick => ({
  slot,
  pick: matchPickText(pick),
  outcome: pick.outcome,
  ...(pick.score && { home: pick.score.home, away: pick.score.away }),
  sure: pick.sure ?? false,
  joker: pick.joker ?? false,
});

export const scored = (slot: number, home: number, away: number, more: Partial<MatchPick> = {}): SlotPick =>
  slotPick(slot, { outcome: outcomeOf({ home, away }), score: { home, away }, ...more });

/** Matches, contests and people of a test, each with a number of its own. */
export class ContestStore {
  readonly now = Date.now();
  readonly #subject: { readonly database: Database };
  #contests = 0;
  #matches = 100;

  constructor(subject: { readonly database: Database }) {
    this.#subject = subject;
  }

  async match(kickoff = this.now + hour, more: Partial<MatchRecord> = {}): Promise<number> {
    this.#matches += more.id === undefined ? 1 : 0;
    const record = plainMatch(this.#matches, kickoff, more);
    await saveMatches(this.#subject.database, [record]);
    return record.id;
  }

  async contest(slots: readonly number[], more: More = {}): Promise<number> {
    this.#contests += more.id === undefined ? 1 : 0;
    const contest = plainContest(this.#contests, this.now, slots, more);
    await draftContest(this.#subject.database, contest);
    return contest.id;
  }

  async user(nickname = "Fan"): Promise<number> {
    return (await addUser(this.#subject.database, { createdAt: this.now, nickname })) ?? 0;
  }

  join(contestId: number, userId: number, ...picks: SlotPick[]) {
    return enter(this.#subject.database, contestId, [{ userId, picks }], { shiftMs: 0 });
  }

  /** What was on before a test is not found by those that look at everything that is due. */
  async cancelAll(): Promise<void> {
    await this.#subject.database.execute("update contests set life = 'cancelled'");
  }
}
