import { isSeasonCup } from "@scoreline/domain/table/stage-tables";
import type { Answer, Answers } from "#recount/answers.ts";
import { type CountedSeason, type Over, Tally } from "#recount/season.ts";

type Row = { teamId: number; played: number; won: number; drawn: number; lost: number; points: number };
type Goals = { goalsFor: number; goalsAgainst: number };

/** Every line of every table of a season, in all and by ground, against the results. */
export async function* tableFaults({ competition, season, over }: CountedSeason, answers: Answers) {
  const path = competition.sport === "football" ? "/soccerLeague/ranking" : "/basketball/league/ranking";
  const ranking = await answers.ask(`${path}?leagueId=${competition.id}&season=${season.id}`);
  const name = `${competition.names.en} ${season.name}`;
  if (competition.format === "friendlies") return;
  if (ranking.tables.length === 0 && ranking.brackets.length === 0) yield `${name} has neither a table nor a bracket`;
  for (const table of ranking.tables) {
    // Of conferences, whose teams meet each other, a game counts in both; a part of a split table carries on what was before. A
    // group of a cup inside the season counts its own games alone, which count in the conferences too.
    const isShared =
      !isSeasonCup(table.code) && (competition.format === "conferences" || table.code.startsWith("split"));
    const stages = new Set<number>(
      isShared ? ranking.tables.map((one: Answer) => one.subLeagueId) : [table.subLeagueId],
    );
    const games = over.filter(({ head }) => head.stageId !== null && stages.has(head.stageId));
    for (const ground of ["total", "home", "away"] as const) {
      const counted = countedLines(games, ground);
      for (const row of table[ground] as (Row & Goals)[]) {
        const own = (figure: string) => counted.of(row.teamId, figure);
        for (const figure of ["played", "won", "drawn", "lost", "goalsFor", "goalsAgainst"] as const)
          if (row[figure] !== own(figure))
            yield `${name}, ${table.code}, ${ground}: team ${row.teamId} has ${figure} ${row[figure]}, not ${own(figure)}`;
        const points = 3 * own("won") + own("drawn");
        if (competition.sport === "football" && row.points !== points)
          yield `${name}, ${table.code}, ${ground}: team ${row.teamId} has ${row.points} points, not ${points}`;
      }
    }
  }
}

function countedLines(games: readonly Over[], ground: "total" | "home" | "away"): Tally<number> {
  const tally = new Tally<number>();
  for (const { home, away, score } of games) {
    const add = (team: number, goalsFor: number, goalsAgainst: number) =>
      tally.add(team, {
        played: 1,
        won: goalsFor > goalsAgainst ? 1 : 0,
        drawn: goalsFor === goalsAgainst ? 1 : 0,
        lost: goalsFor < goalsAgainst ? 1 : 0,
        goalsFor,
        goalsAgainst,
      });
    if (ground !== "away") add(home, score.home, score.away);
    if (ground !== "home") add(away, score.away, score.home);
  }
  return tally;
}
