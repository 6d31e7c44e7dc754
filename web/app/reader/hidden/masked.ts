import type { MatchRow, TeamBadge } from "@scoreline/contract/schemas";
import type { BracketBoard, BracketRoundRow, BracketTie, Table } from "@scoreline/contract/schemas/league";
import { maskedRow } from "#reader/hidden/masked-row.ts";
import { coversAll, coversAmong, type Guard, isGuarded, isShielded } from "#reader/shield.ts";

/**
 * An answer without what the reader does not want to know. The server's pages and the browser read every answer through
 * it, so whatever call a page asks: matches are known by their shape, and so is what is counted from them.
 */
export function masked<Reply>(reply: Reply, guard: Guard): Reply {
  return isGuarded(guard) ? (walk(reply, guard) as Reply) : reply;
}

const notBegun: readonly MatchRow["kind"][] = ["scheduled", "postponed", "cancelled"];

export function hasBegun({ kind }: Pick<MatchRow, "kind">): boolean {
  return !notBegun.includes(kind);
}

/** Whether a match is not to be told. One that has not begun has nothing to hide. */
export function coversRow(row: Pick<MatchRow, "matchId" | "kind" | "homeTeam" | "awayTeam">, guard: Guard): boolean {
  const { matchId, homeTeam, awayTeam } = row;
  return hasBegun(row) && isShielded(guard, { matchId, teamIds: [homeTeam.teamId, awayTeam.teamId] });
}

type Part = Record<string, unknown>;

function walk(value: unknown, guard: Guard): unknown {
  if (Array.isArray(value)) {
    return value.filter((each) => !isOwnMatch(each, guard)).map((each) => walk(each, guard));
  }
  if (typeof value !== "object" || value === null) return value;
  const part = value as Part;
  if (has(part, "matchId", "homeTeam", "homeTeamScore")) {
    const row = part as unknown as MatchRow;
    return coversRow(row, guard) ? maskedRow(row) : row;
  }
  const changed = counted(part, guard);
  return Object.fromEntries(Object.entries(changed).map(([key, inside]) => [key, walk(inside, guard)]));
}

/** What is counted from matches, or tells of one, emptied where one of them is hidden. */
function counted(part: Part, guard: Guard): Part {
  if (has(part, "subLeagueId", "total", "last6")) return tableOf(part as unknown as Table, guard);
  if (has(part, "subLeagueId", "rounds", "lines")) return ranksOf(part as unknown as Ranks, guard);
  if (has(part, "rounds", "thirdPlace")) return bracketOf(part as unknown as BracketBoard, guard);
  if (has(part, "tables", "home", "away")) {
    const tables = (part.tables as Table[]).map((table) => tableOf(table, guard));
    return tables.some(({ total }) => total.length === 0) ? { ...part, tables, home: null, away: null } : part;
  }
  if (has(part, "record", "form", "matches") && anyCovered(part.matches, guard)) {
    return { ...part, form: [], record: nothing(part.record as Part) };
  }
  if (has(part, "record", "meetings") && anyCovered(part.meetings, guard)) {
    return { ...part, record: nothing(part.record as Part) };
  }
  if (has(part, "match", "highlights") && anyCovered([part.match], guard)) {
    return { ...part, highlights: [], people: [], fullTime: null, extraTime: null };
  }
  if (has(part, "league", "momentum", "chances") && anyCovered((part.league as Part).matches, guard)) {
    return { ...part, momentum: [], chances: null };
  }
  if (has(part, "teamId", "leagues", "averages")) return teamOf(part, guard);
  if (has(part, "playerId", "totals")) return playerOf(part, guard);
  if (has(part, "players", "ranking", "teams")) return leadersOf(part, guard);
  if (has(part, "tally", "matches") && (part.matches as Settled[]).some(({ match }) => coversRow(match, guard))) {
    return unsettled(part, guard);
  }
  if (has(part, "champions", "season") && guard.hideScores) return earlier(part);
  return part;
}

/** What a player did in a match that is hidden: the goals of one tell of those of all. */
function isOwnMatch(value: unknown, guard: Guard): boolean {
  const part = (value ?? {}) as Part;
  return typeof value === "object" && has(part, "match", "side", "rating") && anyCovered([part.match], guard);
}

function tableOf(table: Table, guard: Guard): Table {
  const teamIds = table.total.map(({ teamId }) => teamId);
  if (!coversAmong(guard, `s${table.subLeagueId}`, teamIds)) return table;
  return { ...table, total: [], home: [], away: [], last6: [], live: null, rounds: [] };
}

type Ranks = { subLeagueId: number; rounds: number[]; lines: { teamId: number }[] };

function ranksOf(ranks: Ranks, guard: Guard): Ranks {
  const teamIds = ranks.lines.map(({ teamId }) => teamId);
  return coversAmong(guard, `s${ranks.subLeagueId}`, teamIds) ? { ...ranks, rounds: [], lines: [] } : ranks;
}

/** What a team did this season, and what its players did for it. */
function teamOf(team: Part, guard: Guard): Part {
  const teamId = team.teamId as number;
  if (!coversAll(guard, `c${teamId}`, [teamId])) return team;
  const squad = (team.squad as Part[]).map((player) => ({ ...player, season: noFigures }));
  return { ...team, leagues: [], averages: [], squad };
}

/** What a player did, in all and by season: the running one is among them. */
function playerOf(player: Part, guard: Guard): Part {
  const stays = (player.rows ?? player.teams ?? []) as { team: TeamBadge }[];
  const teamIds = stays.map(({ team }) => team.teamId);
  if (!coversAll(guard, `p${player.playerId as number}`, teamIds)) return player;
  return { ...player, totals: noFigures, ...("rows" in player ? { rows: [] } : { career: [] }) };
}

function leadersOf(leaders: Part, guard: Guard): Part {
  const teamIds = (leaders.teams as TeamBadge[]).map(({ teamId }) => teamId);
  const { seasonId } = leaders.season as { seasonId: number };
  return coversAmong(guard, `l${seasonId}`, teamIds) ? { ...leaders, players: [], ranking: [] } : leaders;
}

type Settled = { match: MatchRow };

/** What became of a price says how the match ended. */
function unsettled(results: Part, guard: Guard): Part {
  const nobodyKnows = { handicap: null, total: null, result: null };
  const matches = (results.matches as Settled[]).map((entry) =>
    coversRow(entry.match, guard) ? { ...entry, ...nobodyKnows } : entry,
  );
  const { handicap, total } = results.tally as Record<"handicap" | "total", Part>;
  return { ...results, matches, tally: { played: 0, handicap: nothing(handicap), total: nothing(total) } };
}

/** Without who has won this season. */
function earlier(league: Part): Part {
  const champions = league.champions as { seasonName: string }[];
  const before = champions.filter(({ seasonName }) => seasonName !== (league.season as { name: string } | null)?.name);
  return before.length === champions.length ? league : { ...league, champions: before, holders: null };
}

const noFigures = { appearances: 0 };

const nobody: TeamBadge = { teamId: 0, slug: "", name: "?", shortName: "?", crest: null, logo: null };

/** Who plays in the next round says who won: behind a hidden tie nobody is known. */
function bracketOf(bracket: BracketBoard, guard: Guard): BracketBoard {
  let before = new Set<number>();
  const rounds = bracket.rounds.map((round): BracketRoundRow => {
    const unknown = new Set([...before].map((slot) => Math.floor(slot / 2)));
    const ties = round.ties.map((tie) => (unknown.has(tie.slot) ? unknownTie(tie) : tieOf(tie, guard)));
    before = new Set(ties.filter((tie, at) => tie !== round.ties[at]).map(({ slot }) => slot));
    return { ...round, ties };
  });
  const { thirdPlace } = bracket;
  if (!thirdPlace) return { ...bracket, rounds };
  const known = rounds.at(-2)?.ties.every((tie, at) => tie === bracket.rounds.at(-2)?.ties[at]);
  const ties = thirdPlace.ties.map((tie) => (known ? tieOf(tie, guard) : unknownTie(tie)));
  return { ...bracket, rounds, thirdPlace: { ...thirdPlace, ties } };
}

function tieOf(tie: BracketTie, guard: Guard): BracketTie {
  return anyCovered(tie.matches, guard) ? { ...tie, score: null, penalties: null, winner: null } : tie;
}

function unknownTie(tie: BracketTie): BracketTie {
  return { ...tie, home: nobody, away: nobody, score: null, penalties: null, winner: null, matches: [] };
}

function anyCovered(rows: unknown, guard: Guard): boolean {
  return (rows as MatchRow[]).some((row) => coversRow(row, guard));
}

function has(part: Part, ...keys: string[]): boolean {
  return keys.every((key) => key in part);
}

/** A record of no matches. */
function nothing(record: Part): Part {
  return Object.fromEntries(Object.keys(record).map((key) => [key, 0]));
}
