import type { CountedSeason } from "#recount/season.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** As clubs play: nobody twice within so long, but for leagues that play on two days running. */
const restMs = 40 * hourMs;
const nightMs = 18 * hourMs;
/** Two kick-offs to come may each be settled so much later or earlier. */
const unsettledMs = 5 * hourMs;
const onTwoDaysRunning = new Set(["nba", "wnba", "b-league", "b2-league"]);
/** The days around today that a reader leafs through, and how many matches there are at least on each. */
const window = { before: 30, after: 7 };
const leastOnADay = 60;

/** Every match that was played, is on or is to come: whether its teams have rested, and whether enough is on every day. */
export function* calendarFaults(seasons: readonly CountedSeason[], now: number, isWhole: boolean): Generator<string> {
  const played = seasons.flatMap(({ competition, heads }) =>
    heads
      .filter(({ state }) => !["cancelled", "postponed", "abandoned"].includes(state.kind))
      .map((head) => ({ head, competition })),
  );
  const byTeam = new Map<number, typeof played>();
  for (const one of played)
    for (const side of [one.head.home, one.head.away]) {
      if (!("teamId" in side)) continue;
      const own = byTeam.get(side.teamId);
      if (own) own.push(one);
      else byTeam.set(side.teamId, [one]);
    }
  for (const [team, own] of byTeam) {
    own.sort((one, other) => one.head.kickoff - other.head.kickoff);
    for (const [index, { head, competition }] of own.entries()) {
      const next = own[index + 1];
      if (!next) continue;
      const open = next.head.state.kind === "scheduled" ? unsettledMs : 0;
      const rest = next.head.kickoff - head.kickoff + open;
      const isUsual = competition === next.competition && onTwoDaysRunning.has(competition.key);
      if (rest < (isUsual ? nightMs : restMs))
        yield `team ${team} plays match ${head.id} and, ${Math.round(rest / hourMs)} hours later, match ${next.head.id}`;
    }
  }
  if (!isWhole) return;
  const today = Math.floor(now / dayMs);
  const days = Map.groupBy(played, ({ head }) => Math.floor(head.kickoff / dayMs));
  for (let day = today - window.before; day <= today + window.after; day += 1) {
    const count = days.get(day)?.length ?? 0;
    if (count < leastOnADay) yield `${new Date(day * dayMs).toISOString().slice(0, 10)} has ${count} matches`;
  }
}
