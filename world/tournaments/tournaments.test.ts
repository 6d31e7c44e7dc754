import { existsSync, readFileSync } from "node:fs";
import { foldGoals, type Points } from "@scoreline/domain/match/state/score";
import { localeCodes } from "@scoreline/domain/names";
import { fold } from "@scoreline/domain/search/fold";
import { describe, expect, test } from "vitest";
import { africaCup2023 } from "./africa-cup-2023.ts";
import { asianCup2023 } from "./asian-cup-2023.ts";
import { copaAmerica2024 } from "./copa-america-2024.ts";
import { euro2024 } from "./euro-2024.ts";
import { type GroupMatch, type KnockoutMatch, type Match, parseFeeder, parseGoal, parseMatch, parseScore, type Source } from "./parse.ts";
import { participants } from "./participants.ts";
import type { TeamCode, Tournament, TournamentGroup } from "./shape.ts";
import { namesOfParticipant, namesOfTournament } from "./tournaments.ts";
import { worldCup2022 } from "./world-cup-2022.ts";
import { worldCup2026 } from "./world-cup-2026.ts";

const tournaments: readonly (readonly [Tournament, number])[] = [
  [worldCup2026, 104],
  [worldCup2022, 64],
  [euro2024, 51],
  [copaAmerica2024, 32],
  [asianCup2023, 51],
  [africaCup2023, 52],
];

describe.each(tournaments.map(([tournament, count]) => ({ key: tournament.key, tournament, count })))("$key", ({ tournament, count }) => {
  const matches = tournament.matches.map(parseMatch);

  test("has every match once, by number", () => {
    expect(matches.map((match) => match.number)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  test("is named in every language, and so are its teams", () => {
    const teams = tournament.groups.flatMap((group) => group.teams);
    expect(new Set(teams).size).toBe(teams.length);
    for (const names of [namesOfTournament(tournament), ...teams.map(namesOfParticipant)]) expect(Object.keys(names)).toEqual([...localeCodes]);
  });

  test("is played by its own teams, at its own venues, in its season", () => {
    const from = Date.parse(tournament.season.from);
    const to = Date.parse(tournament.season.to) + 36 * 3_600_000;
    for (const match of matches) {
      expect(Object.keys(tournament.venues)).toContain(match.venue);
      expect(match.kickOff).toBeGreaterThanOrEqual(from);
      expect(match.kickOff).toBeLessThan(to);
    }
    for (const group of tournament.groups) {
      const pairs = groupMatches(matches, group).map((match) => [match.home, match.away].sort().join("-"));
      const expected = group.teams.flatMap((team, index) => group.teams.slice(index + 1).map((other) => [team, other].sort().join("-")));
      expect(pairs.sort()).toEqual(expected.sort());
    }
  });

  test("goals add up to the score, in the order in which they fell", () => {
    for (const match of matches) {
      if (match.goals === "unknown") continue;
      const { current, halfTime, fullTime } = foldGoals(match.goals, "penalties");
      expect({ number: match.number, current, halfTime, fullTime }).toEqual({ number: match.number, current: match.score.current, halfTime: match.score.halfTime, fullTime: match.score.fullTime });
      const minutes = match.goals.map((goal) => goal.at.minute * 100 + (goal.at.added ?? 0));
      expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    }
  });

  test("plays on exactly when it has to", () => {
    for (const { number, stage, score } of matches) {
      if (score.extraTime) expect(score.fullTime?.home, `match ${number}`).toBe(score.fullTime?.away);
      const undecided = stage !== "group" && score.current.home === score.current.away;
      expect({ number, shootOut: score.penalties !== undefined }).toEqual({ number, shootOut: undecided });
      if (score.penalties) expect(score.penalties.home).not.toBe(score.penalties.away);
    }
  });

  test("the group tables and the bracket give the teams of every knock-out match", () => {
    const tables = new Map(tournament.groups.map((group) => [group.letter, table(tournament, group, groupMatches(matches, group))]));
    const thirds = bestThirds(
      [...tables.values()].map((rows) => rows[2] as Row),
      tournament.advance.bestThirds,
    );
    const placed = new Set([...[...tables.values()].flatMap((rows) => rows.slice(0, tournament.advance.perGroup)), ...thirds].map((row) => row.team));

    const candidates = (source: Source): TeamCode[] => {
      if (source.kind !== "place") {
        const match = matches.find((other) => other.number === source.match) as KnockoutMatch;
        const [won, lost] = outcome(match);
        return [source.kind === "winner" ? won : lost];
      }
      const teams = source.groups.map((letter) => tables.get(letter)?.[source.place - 1]?.team as TeamCode);
      return source.place === 3 ? teams.filter((team) => placed.has(team)) : teams;
    };
    const knockout = matches.filter((match): match is KnockoutMatch => match.stage !== "group");
    for (const { number, from, home, away } of knockout) {
      expect(candidates(from[0]), `home of match ${number}`).toContain(home);
      expect(candidates(from[1]), `away of match ${number}`).toContain(away);
    }
    const entering = knockout.flatMap(({ from, home, away }) => [[from[0], home] as const, [from[1], away] as const]).filter(([source]) => source.kind === "place");
    expect(entering.map(([, team]) => team).sort()).toEqual([...placed].sort());
  });
});

test("whoever scored in several of them is written one way", () => {
  const spellings = new Map<string, Set<string>>();
  for (const [{ matches }] of tournaments)
    for (const { goals } of matches.map(parseMatch))
      for (const { scorer } of goals === "unknown" ? [] : goals)
        spellings.set(fold(scorer), (spellings.get(fold(scorer)) ?? new Set()).add(scorer));
  expect([...spellings.values()].filter(({ size }) => size > 1).map((each) => [...each])).toEqual([]);
});

test("the notations are strict", () => {
  expect(parseScore("2-2 (2-0), 3-3 after extra time, 4-2 on penalties")).toEqual({ current: { home: 3, away: 3 }, halfTime: { home: 2, away: 0 }, fullTime: { home: 2, away: 2 }, extraTime: { home: 3, away: 3 }, penalties: { home: 4, away: 2 } });
  expect(parseGoal("away 105+1 Neymar")).toEqual({ side: "away", at: { minute: 105, added: 1 }, phase: "extra-first", scorer: "Neymar", penalty: false, ownGoal: false });
  expect(parseGoal("home 87 own Antonio Rüdiger")).toMatchObject({ side: "home", scorer: "Antonio Rüdiger", ownGoal: true });
  expect(parseFeeder("3A/B/C")).toEqual({ kind: "place", place: 3, groups: ["A", "B", "C"] });
  expect(parseFeeder("L61")).toEqual({ kind: "loser", match: 61 });
  expect(() => parseScore("2-1 (1-0) after a while")).toThrow();
  expect(() => parseGoal("home soon Lionel Messi")).toThrow();
  expect(() => parseFeeder("3X/Y" as "3A/B")).toThrow();
});

/** What others wrote down about the same matches; not part of the repository. */
const facts = new URL("../../../shared/data/", import.meta.url);

describe.skipIf(!existsSync(facts))("the facts in shared/data", () => {
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, facts), "utf8"));
  const codes = new Map(Object.keys(participants).map((code) => [namesOfParticipant(code).en, code]));
  const code = (team: string | { code: string }) => (typeof team === "string" ? (codes.get(team) ?? team) : team.code);

  test("the world cup of 2022", () => {
    // The facts have three half-time scores that their own goals contradict.
    const halfTimes: Record<string, Pair> = { "JPN-ESP": [0, 1], "SRB-SUI": [2, 2], "NED-ARG": [0, 1] };
    const known: Fact[] = read("openfootball/worldcup.json/2022/worldcup.json").matches;
    const corrected = known.map((fact) => ({ ...fact, score: { ...fact.score, ht: halfTimes[`${code(fact.team1)}-${code(fact.team2)}`] ?? fact.score.ht } }));
    compare(worldCup2022, corrected, () => 3);
  });

  test("the world cup of 2026", () => {
    const west = ["vancouver", "seattle", "santa-clara", "inglewood"];
    const mexico = ["zapopan", "mexico-city", "guadalupe"];
    const central = ["houston", "arlington", "kansas-city"];
    const offset = (venue: string) => (west.includes(venue) ? -7 : mexico.includes(venue) ? -6 : central.includes(venue) ? -5 : -4);
    type Row = Omit<Fact, "goals1" | "goals2"> & Partial<Record<"goals1" | "goals2", (Omit<Scorer, "minute"> & { minute: string })[]>>;
    const teams: { name: string; fifa_code: string }[] = read("openfootball/worldcup.json/2026/worldcup.teams.json");
    const named = (team: Fact["team1"]) => ({ code: teams.find(({ name }) => name === team)?.fifa_code ?? "" });
    const scorers = (list: Row["goals1"] = [], extraTime: boolean) =>
      list.map(({ minute, ...goal }): Scorer => {
        const [regular = 0, added] = minute.split("+").map(Number);
        // One goal in added time is written as if there had been extra time.
        if (regular > 90 && !extraTime) return { ...goal, minute: 90, offset: regular - 90 };
        return { ...goal, minute: regular, ...(added && { offset: added }) };
      });
    const known: Row[] = read("openfootball/worldcup.json/2026/worldcup.json").matches;
    compare(
      worldCup2026,
      known.map(({ goals1, goals2, score, ...fact }) => {
        const home = named(fact.team1);
        // The facts have one half-time score that their own goals contradict.
        const ht: Pair | undefined = home.code === "MEX" && score.ht && named(fact.team2).code === "ECU" ? [2, 0] : score.ht;
        const time = fact.time.slice(0, fact.time.indexOf(" "));
        return { ...fact, time, team1: home, team2: named(fact.team2), score: { ...score, ...(ht && { ht }) }, goals1: scorers(goals1, score.et !== undefined), goals2: scorers(goals2, score.et !== undefined) };
      }),
      offset,
    );
  });

  test("the European championship of 2024", () => {
    compare(euro2024, rounds(read("openfootball/euro.json/2024/euro.json")), () => 2);
  });

  test("the South American cup of 2024", () => {
    const offsets: Record<string, number> = { atlanta: -4, "miami-gardens": -4, "east-rutherford": -4, orlando: -4, charlotte: -4, arlington: -5, houston: -5, "kansas-city-kansas": -5, "kansas-city-missouri": -5, austin: -5, "santa-clara": -7, inglewood: -7, "las-vegas": -7, glendale: -7 };
    // The facts have the hours of the two quarter-finals of 6 July the wrong way round.
    const hours: Record<string, string> = { "URU-BRA": "18:00", "COL-PAN": "15:00" };
    const known = rounds(read("openfootball/copa-america.json/2024/copa.json")).map((fact) => ({ ...fact, time: hours[`${code(fact.team1)}-${code(fact.team2)}`] ?? fact.time }));
    compare(copaAmerica2024, known, (venue) => offsets[venue] ?? 0);
  });

  test("the Asian cup of 2024", () => {
    compareResults(asianCup2023, read("tournaments/afc-2024.json").matches);
  });

  test("the African cup of 2024", () => {
    const known: Result[] = read("tournaments/afcon-2024.json").matches;
    // The facts leave out the shoot-out for third place.
    compareResults(
      africaCup2023,
      known.map((fact) => (fact.date === "2024-02-10" ? { ...fact, shootoutWinner: "South Africa" } : fact)),
    );
  });

  type Scorer = { minute: number; offset?: number; penalty?: boolean; owngoal?: boolean };
  type Fact = { date: string; time: string; group?: string; team1: string | { code: string }; team2: string | { code: string }; score: { ht?: Pair; ft: Pair; et?: Pair; p?: Pair }; goals1?: Scorer[]; goals2?: Scorer[] };
  type Pair = [number, number];

  function rounds(file: { rounds: { matches: Fact[] }[] }): Fact[] {
    return file.rounds.flatMap((round) => round.matches);
  }

  function compare(tournament: Tournament, known: readonly Fact[], offset: (venue: string) => number) {
    const matches = tournament.matches.map(parseMatch);
    const seen = known.map((fact) => {
      const home = code(fact.team1);
      const away = code(fact.team2);
      const local = Date.parse(`${fact.date}T${fact.time.padStart(5, "0")}:00Z`);
      const match = matches.find((other) => other.home === home && other.away === away && Math.abs(other.kickOff - local) < 86_400_000) as Match;
      expect(match, `${home}-${away}`).toBeDefined();
      const label = `match ${match.number}`;
      expect(match.kickOff, label).toBe(local - offset(match.venue) * 3_600_000);
      expect(match.stage === "group" ? `Group ${match.group}` : undefined, label).toBe(fact.group);

      const { ht, ft, et, p } = fact.score;
      // Where the facts have no score after extra time, their full-time score counts it.
      expect(match.score.current, label).toEqual(pair(et ?? ft));
      if (et) expect({ full: match.score.fullTime, extra: match.score.extraTime }, label).toEqual({ full: pair(ft), extra: pair(et) });
      if (ht) expect(match.score.halfTime, label).toEqual(pair(ht));
      if (p) expect(match.score.penalties, label).toEqual(pair(p));

      const scorers = [...(fact.goals1 ?? []).map((goal) => ["home", goal] as const), ...(fact.goals2 ?? []).map((goal) => ["away", goal] as const)];
      expect(goalLines(match), label).toEqual(scorers.map(([side, goal]) => line(side, goal.minute, goal.offset, goal.penalty, goal.owngoal)).sort());
      return match.number;
    });
    expect(new Set(seen).size).toBe(matches.length);
  }

  type Result = { date: string; home: string; away: string; homeScore: string; awayScore: string; shootoutWinner: string | null; goals: { team: string; minute: string; ownGoal: boolean; penalty: boolean }[] };

  /** These facts put the hosts first, whoever was drawn as home. */
  function compareResults(tournament: Tournament, known: readonly Result[]) {
    const matches = tournament.matches.map(parseMatch);
    const seen = known.map((fact) => {
      const teams = [code(fact.home), code(fact.away)];
      const match = matches.find((other) => teams.includes(other.home) && teams.includes(other.away) && new Date(other.kickOff).toISOString().startsWith(fact.date)) as Match;
      expect(match, `${fact.date} ${teams}`).toBeDefined();
      const label = `match ${match.number}`;
      const scored = pair([Number(fact.homeScore), Number(fact.awayScore)]);
      expect(match.score.current, label).toEqual(match.home === teams[0] ? scored : { home: scored.away, away: scored.home });
      expect(match.score.penalties ? outcome(match)[0] : null, label).toBe(fact.shootoutWinner && code(fact.shootoutWinner));
      const minutes = fact.goals.map((goal) => line(code(goal.team) === match.home ? "home" : "away", Number(goal.minute), undefined, goal.penalty, goal.ownGoal));
      expect(goalLines(match, false), label).toEqual(minutes.sort());
      return match.number;
    });
    expect(new Set(seen).size).toBe(matches.length);
  }

  function goalLines(match: Match, added = true): string[] {
    if (match.goals === "unknown") return [];
    return match.goals.map((goal) => line(goal.side, goal.at.minute, added ? goal.at.added : undefined, goal.penalty, goal.ownGoal)).sort();
  }

  function line(side: string, minute: number, added: number | undefined, penalty: boolean | undefined, ownGoal: boolean | undefined): string {
    return `${side} ${minute}+${added ?? 0}${penalty ? " pen" : ""}${ownGoal ? " own" : ""}`;
  }

  function pair([home, away]: Pair): Points {
    return { home, away };
  }
});

function outcome({ home, away, score }: Match): [won: TeamCode, lost: TeamCode] {
  const decider = score.penalties ?? score.current;
  return decider.home > decider.away ? [home, away] : [away, home];
}

function groupMatches(matches: readonly Match[], group: TournamentGroup): GroupMatch[] {
  return matches.filter((match): match is GroupMatch => match.stage === "group" && match.group === group.letter);
}

type Row = { team: TeamCode; points: number; difference: number; goals: number; wins: number };

function row(team: TeamCode, matches: readonly GroupMatch[]): Row {
  const sum: Row = { team, points: 0, difference: 0, goals: 0, wins: 0 };
  for (const { home, away, score } of matches) {
    if (team !== home && team !== away) continue;
    const [own, other] = team === home ? [score.current.home, score.current.away] : [score.current.away, score.current.home];
    sum.points += own > other ? 3 : own === other ? 1 : 0;
    sum.difference += own - other;
    sum.goals += own;
    sum.wins += own > other ? 1 : 0;
  }
  return sum;
}

/** Sorts by the tournament's own rules; what cards or lots decided is written down in the group. */
function table({ tieBreaks }: Tournament, group: TournamentGroup, matches: readonly GroupMatch[]): Row[] {
  const rows = group.teams.map((team) => row(team, matches));
  const rank = (a: Row, b: Row): number => {
    if (a.points !== b.points) return b.points - a.points;
    const levelTeams = rows.filter((other) => other.points === a.points).map((other) => other.team);
    const among = matches.filter(({ home, away }) => levelTeams.includes(home) && levelTeams.includes(away));
    const [innerA, innerB] = [row(a.team, among), row(b.team, among)];
    for (const rule of tieBreaks) {
      const difference = (
        { "goal-difference": b.difference - a.difference, "goals-for": b.goals - a.goals, wins: b.wins - a.wins, "head-to-head-points": innerB.points - innerA.points, "head-to-head-goal-difference": innerB.difference - innerA.difference, "head-to-head-goals-for": innerB.goals - innerA.goals } as Partial<
          Record<string, number>
        >
      )[rule];
      if (difference) return difference;
      if (group.tied?.decidedBy === rule) return group.tied.order.indexOf(a.team) - group.tied.order.indexOf(b.team);
    }
    throw new Error(`${a.team} and ${b.team} are level`);
  };
  return rows.sort(rank);
}

function bestThirds(thirds: readonly Row[], count: number): Row[] {
  return [...thirds].sort((a, b) => b.points - a.points || b.difference - a.difference || b.goals - a.goals).slice(0, count);
}
