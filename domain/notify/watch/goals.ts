import type { ScoreNews } from "#match/state/head.ts";
import { type Points, samePoints } from "#match/state/score.ts";
import type { AnyState } from "#match/state/state.ts";
import { byMoment, momentOf, unknownMoment } from "#notify/watch/moments.ts";
import type { GoalEvent, Turn, WatchedGoal } from "#notify/watch/watch.ts";
import type { Side } from "#sport.ts";

/** The score decides how many there are, the news which of them are new to people. */
export function countGoals(turn: Turn, score: Points, news: readonly ScoreNews[], state: AnyState): void {
  const { watch } = turn;
  const fresh: Side[] = [];
  for (const side of ["home", "away"] as const) {
    const own = watch.goals.filter((goal) => goal.side === side);
    for (const gone of own.slice(score[side]).reverse()) takeBack(turn, gone);
    const missing = Math.max(0, score[side] - own.length);
    const told = Math.min(missing, news.filter((one) => one.side === side && one.type === "goal").length);
    // What nobody is told of was there before what is new.
    for (let known = told; known < missing; known += 1) standsAgain(turn, side);
    fresh.push(...Array.from({ length: told }, () => side));
  }
  for (const side of fresh) newGoal(turn, side, score, state);
  recount(turn);
}

function takeBack(turn: Turn, goal: WatchedGoal): void {
  const { watch } = turn;
  watch.goals = watch.goals.filter(({ key }) => key !== goal.key);
  watch.back[goal.side] = goal;
  const told = watch.told[goal.key];
  if (told) turn.tell(goal.key, { ...told, overturned: true });
}

function newGoal(turn: Turn, side: Side, score: Points, state: AnyState): void {
  const { watch } = turn;
  watch.count += 1;
  const goal: WatchedGoal = { key: `goal:${watch.count}`, side };
  watch.goals.push(goal);
  delete watch.back[side];
  turn.tell(goal.key, { kind: "goal", what: "goal", side, score, happenedAt: unknownMoment(turn, state) });
  pairGoals(turn);
}

/** No news: the goal that was taken back counts after all, or the source mends what nobody was told. */
function standsAgain(turn: Turn, side: Side): void {
  const { watch } = turn;
  const goal = watch.back[side] ?? { key: `before:${side}:${turn.at}:${watch.goals.length}`, side };
  delete watch.back[side];
  watch.goals.push(goal);
  const told = watch.told[goal.key];
  if (!told) return;
  const { overturned: _, ...stands } = told;
  turn.tell(goal.key, stands);
}

/** After a goal was taken out of the middle, those that came after it were not what they were called. */
export function recount(turn: Turn): void {
  const { watch } = turn;
  const moments = new Map(watch.events.map((event) => [event.id, event]));
  const known = watch.goals.map(({ event }) => (event === undefined ? undefined : moments.get(event)));
  // As they were scored, once that is known of all.
  if (known.every((event) => event !== undefined)) {
    const order = new Map(watch.goals.map((goal, at) => [goal, known[at] as GoalEvent]));
    const earlier = (one: WatchedGoal, other: WatchedGoal) =>
      byMoment(order.get(one) as GoalEvent, order.get(other) as GoalEvent);
    watch.goals.sort(earlier);
  }
  const score: Points = { home: 0, away: 0 };
  for (const { key, side } of turn.watch.goals) {
    score[side] += 1;
    const told = turn.watch.told[key];
    if (told && !samePoints(told.score, score)) turn.tell(key, { ...told, score: { ...score } });
  }
  for (const [key, told] of Object.entries(turn.watch.told)) {
    if (told.overturned && told.what === "goal" && !samePoints(told.score, score) && turn.isTouched(key))
      turn.tell(key, { ...told, score: { ...score } });
  }
}

/** Each goal of the score with a goal of the events, the earliest first. */
export function pairGoals(turn: Turn): void {
  const { watch } = turn;
  for (const side of ["home", "away"] as const) {
    const taken = new Set(watch.goals.flatMap(({ event }) => event ?? []));
    const free = watch.events.filter((event) => event.side === side && !taken.has(event.id));
    const waiting = watch.goals.filter((goal) => goal.side === side && !goal.event);
    // Those from before we watched were told by nobody: their events may never come.
    const [known, fresh] = [
      waiting.filter(({ key }) => !watch.told[key]),
      waiting.filter(({ key }) => watch.told[key]),
    ];
    const ordered = free.length >= waiting.length ? [...known, ...fresh] : fresh;
    const late = free.slice(Math.max(0, free.length - ordered.length));
    for (const [at, goal] of ordered.entries()) {
      const event = late[at];
      if (!event) break;
      goal.event = event.id;
      tellOf(turn, goal, event);
    }
  }
}

export function unpair(turn: Turn, goal: WatchedGoal): void {
  delete goal.event;
  const told = turn.watch.told[goal.key];
  if (!told) return;
  const { minute: _, player: __, assist: ___, how: ____, ...bare } = told;
  turn.tell(goal.key, bare);
}

/** Who scored, and when, as the event says it. */
export function tellOf(turn: Turn, goal: WatchedGoal, { phase, minute, how, player, assist }: GoalEvent): void {
  const told = turn.watch.told[goal.key];
  if (!told) return;
  const { player: _, assist: __, ...rest } = told;
  const isNew = !turn.wasTold(goal.key);
  turn.tell(goal.key, {
    ...rest,
    minute,
    how,
    ...(player !== undefined && { player }),
    ...(assist !== undefined && { assist }),
    happenedAt: isNew ? momentOf(turn, phase, minute) : told.happenedAt,
  });
}
