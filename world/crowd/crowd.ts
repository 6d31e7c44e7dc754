import { type BracketPick, type Groups, groupLetters, pairOf, roundMatches } from "@scoreline/domain/contest/bracket";
import { clubDraw } from "@scoreline/domain/contest/club-bracket";
import { matchesOf, type Winners } from "@scoreline/domain/contest/draw";
import { type MatchPick, outcomeOf } from "@scoreline/domain/contest/scoring";
import type { Sport } from "@scoreline/domain/sport";
import { type Rng, rng } from "#random.ts";

/**
 * People of the demo world who take part in events. They know what anybody can know before a match: how the teams have done
 * lately. How well they read it differs. Nothing here looks at a result of what is being guessed.
 */
export const crowdSize = 1_200;

const handles =
  "somchai hanoi klang lanna saigon mekong tiger kobe osaka bangkok manila phnom angkor lotus naga siam delta coral monsoon durian mango rafa joao bia lucas thiago marta leo santos porto lisboa kenji yuki haru sora aoi wei ming jun fang lin hao chen mei anh minh linh tuan hoa nam dara sok bopha vanna chan nok ploy fah lek gaffer ultra keeper winger libero sweeper pivot rebound tipoff buzzer dunk".split(
    " ",
  );

export type CrowdPerson = { nickname: string; avatar: number };

export function crowdPerson(seed: string, index: number): CrowdPerson {
  const draw = rng(seed, "crowd", index);
  const handle = draw.pick(handles);
  const name = draw.chance(0.4) ? `${handle[0]?.toUpperCase()}${handle.slice(1)}` : handle;
  return { nickname: `${name}${index + 10}`.slice(0, 15), avatar: draw.int(1, 12) };
}

/** From 0, who guesses, to 1, who reads form as well as anybody can. */
const skillOf = (seed: string, index: number) => rng(seed, "crowd-skill", index).float() ** 0.7;

/** When somebody comes to a contest, as a share of the time that it is open; nothing for whoever stays away. */
export function crowdArrival(seed: string, index: number, contestId: number): number | undefined {
  const keen = 0.15 + 0.6 * rng(seed, "crowd-keen", index).float();
  const draw = rng(seed, "crowd-arrival", index, contestId);
  return draw.chance(keen) ? draw.float() : undefined;
}

/** Points a match that a team has made and conceded lately. */
export type Form = { scored: number; conceded: number };

function expected(home: Form, away: Form, sport: Sport): { home: number; away: number } {
  const edge = sport === "football" ? 0.15 : 1.5;
  return { home: (home.scored + away.conceded) / 2 + edge, away: (away.scored + home.conceded) / 2 - edge };
}

/** A guess: the better somebody reads form, the less chance is in it. */
export function crowdPick(
  seed: string,
  index: number,
  contestId: number,
  match: { id: number; sport: Sport; home: Form; away: Form; joker: boolean },
): MatchPick | undefined {
  const draw = rng(seed, "crowd-pick", index, contestId, match.id);
  if (draw.chance(0.08)) return undefined;
  const skill = skillOf(seed, index);
  const seen = expected(match.home, match.away, match.sport);
  const score = match.sport === "football" ? goals(draw, seen, skill) : baskets(draw, seen, skill);
  const outcome = outcomeOf(score);
  const [edge, clear] = [Math.abs(seen.home - seen.away), match.sport === "football" ? 0.9 : 7];
  const sure = edge > clear && draw.chance(0.35 + 0.4 * skill);
  return { outcome, ...(draw.chance(0.9) && { score }), ...(sure && { sure }), ...(match.joker && { joker: true }) };
}

function goals(draw: Rng, seen: { home: number; away: number }, skill: number) {
  const guess = (mean: number) =>
    draw.chance(skill * 0.6) ? Math.max(0, Math.round(mean - 0.2)) : Math.min(6, draw.poisson(Math.max(0.2, mean)));
  return { home: guess(seen.home), away: guess(seen.away) };
}

function baskets(draw: Rng, seen: { home: number; away: number }, skill: number) {
  const spread = 4 + 10 * (1 - skill);
  const home = Math.max(40, Math.round(seen.home + draw.normal() * spread));
  const away = Math.max(40, Math.round(seen.away + draw.normal() * spread));
  return { home: home === away ? home + 1 : home, away };
}

/** Which of the matches carries the joker. */
export function crowdJoker(
  seed: string,
  index: number,
  contestId: number,
  matches: readonly number[],
): number | undefined {
  const draw = rng(seed, "crowd-joker", index, contestId);
  return draw.chance(0.7) ? draw.pick(matches) : undefined;
}

export function crowdTeams(
  seed: string,
  index: number,
  contestId: number,
  teams: readonly { id: number; form: Form }[],
  count: number,
): number[] {
  const draw = rng(seed, "crowd-teams", index, contestId);
  const blur = 0.6 + 1.5 * (1 - skillOf(seed, index));
  const rated = teams.map(({ id, form }) => ({ id, rating: form.scored - form.conceded + draw.normal() * blur }));
  return rated
    .sort((a, b) => b.rating - a.rating)
    .slice(0, count)
    .map(({ id }) => id);
}

/** Who wins each match of a bracket of clubs, by how strong somebody takes them to be. */
export function crowdClubs(
  seed: string,
  index: number,
  contestId: number,
  teams: readonly number[],
  strength: ReadonlyMap<number, number>,
): Winners {
  const draw = rng(seed, "crowd-clubs", index, contestId);
  // What is scored differs more in basketball: how well somebody sees it is a share of that.
  const ratings = teams.map((team) => strength.get(team) ?? 0);
  const spread = Math.max(...ratings) - Math.min(...ratings) || 1;
  const blur = spread * (0.15 + 0.5 * (1 - skillOf(seed, index)));
  const seen = new Map(teams.map((team, place) => [team, (ratings[place] ?? 0) + draw.normal() * blur]));
  const rating = (team: number | undefined) => seen.get(team ?? 0) ?? Number.NEGATIVE_INFINITY;
  const ties = clubDraw(teams);
  const winners: Record<number, number> = {};
  for (const match of matchesOf(ties)) {
    const [one = 0, other = 0] = ties.pair(winners, match);
    winners[match] = rating(one) >= rating(other) ? one : other;
  }
  return winners;
}

/** A whole bracket by how strong somebody takes the teams to be. */
export function crowdBracket(
  seed: string,
  index: number,
  contestId: number,
  groups: Groups,
  strength: ReadonlyMap<number, number>,
): BracketPick {
  const draw = rng(seed, "crowd-bracket", index, contestId);
  const blur = 0.3 + 0.9 * (1 - skillOf(seed, index));
  const seen = new Map([...strength].map(([team, rating]) => [team, rating + draw.normal() * blur]));
  const rating = (team: number | undefined) => seen.get(team ?? 0) ?? Number.NEGATIVE_INFINITY;
  const ordered = Object.fromEntries(
    groupLetters.map((letter) => [letter, groups[letter].toSorted((a, b) => rating(b) - rating(a))]),
  ) as unknown as Groups;
  const thirds = groupLetters.toSorted((a, b) => rating(ordered[b][2]) - rating(ordered[a][2])).slice(0, 8);
  let pick: BracketPick = { groups: ordered, thirds: thirds.toSorted(), winners: {} };
  for (const match of Object.values(roundMatches).flat()) {
    const [one, other] = pairOf(pick, match);
    const winner = rating(one) >= rating(other) ? one : other;
    pick = { ...pick, winners: { ...pick.winners, [match]: winner ?? 0 } };
  }
  return pick;
}
