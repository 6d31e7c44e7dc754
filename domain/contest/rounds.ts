/** In the order of their codes, from 1 on; addresses name them so. */
export const contestKinds = ["prediction", "topreferral", "matchscore", "worldcup", "tiktok"] as const;

export const contestPhases = ["ongoing", "upcoming", "past"] as const;
export type ContestPhase = (typeof contestPhases)[number];

/** When a contest is on; one that repeats begins anew after so many days, and each time is a round of its own. */
export type ContestPlan = { id: number; start: number; end: number; repeatDays?: number | undefined };
export type ContestRound = { contestId: number; round: number; start: number; end: number };

const dayMs = 86_400_000;
/** Numbers of rounds fit between the numbers of contests. */
const mostRounds = 10_000;
const shownPast = 4;

/** The end is the server's to tell, and belongs to what comes after. */
export function phaseOf({ start, end }: Pick<ContestRound, "start" | "end">, now: number): ContestPhase {
  return now < start ? "upcoming" : now < end ? "ongoing" : "past";
}

/** The rounds of a contest that are of interest now: the next, the one that is on, and the last few. */
export function roundsAround(plan: ContestPlan, now: number): ContestRound[] {
  const { id, start, end, repeatDays } = plan;
  const every = repeatDays ? repeatDays * dayMs : Number.POSITIVE_INFINITY;
  const latest = now < start || !repeatDays ? 0 : Math.floor((now - start) / every);
  const first = Math.max(0, latest - shownPast);
  return Array.from({ length: latest - first + (repeatDays ? 2 : 1) }, (_, i) => {
    const round = first + i;
    const after = round === 0 ? 0 : round * every;
    return { contestId: id * mostRounds + round, round: round + 1, start: start + after, end: end + after };
  });
}
