import type { CallInput, CallReply } from "@scoreline/contract/call";
import type {
  basketballRanking,
  basketballRankingHistory,
  soccerRanking,
  soccerRankingHistory,
  subLeagueList,
} from "@scoreline/contract/calls/league";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { TeamBadge } from "@scoreline/contract/schemas";
import type { StageHead, Table, TableRow } from "@scoreline/contract/schemas/league";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { isUnderWay } from "@scoreline/domain/match/state/state";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { tableRecords } from "@scoreline/domain/table/records";
import type { StageTable } from "@scoreline/domain/table/stage-tables";
import { rankHistory, type Standing, type StandingOptions, standings } from "@scoreline/domain/table/standings";
import type { Catalogue } from "@scoreline/live/catalogue";
import type { SeasonSheet } from "@scoreline/live/seasons";
import type { Caller, Handler, Services } from "#handler.ts";
import { bracketBoards } from "#league/bracket-boards.ts";
import { stageHead } from "#league/cards.ts";
import { asked, leagueSeason, type SeasonAsked, seasonAnswer, seasonHead } from "#league/season.ts";
import type { Prepared } from "#prepared.ts";
import { teamBadge } from "#rows/badges.ts";

type RankingReply = CallReply<typeof soccerRanking>;
type History = CallReply<typeof soccerRankingHistory>;

type Asked = SeasonAsked & { subLeagueId: number | undefined; round: number | undefined };

const ranked = seasonAnswer("ranking", (found, { subLeagueId, round }: Asked, { locale }, services): RankingReply => {
  const { boards, now } = services;
  const { sheet } = found;
  const tables = sheet.tables.filter(({ stageId }) => subLeagueId === undefined || stageId === subLeagueId);
  return succeed({
    data: {
      ...seasonHead(found, { locale }, services),
      teams: badges(tables, boards.catalogue, locale),
      tables: tables.map((table) => tableOf(table, sheet, locale, round)),
      brackets: subLeagueId === undefined ? bracketBoards(sheet, boards.catalogue, locale) : [],
      round: round ?? null,
      watch: sheet.heads.filter((head) => isNear(head, now())).map(({ id }) => id),
      seq: boards.seq,
    },
  });
});

/** Where every team of a season stands, in the caller's language. Shared by both sports and by Hong Kong's own calls. */
export async function ranking(
  input: CallInput<typeof soccerRanking>,
  caller: Caller,
  services: Services,
  sport?: Sport,
): Promise<Prepared<RankingReply>> {
  const found = await leagueSeason(services, input, sport);
  const { subLeagueId, round } = input;
  if (subLeagueId !== undefined && !found.sheet.stages.some(({ id }) => id === subLeagueId))
    throw new Refusal("seasonNotFound");
  return ranked({ ...asked(found, services), subLeagueId, round }, caller, services);
}

const watchedMs = 36 * 3_600_000;

function isNear({ kickoff, state }: MatchHead, now: number): boolean {
  return isUnderWay(state) || Math.abs(kickoff - now) < watchedMs;
}

export function badges(tables: readonly StageTable[], catalogue: Catalogue, locale: LocaleCode): TeamBadge[] {
  const ids = new Set(
    tables.flatMap(({ teams, games }) => [...teams, ...games.flatMap((game) => [game.home, game.away])]),
  );
  return [...ids].map((teamId) => teamBadge({ teamId }, catalogue, locale));
}

function tableHead({ stageId, name }: StageTable, { stages }: SeasonSheet, locale: LocaleCode): StageHead {
  const stage = stages.find(({ id }) => id === stageId);
  return stage ? stageHead(stage, locale) : { subLeagueId: stageId, code: name, name: null };
}

export function tableOf(table: StageTable, sheet: SeasonSheet, locale: LocaleCode, round: number | undefined): Table {
  const rows = (options: StandingOptions) =>
    standings(table, round === undefined ? options : { ...options, afterRound: round }).map(rowOf);
  const on = round === undefined && table.games.some(({ live }) => live);
  return {
    ...tableHead(table, sheet, locale),
    total: withRecords(rows({}), table, round),
    home: rows({ scope: "home" }),
    away: rows({ scope: "away" }),
    last6: rows({ scope: "last6" }),
    live: on ? withRecords(rows({ live: true }), table, round) : null,
    rounds: playedRounds(table),
    weekly: sheet.heads.some(({ stageId, round }) => stageId === table.stageId && round?.startsWith("week-")),
  };
}

/** Basketball's tables say more than won and lost. */
function withRecords(rows: readonly TableRow[], table: StageTable, round: number | undefined): TableRow[] {
  if (table.rules.sport !== "basketball") return [...rows];
  const records = tableRecords(table, round);
  return rows.map((row) => {
    const own = records.get(row.teamId);
    return own ? { ...row, records: own } : row;
  });
}

function playedRounds({ games }: StageTable): number[] {
  return [...new Set(games.filter(({ live }) => !live).map(({ round }) => round))].sort((one, other) => one - other);
}

function rowOf(standing: Standing): TableRow {
  const { scored, conceded, scoredAway: _, winShare, zone, form, ...plain } = standing;
  return {
    ...plain,
    goalsFor: scored,
    goalsAgainst: conceded,
    percentage: winShare,
    zone: zone ?? null,
    form: form.map((entry) => ({ ...entry })),
  };
}

const ranksByRound = seasonAnswer("ranking history", (found, _input: SeasonAsked, { locale }, services): History => {
  const { sheet } = found;
  return succeed({
    data: {
      ...seasonHead(found, { locale }, services),
      teams: badges(sheet.tables, services.boards.catalogue, locale),
      tables: sheet.tables
        .filter(({ beside }) => !beside)
        .map((table) => {
          const rounds = rankHistory(table);
          const last = rounds.at(-1)?.ranks;
          const best = table.teams.toSorted((one, other) => (last?.get(one) ?? 0) - (last?.get(other) ?? 0));
          return {
            ...tableHead(table, sheet, locale),
            rounds: rounds.map(({ round }) => round),
            lines: best.map((teamId) => ({ teamId, ranks: rounds.map(({ ranks }) => ranks.get(teamId) ?? 0) })),
          };
        }),
    },
  });
});

async function history(
  input: CallInput<typeof soccerRankingHistory>,
  caller: Caller,
  services: Services,
  sport: Sport,
): Promise<Prepared<History>> {
  return ranksByRound(asked(await leagueSeason(services, input, sport), services), caller, services);
}

export const rankings: {
  soccerRanking: Handler<typeof soccerRanking>;
  basketballRanking: Handler<typeof basketballRanking>;
  soccerRankingHistory: Handler<typeof soccerRankingHistory>;
  basketballRankingHistory: Handler<typeof basketballRankingHistory>;
  subLeagueList: Handler<typeof subLeagueList>;
} = {
  soccerRanking: (input, caller, services) => ranking(input, caller, services, "football"),
  basketballRanking: (input, caller, services) => ranking(input, caller, services, "basketball"),
  soccerRankingHistory: (input, caller, services) => history(input, caller, services, "football"),
  basketballRankingHistory: (input, caller, services) => history(input, caller, services, "basketball"),
  subLeagueList: async (input, caller, services) => {
    const found = await leagueSeason(services, input, "football");
    const { stages, heads } = found.sheet;
    return succeed({
      data: {
        ...seasonHead(found, caller, services),
        stages: stages.map((stage) => ({
          ...stageHead(stage, caller.locale),
          kind: stage.kind,
          group: stage.group,
          matches: heads.filter(({ stageId }) => stageId === stage.id).length,
        })),
      },
    });
  },
};
