import type { BasketballMatchup } from "#basketball/matchup.ts";
import { type BasketballProbabilities, probabilities, probabilitiesAt, standingAt } from "#basketball/probabilities.ts";
import { type BasketballScript, scriptEnd } from "#basketball/script.ts";
import { nearestToEven, type OddsTimeline, type OddsView, type Opinion, type Stray } from "#odds/opinion.ts";

/** Points fall all the time: the market looks at the score this often, in real time. */
const spacing = 140_000;

export function basketballBefore(matchup: BasketballMatchup): OddsView {
  const known = remembering(probabilities(matchup));
  return (stray) => opinionOf(known, stray);
}

/** Overtimes included. */
export function basketballTimeline(script: BasketballScript): OddsTimeline {
  const end = scriptEnd(script);
  const breaks = script.periods.filter(({ phase }) => phase === "half-time" || phase === "break");
  const views = new Map<number, BasketballProbabilities>();
  return {
    before: basketballBefore(script.matchup),
    end,
    stops: [],
    breaks,
    at(t, stray) {
      const rest = breaks.findLast(({ from }) => from <= t)?.from ?? 0;
      const instant = Math.max(rest, Math.floor(t / spacing) * spacing);
      const known = views.get(instant) ?? remembering(probabilitiesAt(script.matchup, standingAt(script, instant)));
      views.set(instant, known);
      return opinionOf(known, stray);
    },
  };
}

/** All companies ask for the same few lines. */
function remembering(known: BasketballProbabilities): BasketballProbabilities {
  const margins = new Map<number, number>();
  const totals = new Map<number, number>();
  return {
    ...known,
    marginOver: (line) => remembered(margins, line, known.marginOver),
    totalOver: (line) => remembered(totals, line, known.totalOver),
  };
}

function remembered(answers: Map<number, number>, line: number, ask: (line: number) => number): number {
  const kept = answers.get(line);
  if (kept !== undefined) return kept;
  const answer = ask(line);
  answers.set(line, answer);
  return answer;
}

/** A logistic curve this steep is as good as a normal one of deviation 1. */
const steepness = 1.702;

function opinionOf(known: BasketballProbabilities, { edge, level }: Stray): Opinion {
  // Little time left leaves little room for another opinion.
  const { margin, total } = known;
  const edgeShift = (steepness * edge) / Math.max(4, margin.deviation);
  const levelShift = (steepness * level) / Math.max(6, total.deviation);
  const handicap = (line: number) => shifted(known.marginOver(-line), edgeShift);
  const over = (line: number) => shifted(known.totalOver(line), levelShift);
  const home = shifted(known.home, edgeShift);
  return {
    result: [home, 1 - home],
    handicap,
    over,
    evenHandicap: () => nearestToEven(half(-margin.mean - edge), 1, handicap),
    evenTotal: () => nearestToEven(half(total.mean + level), 1, over),
  };
}

/** A chance moved by `by` on the scale of log odds. */
function shifted(chance: number, by: number): number {
  const safe = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return 1 / (1 + ((1 - safe) / safe) * Math.exp(-by));
}

/** No basketball line leaves a push. */
function half(value: number): number {
  return Math.floor(value) + 0.5;
}
