import type { CallInput, CallReply } from "@scoreline/contract/call";
import type { basketballFixtureByLeague, fixtureByLeague } from "@scoreline/contract/calls/league";
import { succeed } from "@scoreline/contract/envelope";
import type { LeagueMatchRow } from "@scoreline/contract/schemas/league";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { isOver } from "@scoreline/domain/match/state/state";
import type { LocaleCode } from "@scoreline/domain/names";
import { currentRound } from "@scoreline/domain/season/current-round";
import type { Sport } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import { plainHead } from "@scoreline/live/board-head";
import type { Catalogue } from "@scoreline/live/catalogue";
import type { SeasonSheet } from "@scoreline/live/seasons";
import type { Caller, Handler, Services } from "#handler.ts";
import { stageHead } from "#league/cards.ts";
import { leagueSeason, seasonHead } from "#league/season.ts";
import { matchRow } from "#rows/match-row.ts";

type FixtureReply = CallReply<typeof fixtureByLeague>;
type Round = { round: string; from: number; to: number; matches: number; middle: number };

/** Fixtures without a round are those of their stage. */
export function roundOf(head: MatchHead, { stages }: SeasonSheet): string {
  return head.round ?? stages.find(({ id }) => id === head.stageId)?.name ?? "";
}

/**
 * Rounds in the order in which they begin. A match that was put off does not move its round: the middle match says when
 * a round is.
 */
export function roundsOf(sheet: SeasonSheet): Round[] {
  const kickoffs = new Map<string, number[]>();
  for (const head of sheet.heads) {
    const round = roundOf(head, sheet);
    kickoffs.set(round, [...(kickoffs.get(round) ?? []), head.kickoff]);
  }
  return [...kickoffs]
    .map(([round, times]) => ({
      round,
      from: times[0] ?? 0,
      to: times.at(-1) ?? 0,
      matches: times.length,
      middle: times[Math.floor(times.length / 2)] ?? 0,
    }))
    .sort((one, other) => one.middle - other.middle);
}

function currentRoundOf(rounds: readonly Round[], sheet: SeasonSheet): string | undefined {
  const next = new Map<string, number>();
  for (const head of sheet.heads) {
    if (isOver(head.state) || head.state.kind === "postponed") continue;
    const round = roundOf(head, sheet);
    next.set(round, Math.min(head.kickoff, next.get(round) ?? Number.POSITIVE_INFINITY));
  }
  return currentRound(rounds.map(({ round, middle }) => ({ round, middle, next: next.get(round) })));
}

/** A match as a page of its league lists it. */
export function leagueMatchRow(
  head: MatchHead,
  sheet: SeasonSheet,
  catalogue: Catalogue,
  locale: LocaleCode,
): LeagueMatchRow {
  const row = matchRow(plainHead(head), catalogue, locale);
  return { ...row, round: roundOf(head, sheet), subLeagueId: head.stageId };
}

async function fixtures(
  input: CallInput<typeof fixtureByLeague>,
  caller: Caller,
  services: Services,
  sport: Sport,
): Promise<FixtureReply> {
  const { boards } = services;
  const { seq } = boards;
  const found = await leagueSeason(services, input, sport);
  const { sheet } = found;
  const rounds = roundsOf(sheet);
  const round = input.round === "current" ? currentRoundOf(rounds, sheet) : input.round;
  const monthOf = ({ kickoff }: MatchHead) => localDay(kickoff, caller.timeZone).slice(0, 7);
  const wanted = sheet.heads.filter(
    (head) =>
      (round === undefined || roundOf(head, sheet) === round) &&
      (input.month === undefined || monthOf(head) === input.month),
  );
  const stages = new Set(wanted.map(({ stageId }) => stageId));
  return succeed({
    data: {
      ...seasonHead(found, caller, services),
      rounds: rounds.map(({ middle: _, ...round }) => round),
      months: [...new Set(sheet.heads.map(monthOf))],
      round: round ?? null,
      month: input.month ?? null,
      stages: sheet.stages.filter(({ id }) => stages.has(id)).map((stage) => stageHead(stage, caller.locale)),
      matches: wanted.map((head) => leagueMatchRow(head, sheet, boards.catalogue, caller.locale)),
      seq,
    },
  });
}

export const leagueFixtures: {
  fixtureByLeague: Handler<typeof fixtureByLeague>;
  basketballFixtureByLeague: Handler<typeof basketballFixtureByLeague>;
} = {
  fixtureByLeague: (input, caller, services) => fixtures(input, caller, services, "football"),
  basketballFixtureByLeague: (input, caller, services) => fixtures(input, caller, services, "basketball"),
};
