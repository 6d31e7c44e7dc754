import { rankedIn } from "#history/honours.ts";
import type { SeasonResults } from "#history/season-results.ts";
import { clubOf } from "#schedule/plan-types.ts";

export type Standing = { club: string; points: number; played: number };

/** The table of a football league at an instant, the best first: three points a win, one a draw. */
export function standingsAt(results: SeasonResults, now: number): Standing[] {
  const count = new Map<string, Standing>();
  const of = (club: string) => {
    const row = count.get(club) ?? { club, points: 0, played: 0 };
    count.set(club, row);
    return row;
  };
  for (const fixture of results.plan.fixtures) {
    if (fixture.stage !== "regular") continue;
    const home = clubOf(fixture.home);
    const away = clubOf(fixture.away);
    const result = fixture.kickoff > now ? undefined : results.resultAt(fixture.ref, now);
    if (home === undefined || away === undefined || !result) continue;
    for (const [club, own, other] of [
      [home, result.home, result.away],
      [away, result.away, result.home],
    ] as const) {
      const row = of(club);
      row.played += 1;
      row.points += own > other ? 3 : own === other ? 1 : 0;
    }
  }
  return rankedIn(results, "regular", now).flatMap((club) => count.get(club) ?? []);
}
