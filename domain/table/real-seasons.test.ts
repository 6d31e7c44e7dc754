import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { TieBreak } from "#competition.ts";
import { order, rulesOf } from "#table/order.ts";
import { pointsOf, tally } from "#table/tally.ts";

/** Results that others wrote down, beside the repository where they are at hand. */
const directory = join(import.meta.dirname, "../../../shared/data/openfootball/football.json/2024-25");
const here = existsSync(directory);

const byGoals: TieBreak[] = ["goal-difference", "goals-for"];
const byMeetings: TieBreak[] = ["head-to-head-points", "head-to-head-goal-difference", "goal-difference", "goals-for"];

/** Final tables as they were published: a word of the club's name and its points. */
const finals: [file: string, breaks: TieBreak[], table: string][] = [
  [
    "en.1",
    byGoals,
    "Liverpool 84, Arsenal 74, Manchester City 71, Chelsea 69, Newcastle 66, Aston Villa 66, Nottingham 65, Brighton 61, Bournemouth 56, Brentford 56, Fulham 54, Crystal Palace 53, Everton 48, West Ham 43, Manchester United 42, Wolverhampton 42, Tottenham 38, Leicester 25, Ipswich 22, Southampton 12",
  ],
  [
    "de.1",
    byGoals,
    "Bayern 82, Leverkusen 69, Frankfurt 60, Dortmund 57, Freiburg 55, Mainz 52, Leipzig 51, Bremen 51, Stuttgart 50, Mönchengladbach 45, Wolfsburg 43, Augsburg 43, Union Berlin 40, St. Pauli 32, Hoffenheim 32, Heidenheim 29, Kiel 25, Bochum 25",
  ],
  [
    "fr.1",
    byGoals,
    "Paris 84, Marseille 65, Monaco 61, Nice 60, Lille 60, Lyonnais 57, Strasbourg 57, Lens 52, Brest 50, Toulouse 42, Auxerre 42, Rennais 41, Nantes 36, Angers 36, Le Havre 34, Reims 33, Saint-Étienne 30, Montpellier 16",
  ],
  [
    "nl.1",
    byGoals,
    "PSV 79, Ajax 78, Feyenoord 68, Utrecht 64, AZ 57, Twente 54, Go Ahead 51, NEC 43, Heerenveen 43, Zwolle 41, Fortuna 41, Sparta 39, Groningen 39, Heracles 38, NAC 33, Willem 26, Waalwijk 25, Almere 22",
  ],
  [
    "pt.1",
    byMeetings,
    "Sporting Clube de Portugal 82, Benfica 80, Porto 71, Braga 66, Santa Clara 57, Guimarães 54, Famalicão 47, Estoril 46, Casa Pia 45, Moreirense 40, Rio Ave 38, Arouca 38, Gil Vicente 34, Nacional 34, Estrela 29, AVS 27, Farense 27, Boavista 24",
  ],
];

/** Of these the last round is missing: the final table as it was published, that one round more must lead to. */
const beforeTheLast: [file: string, breaks: TieBreak[], published: string][] = [
  [
    "es.1",
    byMeetings,
    "Barcelona 88, Real Madrid 84, Atlético 76, Athletic 70, Villarreal 70, Betis 60, Celta 55, Rayo 52, Osasuna 52, Mallorca 48, Real Sociedad 46, Valencia 46, Getafe 42, Espanyol 42, Alavés 42, Girona 41, Sevilla 41, Leganés 40, Las Palmas 32, Valladolid 16",
  ],
  [
    "it.1",
    byMeetings,
    "Napoli 82, Inter 81, Atalanta 74, Juventus 70, Roma 69, Fiorentina 65, Lazio 65, AC Milan 63, Bologna 62, Como 49, Torino 44, Udinese 44, Genoa 43, Verona 37, Cagliari 36, Parma 36, Lecce 34, Empoli 31, Venezia 29, Monza 18",
  ],
];

type Line = { team1: string; team2: string; score?: { ft?: [number, number] } };

describe.skipIf(!here)("the season 2024-25", () => {
  function counted(file: string, breaks: TieBreak[]) {
    const { matches } = JSON.parse(readFileSync(join(directory, `${file}.json`), "utf8")) as { matches: Line[] };
    const games = matches.flatMap(({ team1, team2, score }) =>
      score?.ft ? [{ home: team1, away: team2, score: { home: score.ft[0], away: score.ft[1] } }] : [],
    );
    const teams = [...new Set(games.flatMap(({ home, away }) => [home, away]))];
    return { games, rows: tally(teams, games), table: order(rulesOf("football", breaks), teams, games, () => 0) };
  }
  const listed = (published: string) => published.split(", ").map((line) => line.split(/ (?=\d+$)/));

  test.each(finals)("of %s counted from its results is the published table", (file, breaks, published) => {
    const { rows, table } = counted(file, breaks);
    const wanted = listed(published);
    expect(table).toHaveLength(wanted.length);
    for (const [index, [name = "", points]] of wanted.entries()) {
      const row = rows.get(table[index] ?? "");
      expect([table[index], row && pointsOf(row, "football")]).toEqual([expect.stringContaining(name), Number(points)]);
    }
  });

  test.each(beforeTheLast)("of %s is counted up to its last but one round", (file, breaks, published) => {
    const { games, rows, table } = counted(file, breaks);
    const wanted = listed(published);
    expect(table).toHaveLength(wanted.length);
    const points = table.map((team) => {
      const own = games.flatMap(({ home, away, score }) =>
        home === team ? [score.home - score.away] : away === team ? [score.away - score.home] : [],
      );
      const recount = own.reduce((sum, lead) => sum + (lead > 0 ? 3 : lead === 0 ? 1 : 0), 0);
      const row = rows.get(team);
      expect([own.length, row?.played, row && pointsOf(row, "football")]).toEqual([37, 37, recount]);
      return recount;
    });
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    for (const [name = "", final] of wanted) {
      const at = table.findIndex((team) => team.includes(name));
      expect([0, 1, 3], name).toContain(Number(final) - (points[at] ?? 0));
    }
  });
});
