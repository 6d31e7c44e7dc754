import type { Answer, Answers } from "#recount/answers.ts";
import { type CountedSeason, type Details, Tally } from "#recount/season.ts";

const sides = ["home", "away"] as const;
const boxFigures = {
  points: "pts",
  rebounds: "reb",
  assists: "ast",
  steals: "stl",
  blocks: "blk",
  threes: "tpm",
} as const;

/** What everybody did in a season, match by match; `at` names the player and the team. */
export type SeasonDeeds = { byPlayer: Tally<number>; byTeam: Tally<string> };

export function deedsOf({ competition, over }: CountedSeason, details: Details): SeasonDeeds {
  const [byPlayer, byTeam] = [new Tally<number>(), new Tally<string>()];
  const add = (player: number, team: number, figures: Record<string, number>) => {
    byPlayer.add(player, figures);
    byTeam.add(`${player} ${team}`, figures);
  };
  for (const { head, home, away } of over) {
    const teams = { home, away };
    for (const { player, side, rating } of details.ratings.get(head.id) ?? [])
      add(player, teams[side], { rated: 1, ratings: rating });
    if (competition.sport === "basketball") {
      const box = details.boxes.get(head.id);
      for (const side of sides)
        for (const row of box?.[side].players ?? []) {
          if (row.seconds === 0 && !row.played) continue;
          const figures = Object.entries(boxFigures).map(([name, key]) => [name, row[key]] as const);
          add(row.player, teams[side], { appearances: 1, ...Object.fromEntries(figures) });
        }
      continue;
    }
    const lineUps = details.lineUps.get(head.id);
    const came = new Set<string>();
    for (const side of sides) for (const { player } of lineUps?.[side].starters ?? []) came.add(`${player} ${side}`);
    for (const event of details.events.get(head.id) ?? []) {
      if (event.type === "substitution" && event.on !== undefined) came.add(`${event.on} ${event.side}`);
      if (event.type === "card" && event.player !== undefined)
        add(event.player, teams[event.side], event.card === "yellow" ? { yellow: 1 } : { red: 1 });
      if (event.type !== "goal" || event.phase === "penalties" || event.how === "own-goal") continue;
      if (event.player !== undefined) add(event.player, teams[event.side], { goals: 1, goalsAssists: 1 });
      if (event.assist !== undefined) add(event.assist, teams[event.side], { assists: 1, goalsAssists: 1 });
    }
    for (const who of came) {
      const [player, side] = who.split(" ") as [string, "home" | "away"];
      add(Number(player), teams[side], { appearances: 1 });
    }
  }
  return { byPlayer, byTeam };
}

/** The best of a season: each has what the matches say, and nobody who has more is left out. */
export async function* leaderFaults(
  { competition, season, isOn, over }: CountedSeason,
  deeds: SeasonDeeds,
  answers: Answers,
) {
  const { players } = await answers.ask(`/league/leaders?leagueId=${competition.id}&season=${season.id}`);
  const name = `${competition.names.en} ${season.name}`;
  const wanted = competition.sport === "football" ? ["goals", "yellow", "rating"] : Object.keys(boxFigures);
  const isFilled = isOn && over.length > 0 && deeds.byPlayer.sums.size > 0;
  for (const figure of isFilled ? wanted : [])
    if (!players.some((one: Answer) => one.figure === figure)) yield `${name} has no leaders by ${figure}`;
  if (!isFilled) return;
  for (const { figure, perGame, rows } of players) {
    const value = (player: number) => {
      const games = deeds.byPlayer.of(player, "appearances");
      if (figure === "rating")
        return round(deeds.byPlayer.of(player, "ratings") / deeds.byPlayer.of(player, "rated"), 2);
      return perGame ? round(deeds.byPlayer.of(player, figure) / games, 1) : deeds.byPlayer.of(player, figure);
    };
    for (const row of rows)
      if (Math.abs(row.value - value(row.playerId)) > 0.011)
        yield `${name}: ${row.name} leads by ${figure} with ${row.value}, not ${value(row.playerId)}`;
    if (perGame) continue;
    const most = Math.max(0, ...[...deeds.byPlayer.sums.keys()].map(value));
    if (rows[0] && rows[0].value !== most) yield `${name}: the most ${figure} are ${most}, not ${rows[0].value}`;
  }
}

/** Figures of some players of every team in this season, as their own pages have them. */
export async function* playerFaults(counted: CountedSeason, deeds: SeasonDeeds, answers: Answers, each: number) {
  const { competition, season, isOn } = counted;
  if (!isOn || competition.format === "friendlies") return;
  const name = `${competition.names.en} ${season.name}`;
  const figures =
    competition.sport === "football" ? ["goals", "assists", "yellow", "red"] : ["points", "rebounds", "assists"];
  for (const [index, [key]] of [...deeds.byTeam.sums].entries()) {
    if (index % each > 0) continue;
    const [player, team] = key.split(" ").map(Number);
    const { rows } = await answers.ask(
      `/player/getPerformance?playerId=${player}&season=${encodeURIComponent(season.name)}`,
    );
    const row = rows.find((one: Answer) => one.league?.leagueId === competition.id && one.team.teamId === team);
    const own = (figure: string) => deeds.byTeam.of(key, figure);
    if (own("appearances") === 0) continue;
    if (!row) yield `${name}: player ${player} has no line for team ${team}`;
    for (const figure of row ? ["appearances", ...figures] : [])
      if (row[figure] !== own(figure))
        yield `${name}: player ${player} has ${figure} ${row[figure]} on the page, ${own(figure)} in the matches`;
    const rating = round(own("ratings") / own("rated"), 2);
    if (row && own("rated") > 0 && row.rating !== undefined && Math.abs(row.rating - rating) > 0.05)
      yield `${name}: player ${player} is rated ${row.rating} on the page, ${rating} in the matches`;
  }
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
