import type { Game } from "#basketball/game.ts";

/** Makes the pauses of a game that was played longer or shorter, so that it lasts as long as its outline says. */
export function fitLength(game: Game): void {
  const played = playedTime(game);
  const stretch = (game.outline.lengthMs - played) / (game.now - played);
  const instants = stretched(game, stretch);
  for (const [index, play] of game.plays.entries()) game.plays[index] = { ...play, at: instants(play.at) };
  const again = stretched(game, stretch);
  for (const [index, span] of game.periods.entries())
    game.periods[index] = { ...span, from: again(span.from), to: again(span.to) };
  const changes = stretched(game, stretch);
  const clock = game.clock.map((change) => ({ ...change, at: changes(change.at) }));
  for (const [index, change] of clock.entries()) game.clock[index] = change;
  game.now = game.outline.lengthMs;
}

/** Real time in which the game clock ran. */
function playedTime({ clock, now }: Game): number {
  return clock.reduce((sum, { running, at }, index) => sum + (running ? (clock[index + 1]?.at ?? now) - at : 0), 0);
}

/** For instants that are asked for in order. */
function stretched({ clock }: Game, stretch: number): (at: number) => number {
  let index = 0;
  let [played, paused] = [0, 0];
  return (at) => {
    for (let next = clock[index + 1]; next && next.at <= at; next = clock[index + 1]) {
      const { running, at: from } = clock[index] ?? next;
      if (running) played += next.at - from;
      else paused += next.at - from;
      index += 1;
    }
    const { running, at: from } = clock[index] ?? { running: false, at: 0 };
    const since = at - from;
    return played + (running ? since : 0) + Math.round((paused + (running ? 0 : since)) * stretch);
  };
}
