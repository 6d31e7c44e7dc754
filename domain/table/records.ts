import type { StageTable } from "#table/stage-tables.ts";

/** Games won and lost. */
export type Balance = { won: number; lost: number };

/** What basketball tables show beside the balance of a season. */
export type Records = {
  home: Balance;
  away: Balance;
  /** Against teams of the same table; nothing where there are no others. */
  own: Balance | null;
  lastTen: Balance;
  /** Wins in a row, or losses in a row as a negative number. */
  streak: number;
};

const lastGames = 10;

/** By team; games that are on do not count. */
export function tableRecords(table: StageTable, afterRound = Number.POSITIVE_INFINITY): Map<number, Records> {
  const games = table.games.filter(({ live, round }) => !live && round <= afterRound);
  const inside = new Set(table.teams);
  const hasOthers = games.some(({ home, away }) => !inside.has(home) || !inside.has(away));
  return new Map(
    table.teams.map((team) => {
      const played = games
        .filter(({ home, away }) => home === team || away === team)
        .map(({ home, away, score }) => {
          const atHome = home === team;
          return { atHome, won: score.home > score.away === atHome, own: inside.has(atHome ? away : home) };
        });
      const balance = (some: readonly { won: boolean }[]): Balance => {
        const won = some.filter((game) => game.won).length;
        return { won, lost: some.length - won };
      };
      const last = played.at(-1)?.won;
      const since = played.findLastIndex(({ won }) => won !== last);
      const run = played.length - 1 - since;
      return [
        team,
        {
          home: balance(played.filter(({ atHome }) => atHome)),
          away: balance(played.filter(({ atHome }) => !atHome)),
          own: hasOthers ? balance(played.filter(({ own }) => own)) : null,
          lastTen: balance(played.slice(-lastGames)),
          streak: last === undefined ? 0 : last ? run : -run,
        },
      ];
    }),
  );
}
