import type { Database } from "@scoreline/store/engine/open";
import { closingOdds } from "@scoreline/store/match/odds";
import type { Answer, Answers } from "#recount/answers.ts";
import type { CountedSeason, Details, Over } from "#recount/season.ts";

/** What teams do in a match on average, against the figures of their matches. */
export async function* averageFaults(counted: CountedSeason, details: Details, answers: Answers) {
  const { competition, season, over } = counted;
  const football = competition.sport === "football";
  const path = football ? "/team/info" : "/basketball/team/info";
  const name = `${competition.names.en} ${season.name}`;
  for (const team of new Set(over.flatMap(({ home, away }) => [home, away]))) {
    const info = (await answers.ask(`${path}?teamId=${team}`)).teams.team;
    const [first] = info.leagues;
    if (first?.leagueId !== competition.id || first.seasonName !== season.name) continue;
    const own = over.filter(({ home, away }) => home === team || away === team);
    if (first.played !== own.length) yield `${name}: team ${team} has played ${own.length}, not ${first.played}`;
    const statistics = own.flatMap(({ head, home }) => {
      const found = (football ? details.football : details.basketball).get(head.id);
      return found ? [{ total: found.total as Record<string, Answer>, side: home === team ? "home" : "away" }] : [];
    });
    if (info.averages.length > 0 && statistics.length < own.length)
      yield `${name}: team ${team} has averages over ${statistics.length} of ${own.length} matches`;
    for (const { key, value } of info.averages as { key: string; value: number }[]) {
      const values = statistics.flatMap(({ total, side }) => total[key]?.[side] ?? []);
      if (values.length === 0) continue;
      const mean = values.reduce((sum: number, one: number) => sum + one, 0) / values.length;
      if (Math.abs(mean - value) > 1e-6) yield `${name}: team ${team} has ${key} ${value}, not ${mean}`;
    }
  }
}

/** Meetings and odds results before a match, against all matches of both teams that are over. */
export async function* meetingFaults(
  { competition, season, over, isOn }: CountedSeason,
  matchesOf: (team: number) => readonly Over[],
  db: Database,
  answers: Answers,
  each: number,
) {
  const name = `${competition.names.en} ${season.name}`;
  const path = competition.sport === "football" ? "/h2h/info" : "/basketball/h2h/info";
  for (const [index, { head, home, away }] of over.entries()) {
    if (index % each > 0) continue;
    const before = matchesOf(home).filter((one) => one.head.kickoff < head.kickoff);
    const met = before.filter((one) => one.home === away || one.away === away).slice(-60);
    const { record } = await answers.ask(`${path}?matchId=${head.id}`);
    const shown = met.slice(-record.played);
    const counts = { played: shown.length, wins: 0, draws: 0, losses: 0 };
    for (const one of shown) {
      const [own, other] = one.home === home ? [one.score.home, one.score.away] : [one.score.away, one.score.home];
      counts[own > other ? "wins" : own < other ? "losses" : "draws"] += 1;
    }
    for (const figure of ["played", "wins", "draws", "losses"] as const)
      if (record[figure] !== counts[figure])
        yield `${name}: before match ${head.id} the meetings have ${figure} ${record[figure]}, not ${counts[figure]}`;
    if (isOn) yield* oddsFaults(name, head.id, before, home, db, answers);
  }
}

async function* oddsFaults(
  name: string,
  id: number,
  before: readonly Over[],
  team: number,
  db: Database,
  answers: Answers,
) {
  const { tally, matches, companyId } = await answers.ask(`/h2h/odds?matchId=${id}&side=home`);
  const byId = new Map(before.map((one) => [one.head.id, one]));
  const ids: number[] = matches.map(({ match }: Answer) => match.matchId);
  const closing = await closingOdds(db, ids, companyId);
  const counts = { won: 0, push: 0, lost: 0 };
  for (const matchId of ids) {
    const one = byId.get(matchId);
    if (!one) yield `${name}: match ${matchId} is no match of team ${team}`;
    const line = closing.find((move) => move.matchId === matchId && move.market === "handicap")?.line;
    if (!one || line === undefined || line === null) continue;
    const ahead = one.regular.home - one.regular.away + line;
    const own = one.home === team ? ahead : -ahead;
    counts[own > 0 ? "won" : own < 0 ? "lost" : "push"] += 1;
  }
  for (const figure of ["won", "push", "lost"] as const)
    if (tally.handicap[figure] !== counts[figure])
      yield `${name}: before match ${id} handicaps were ${figure} ${tally.handicap[figure]} times, not ${counts[figure]}`;
}
