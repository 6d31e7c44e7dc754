import type { Game, Player, Team } from "#basketball/game.ts";

/** Remembers how a game stands; what is given back puts it there again, as often as wanted. */
export function checkpoint(game: Game): () => void {
  const { now, remaining, running, score, run, arrow, commercials, decided, aim } = game;
  const counts = [game.plays.length, game.clock.length, game.periods.length] as const;
  const restore = [game.home, game.away].map(teamCheckpoint);
  return () => {
    Object.assign(game, { now, remaining, running, score, run, arrow, commercials, decided, aim });
    [game.plays.length, game.clock.length, game.periods.length] = counts;
    for (const again of restore) again();
  };
}

function teamCheckpoint(team: Team): () => void {
  const { five, lineup, average, fouls, lateFouls } = team;
  const timeOuts = { ...team.timeOuts };
  const players = team.players.map(({ played, since, fouls: own, conduct, out }: Player) => {
    return { played, since, fouls: own, conduct, out };
  });
  return () => {
    Object.assign(team, { five, lineup, average, fouls, lateFouls, timeOuts: { ...timeOuts } });
    for (const [index, player] of team.players.entries()) Object.assign(player, players[index]);
  };
}
