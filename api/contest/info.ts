import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import type { slotResult } from "@scoreline/contract/schemas/contest";
import { groupLetters } from "@scoreline/domain/contest/bracket";
import { matchClosesAt } from "@scoreline/domain/contest/life";
import type { MatchOutcome } from "@scoreline/domain/contest/scoring";
import { stagesOfSeason } from "@scoreline/store/catalogue/catalogue";
import { type Contest, slotsOf } from "@scoreline/store/contest/contests";
import { enteredBy, pickShares } from "@scoreline/store/contest/entries";
import { versionOf, versionsOf } from "@scoreline/store/contest/settling";
import { matchesOfSeason } from "@scoreline/store/match/matches";
import type * as z from "zod";
import { cachedValue } from "#cache/answer.ts";
import { clubsOf, contestIn, headOf } from "#contest/contests.ts";
import type { Handler, Services } from "#handler.ts";
import { costs } from "#limits/costs.ts";
import { leagueBadge, teamBadge } from "#rows/badges.ts";
import { matchRow } from "#rows/match-row.ts";

type Told = { home: number; away: number } | { void: string } | null | undefined;

export function resultShown(result: Told): z.infer<typeof slotResult> | null {
  if (!result) return null;
  return "void" in result ? { home: null, away: null, void: result.void } : { ...result, void: null };
}

const noShares = { home: 0, draw: 0, away: 0 };
/** Of fewer people it could be told who says what. */
const fewestTold = 10;

/** Counted once for everybody: they are of all entries. */
const sharesOf = cachedValue({
  name: "contest shares",
  reader: [],
  make: async ({ contestId }: { contestId: number }, _reader, { database, pay }) => {
    await pay?.(costs.history);
    return pickShares(database, contestId);
  },
  restsOn: [],
  maxAgeMs: 10_000,
  bytes: (shares) => 100 * (1 + shares.size),
});

/** What most of them say, where picks are hidden without saying who. */
function sharesTold(shares: Record<MatchOutcome, number> | undefined, hidden: boolean): Record<MatchOutcome, number> {
  if (!shares) return noShares;
  return hidden && shares.home + shares.draw + shares.away < fewestTold ? noShares : shares;
}

async function groupsOf(
  { mode, seasonId }: Contest,
  { database }: Services,
): Promise<{ letter: string; teamIds: number[] }[]> {
  if (mode !== "bracket" || seasonId === null) return [];
  const [stages, heads] = await Promise.all([stagesOfSeason(database, seasonId), matchesOfSeason(database, seasonId)]);
  return groupLetters.flatMap((letter) => {
    const stage = stages.find(({ name }) => name === `group-${letter.toLowerCase()}`);
    const teams = heads
      .filter(({ stageId }) => stage && stageId === stage.id)
      .flatMap(({ home, away }) => [home, away].flatMap((side) => ("teamId" in side ? [side.teamId] : [])));
    return teams.length > 0 ? [{ letter, teamIds: [...new Set(teams)] }] : [];
  });
}

export const officialGroups = groupsOf;

/** A round that was corrected again and again has more; its leaderboards of before can be asked for by their number. */
const toldVersions = 50;

export const contestInfos: {
  [Name in "getContestInfo" | "getTeamListByContestId" | "selections"]: Handler<Calls[Name]>;
} = {
  getContestInfo: async ({ contestId }, { locale, session }, services) => {
    const { database, boards } = services;
    const contest = await contestIn(contestId, services);
    const { seq } = boards;
    const [slots, versions, shares, entered] = await Promise.all([
      slotsOf(database, contestId),
      versionsOf(database, contestId, { last: toldVersions }),
      sharesOf({ contestId }, {}, services),
      session ? enteredBy(database, session.userId) : new Set<number>(),
    ]);
    const heads = await boards.heads(
      contest.sport,
      slots.map(({ slot }) => slot),
    );
    const first = Math.min(...heads.map(({ kickoff }) => kickoff));
    const results = versions.at(-1)?.results.matches ?? {};
    const { mode, lock, joker, deadline, points } = contest.rules;
    return succeed({
      data: {
        contest: headOf(contest, locale, entered),
        rules: {
          mode,
          lock,
          joker,
          deadline,
          hash: contest.rulesHash,
          points: Object.entries(points).map(([name, worth]) => ({ name, points: worth })),
        },
        versions: versions.map(({ version, at, changes }) => ({
          version,
          at,
          changes: changes.map(({ slot, from, to }) => ({ slot, from: resultShown(from), to: resultShown(to) })),
        })),
        matches: heads
          .toSorted((a, b) => a.kickoff - b.kickoff || a.id - b.id)
          .map((head) => {
            const slot = slots.find((one) => one.slot === head.id);
            return {
              match: matchRow(head, boards.catalogue, locale),
              league: leagueBadge(head.competitionId, boards.catalogue, locale),
              closed: slot?.closedAt !== null,
              closesAt: matchClosesAt(contest, { kickoff: head.kickoff, first }),
              result: resultShown(results[head.id]),
              shares: sharesTold(shares.get(head.id), contest.hidden && slot?.closedAt === null),
              root: slot?.root ?? null,
              leaves: slot?.leaves ?? null,
            };
          }),
        league: contest.competitionId === null ? null : leagueBadge(contest.competitionId, boards.catalogue, locale),
        root: slots.find(({ slot }) => slot === 0)?.root ?? null,
        leaves: slots.find(({ slot }) => slot === 0)?.leaves ?? null,
        seq,
      },
    });
  },

  getTeamListByContestId: async ({ contestId }, { locale }, services) => {
    const contest = await contestIn(contestId, services);
    const heads = await services.boards.heads(contest.sport, contest.rules.matches ?? []);
    const playing = heads.flatMap(({ home, away }) =>
      [home, away].flatMap((side) => ("teamId" in side ? [side.teamId] : [])),
    );
    const ids = [...new Set(contest.rules.teams ?? playing)];
    const badges = ids.map((teamId) => teamBadge({ teamId }, services.boards.catalogue, locale));
    return succeed({ data: badges.toSorted((a, b) => a.name.localeCompare(b.name, locale)) });
  },

  selections: async ({ contestId }, { locale }, services) => {
    const contest = await contestIn(contestId, services);
    const [groups, version] = await Promise.all([groupsOf(contest, services), versionOf(services.database, contestId)]);
    return succeed({
      data: {
        groups: groups.map(({ letter, teamIds }) => ({
          letter,
          teams: teamIds.map((teamId) => teamBadge({ teamId }, services.boards.catalogue, locale)),
        })),
        clubs: (clubsOf(contest) ?? []).map((teamId) => teamBadge({ teamId }, services.boards.catalogue, locale)),
        reached: Object.entries(version?.results.reached ?? {}).map(([round, teamIds]) => ({ round, teamIds })),
      },
    });
  },
};
