import type { Points } from "@scoreline/domain/match/state/score";
import type { Side } from "@scoreline/domain/sport";
import type { CardEvent, GoalEvent, MatchSummary } from "#history/match-summary.ts";
import { Contradiction } from "#newsroom/contradiction.ts";
import type { NamedThing, Passage, Sentence, Slots } from "#newsroom/draft.ts";

export type FootballStory =
  | "comeback"
  | "late"
  | "rout"
  | "narrow"
  | "clear"
  | "red"
  | "goalless"
  | "draw"
  | "late-draw"
  | "shootout"
  | "extra";

/** What a report says of a match: read off what was kept of it, and nothing else. */
export type FootballFacts = {
  story: FootballStory;
  score: Points;
  winner: Side | undefined;
  /** The goals of play with the score after each. */
  goals: readonly (GoalEvent & { after: Points })[];
  penalties: Points | undefined;
  sentOff: readonly CardEvent[];
  /** Whoever scored what decided it, or what saved a point. */
  decider: GoalEvent | undefined;
};

const lateMinute = 85;
const routMargin = 4;

export function footballFacts(summary: MatchSummary): FootballFacts {
  const { state } = summary;
  const score = state.score.current;
  const penalties = "penalties" in state.score ? state.score.penalties : undefined;
  let after: Points = { home: 0, away: 0 };
  const goals = summary
    .goals()
    .filter(({ phase }) => phase !== "penalties")
    .map((goal) => {
      after = { ...after, [goal.side]: after[goal.side] + 1 };
      return { ...goal, after };
    });
  if (after.home !== score.home || after.away !== score.away)
    throw new Contradiction(`goals ${after.home}–${after.away}, score ${score.home}–${score.away}`);
  const sentOff = summary.dismissals();
  const level = score.home === score.away;
  // A second leg may be won and the tie lost: who went through on penalties is who the story is about.
  const decisive = penalties ?? score;
  const winner =
    decisive.home === decisive.away ? undefined : decisive.home > decisive.away ? ("home" as const) : ("away" as const);
  const last = goals.at(-1);
  const decider = level ? last : deciderOf(goals, winner);
  return {
    story: storyOf({ score, winner, goals, penalties, sentOff, decider, decided: state.decided }),
    score,
    winner,
    goals,
    penalties,
    sentOff,
    decider,
  };
}

/** The goal after which the winner was ahead for good. */
function deciderOf(goals: FootballFacts["goals"], winner: Side | undefined): GoalEvent | undefined {
  if (!winner) return undefined;
  const other: Side = winner === "home" ? "away" : "home";
  let found: GoalEvent | undefined;
  for (const goal of goals) {
    const ahead = goal.after[winner] > goal.after[other];
    if (!ahead) found = undefined;
    else found ??= goal;
  }
  return found;
}

function storyOf(facts: Omit<FootballFacts, "story"> & { decided: string }): FootballStory {
  const { score, winner, goals, penalties, sentOff, decider, decided } = facts;
  if (penalties) return "shootout";
  if (decided === "extra-time") return "extra";
  if (!winner) {
    if (score.home === 0) return "goalless";
    return decider && isLate(decider) ? "late-draw" : "draw";
  }
  const loser: Side = winner === "home" ? "away" : "home";
  const margin = score[winner] - score[loser];
  const wasBehind = goals.some(({ after }) => after[winner] < after[loser]);
  if (wasBehind) return "comeback";
  if (margin >= routMargin) return "rout";
  if (margin === 1 && decider && isLate(decider)) return "late";
  // A card turns a match only while it is still to be won.
  const turned = sentOff.some((card) => card.side === loser && decider !== undefined && isBefore(card, decider));
  if (turned && !sentOff.some(({ side }) => side === winner)) return "red";
  return margin === 1 ? "narrow" : "clear";
}

const isLate = ({ phase, minute }: GoalEvent) => phase === "second-half" && minute >= lateMinute;

const phases: readonly GoalEvent["phase"][] = ["first-half", "second-half", "extra-first", "extra-second", "penalties"];
function isBefore(one: CardEvent | GoalEvent, other: CardEvent | GoalEvent): boolean {
  const by = phases.indexOf(one.phase) - phases.indexOf(other.phase);
  return (by || one.minute - other.minute || (one.added ?? 0) - (other.added ?? 0)) < 0;
}

type Naming = { home: NamedThing; away: NamedThing; person(ref: string): NamedThing | undefined };

/** What a report is made of: the title, the summary, and how the match went. */
export function footballReport(
  facts: FootballFacts,
  { home, away, person }: Naming,
  turn: number,
): { title: Sentence; summary: Sentence; passages: Passage[] } {
  const { story, score, winner, goals, penalties, sentOff, decider } = facts;
  const sides = { home, away };
  const won = winner ?? decider?.side ?? "home";
  const lost: Side = won === "home" ? "away" : "home";
  const scorer = decider?.player === undefined || decider.how === "own-goal" ? undefined : person(decider.player);
  const slots: Slots = {
    home,
    away,
    winner: sides[won],
    loser: sides[lost],
    score: { score: winner && !penalties ? [score[won], score[lost]] : [score.home, score.away] },
    ...(penalties && { kicks: { score: [penalties[won], penalties[lost]] as const } }),
    ...(decider && { minute: { minute: minuteOf(decider) } }),
    ...(scorer && { scorer }),
  };
  // What speaks of a scorer is not said where nobody is known to have scored it.
  const named = scorer === undefined && (story === "late" || story === "late-draw");
  const told = named ? (story === "late" ? "narrow" : "draw") : story;
  const say = (key: string, own: Slots = slots, step = 0): Sentence => ({ key, turn: turn + step, slots: own });
  const course = goals
    .slice(0, mostGoals)
    .map((goal, index) => goalSentence(goal, goals[index - 1], sides, person, turn + index));
  const rest = goals.length - mostGoals;
  if (rest > 0) course.push(say("football.goal.rest", { goals: { count: rest } }));
  const cards = sentOff.flatMap(({ side, player }, index) => {
    const who = player === undefined ? undefined : person(player);
    return who ? [say("football.sent-off", { player: who, team: sides[side] }, index)] : [];
  });
  const decision =
    story === "shootout" ? [say("football.after.shootout")] : story === "extra" ? [say("football.after.extra")] : [];
  return {
    title: say(`football.title.${told}`),
    summary: say(`football.summary.${penalties ? "shootout" : winner ? "won" : "level"}`),
    passages: [
      { sentences: [say(`football.open.${told}`)] },
      { sentences: goals.length > 0 ? course : [say("football.quiet")] },
      ...(cards.length + decision.length > 0 ? [{ sentences: [...cards, ...decision] }] : []),
    ],
  };
}

/** More than so many are summed up. */
const mostGoals = 7;

function minuteOf({ minute, added }: GoalEvent): { minute: number; added?: number } {
  return { minute, ...(added !== undefined && { added }) };
}

function goalSentence(
  goal: FootballFacts["goals"][number],
  before: FootballFacts["goals"][number] | undefined,
  sides: Record<Side, NamedThing>,
  person: Naming["person"],
  turn: number,
): Sentence {
  const { side, after } = goal;
  const other: Side = side === "home" ? "away" : "home";
  const was = before?.after ?? { home: 0, away: 0 };
  const kind = !before
    ? "first"
    : after[side] === after[other]
      ? "level"
      : after[side] < after[other]
        ? "back"
        : was[side] > was[other]
          ? "more"
          : "ahead";
  const high = Math.max(after.home, after.away);
  const low = Math.min(after.home, after.away);
  const player = goal.player === undefined ? undefined : person(goal.player);
  const slots: Slots = {
    team: sides[side],
    other: sides[other],
    minute: { minute: minuteOf(goal) },
    running: { score: [high, low] },
    ...(player && { scorer: player }),
  };
  if (!player) return { key: "football.goal.unnamed", turn, slots };
  if (goal.how === "own-goal") return { key: "football.goal.own", turn, slots };
  if (goal.how === "penalty") return { key: "football.goal.penalty", turn, slots };
  return { key: `football.goal.${kind}`, turn, slots };
}
