import type { CallReply } from "@scoreline/contract/call";
import type { leagueLeaders } from "@scoreline/contract/calls/league";
import { succeed } from "@scoreline/contract/envelope";
import type { LeaderFigure, TeamFigure } from "@scoreline/contract/schemas/league";
import { nameIn } from "@scoreline/domain/names";
import { biggestWins, teamFigures } from "@scoreline/domain/table/team-figures";
import type { Subject } from "@scoreline/live/changes";
import type { SeasonSheet } from "@scoreline/live/seasons";
import { addressName } from "@scoreline/site/slug";
import { loadPlayers } from "@scoreline/store/catalogue/catalogue";
import {
  type BoxLine,
  boxLeaders,
  type CardLine,
  cardLeaders,
  cardsByTeam,
  careerLeaders,
  goalLeaders,
  goalsTold,
  involvementLeaders,
  type LeaderLine,
  type RatingLine,
  ratingLines,
  seasonDepth,
} from "@scoreline/store/people/season-leaders";
import { cachedValue } from "#cache/answer.ts";
import type { Handler, Reader, Services } from "#handler.ts";
import {
  asked,
  type LeagueSeason,
  leagueSeason,
  type SeasonAsked,
  seasonAnswer,
  seasonAsked,
  seasonHead,
} from "#league/season.ts";
import { teamBadge } from "#rows/badges.ts";

type LeadersReply = CallReply<typeof leagueLeaders>;
type Leaders = LeadersReply["result"]["data"]["players"];
type Ranking = LeadersReply["result"]["data"]["ranking"];
type Line = { playerId: number; teamId: number; value: number; penalties: number | null; appearances: number | null };
type Figures = { figure: LeaderFigure; perGame: boolean; lines: Line[] };

const shownPlayers = 20;
const shownTeams = 20;
/** What is known of fewer matches of a season is no figure of the season: of an old one only those have it that somebody opened. */
const wholeSeason = 0.95;

/** Whole seasons are counted in the database: once for all languages. */
const counted = cachedValue({
  name: "leaders counted",
  reader: [],
  make: async (input: SeasonAsked, _reader, services) => {
    const { competition, sheet } = await seasonAsked(input, services);
    const football = competition.sport === "football";
    const depth = await seasonDepth(services.database, sheet.season.id);
    const whole = (matches: number) => matches >= depth.over * wholeSeason;
    // A source that never says who plays may still tell of every card.
    const known = {
      goals: football && whole(await matchesWithScorers(sheet, services)),
      cards: depth.sheets === 0 || whole(depth.sheets),
      ratings: whole(depth.ratings),
    };
    const figures = football
      ? await footballFigures(sheet, services, known)
      : await basketballFigures(sheet, services, depth.boxes > 0 && whole(depth.boxes));
    const cards = football && known.cards ? await cardsByTeam(services.database, sheet.season.id) : [];
    return { leagueId: competition.id, seasonId: sheet.season.id, figures, cards };
  },
  restsOn: (value) => counts(value),
  bytes: ({ figures, cards }) => 200 * (figures.flatMap(({ lines }) => lines).length + cards.length),
});

/** Where no match tells who did what, careers do: those count in the competition. */
const counts = ({ leagueId, seasonId }: { leagueId: number; seasonId: number }): Subject[] => [
  `season:${seasonId}`,
  `competition:${leagueId}`,
];

const made = seasonAnswer("leaders", worded, counts);

export const leaders: { leagueLeaders: Handler<typeof leagueLeaders> } = {
  leagueLeaders: async (input, caller, services) =>
    made(asked(await leagueSeason(services, input), services), caller, services),
};

async function worded(
  found: LeagueSeason,
  input: SeasonAsked,
  reader: Pick<Reader, "locale">,
  services: Services,
): Promise<LeadersReply> {
  const { figures, cards } = await counted(input, {}, services);
  const players = await named(figures, reader, services);
  const ranking = teamRanking(found.sheet, cards, found.competition.sport === "football");
  const teamIds = new Set([
    ...players.flatMap(({ rows }) => rows.flatMap(({ teamId }) => teamId ?? [])),
    ...ranking.flatMap(({ rows }) => rows.map(({ teamId }) => teamId)),
  ]);
  const teams = [...teamIds].map((teamId) => teamBadge({ teamId }, services.boards.catalogue, reader.locale));
  return succeed({ data: { ...seasonHead(found, reader, services), teams, players, ranking } });
}

/** How many matches that are over have a scorer, or an own goal, for each goal of their score. */
async function matchesWithScorers({ season, heads }: SeasonSheet, { database }: Services): Promise<number> {
  const told = await goalsTold(database, season.id);
  return heads.filter(({ id, state }) => {
    if (state.kind !== "finished") return false;
    const { home, away } = state.score.current;
    return (told.get(id) ?? 0) >= home + away;
  }).length;
}

async function footballFigures(
  { season }: SeasonSheet,
  { database }: Services,
  known: { goals: boolean; cards: boolean; ratings: boolean },
): Promise<Figures[]> {
  const scored = async (role: "player" | "assist") =>
    known.goals ? await goalLeaders(database, season.id, role, shownPlayers) : [];
  const [goals, assists] = [await scored("player"), await scored("assist")];
  const involved = known.goals ? await involvementLeaders(database, season.id, shownPlayers) : [];
  const cards = async (card: "yellow" | "red") =>
    known.cards ? await cardLeaders(database, season.id, card, shownPlayers) : [];
  const [yellow, red] = [await cards("yellow"), await cards("red")];
  const ratings = known.ratings ? bestRated(await ratingLines(database, season.id)) : [];
  const plain = (lines: readonly LeaderLine[]) =>
    lines.map((line) => ({ ...line, penalties: null, appearances: null }));
  return [
    { figure: "goals", perGame: false, lines: goals.map((line) => ({ ...line, appearances: null })) },
    { figure: "assists", perGame: false, lines: plain(assists) },
    { figure: "goalsAssists", perGame: false, lines: plain(involved) },
    { figure: "rating", perGame: true, lines: ratings },
    { figure: "yellow", perGame: false, lines: plain(yellow) },
    { figure: "red", perGame: false, lines: plain(red) },
  ];
}

function bestRated(lines: readonly RatingLine[]): Line[] {
  const most = Math.max(0, ...lines.map(({ games }) => games));
  return lines
    .filter(({ games }) => games >= most * leastShare)
    .sort((one, other) => other.rating - one.rating || one.playerId - other.playerId)
    .slice(0, shownPlayers)
    .map(({ playerId, teamId, rating, games }) => ({
      playerId,
      teamId,
      value: Math.round(rating * 100) / 100,
      penalties: null,
      appearances: games,
    }));
}

/** Who played less than a third of what the busiest did is no leader of means. */
const leastShare = 1 / 3;

async function basketballFigures(
  { season, tables, heads }: SeasonSheet,
  { database }: Services,
  known: boolean,
): Promise<Figures[]> {
  const teams = tables.flatMap((table) => table.teams);
  const over = heads.flatMap(({ state, kickoff }) => (state.kind === "finished" ? [kickoff] : []));
  const lastKickoff = Math.max(0, ...over);
  const lines = known
    ? await boxLeaders(database, season.id)
    : await careerLeaders(database, { ...season, lastKickoff }, teams);
  const most = Math.max(0, ...lines.map(({ games }) => games));
  const regular = lines.filter(({ games }) => games >= most * leastShare);
  const keys = ["points", "rebounds", "assists", "steals", "blocks", "threes"] as const;
  return keys.map((figure) => ({
    figure,
    perGame: true,
    lines: regular
      .map((line: BoxLine) => ({
        playerId: line.playerId,
        teamId: line.teamId,
        value: Math.round((line[figure] / line.games) * 10) / 10,
        penalties: null,
        appearances: line.games,
      }))
      .filter(({ value }) => value > 0)
      .sort((one, other) => other.value - one.value || one.playerId - other.playerId)
      .slice(0, shownPlayers),
  }));
}

async function named(
  figures: readonly Figures[],
  { locale }: Pick<Reader, "locale">,
  services: Services,
): Promise<Leaders> {
  const ids = [...new Set(figures.flatMap(({ lines }) => lines.map(({ playerId }) => playerId)))];
  const known = new Map((await loadPlayers(services.database, ids)).map((player) => [player.id, player]));
  const { countries, teams } = services.boards.catalogue;
  return figures
    .map(({ figure, perGame, lines }) => ({
      figure,
      perGame,
      rows: lines.flatMap(({ playerId, teamId, ...rest }) => {
        const player = known.get(playerId);
        if (!player) return [];
        return [
          {
            playerId,
            slug: addressName(player.names.en, playerId),
            name: nameIn(player.names, locale),
            countryCode: countries.get(player.countryId ?? 0)?.code ?? "",
            teamId: teams.has(teamId) ? teamId : null,
            ...rest,
          },
        ];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Teams by what they did in all stages of the season. */
function teamRanking(sheet: SeasonSheet, cards: readonly CardLine[], football: boolean): Ranking {
  const games = sheet.heads.flatMap(({ home, away, state }) =>
    "teamId" in home && "teamId" in away && state.kind === "finished"
      ? [{ home: home.teamId, away: away.teamId, score: state.score.current }]
      : [],
  );
  const teams = [...new Set(games.flatMap(({ home, away }) => [home, away]))];
  const rows = teamFigures(teams, games);
  const shown = new Map(cards.map((line) => [line.teamId, line]));
  const wins = biggestWins(games);
  const ranked = (figure: TeamFigure, value: (team: number) => number, least = false): Ranking[number] => ({
    figure,
    rows: teams
      .map((teamId) => {
        const { played = 0 } = rows.get(teamId) ?? {};
        const own = value(teamId);
        const score = figure === "biggestWin" ? (wins.get(teamId)?.score ?? null) : null;
        return { teamId, value: own, perGame: played === 0 ? 0 : Math.round((own / played) * 100) / 100, score };
      })
      // A team that has played less is not better for it.
      .sort((one, other) => (other.perGame - one.perGame) * (least ? -1 : 1) || one.teamId - other.teamId)
      .slice(0, shownTeams),
  });
  const byTotal = (figure: Ranking[number]) => ({
    ...figure,
    rows: figure.rows.filter(({ value }) => value > 0).sort((one, other) => other.value - one.value),
  });
  const ofRow = (key: "scored" | "conceded" | "cleanSheets" | "wins") => (team: number) => rows.get(team)?.[key] ?? 0;
  const list = [
    ranked("scored", ofRow("scored")),
    ranked("conceded", ofRow("conceded"), true),
    byTotal(ranked("wins", ofRow("wins"))),
    ...(football
      ? [
          byTotal(ranked("cleanSheets", ofRow("cleanSheets"))),
          byTotal(ranked("yellow", (team) => shown.get(team)?.yellow ?? 0)),
          byTotal(ranked("red", (team) => shown.get(team)?.red ?? 0)),
        ]
      : []),
    byTotal(ranked("biggestWin", (team) => wins.get(team)?.margin ?? 0)),
  ];
  return list.filter((figure) => figure.rows.length > 0);
}
