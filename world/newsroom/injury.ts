import type { Sport } from "@scoreline/domain/sport";
import { competitionOf, teamOf, type WorldCompetition } from "#competitions/registry.ts";
import { injuriesAround } from "#match/matchups.ts";
import type { Draft, Sentence } from "#newsroom/draft.ts";
import { person, storyRef, team, teamRef, turnOf } from "#newsroom/named.ts";
import type { Desk } from "#newsroom/seasons.ts";
import type { Absence } from "#people/absences.ts";

/** Clubs of so many leagues are asked how their players are. */
const leaguesAsked = 8;
/** What keeps somebody out for a shorter time is no news. */
const shortestDays = 10;
const dayMs = 86_400_000;

export type InjuryNews = Absence & { sport: Sport; club: string; at: number };

/** The injuries of a day that matter most. */
export function injuriesFrom(
  seed: string,
  sport: Sport,
  worlds: readonly WorldCompetition[],
  from: number,
  amount: number,
): InjuryNews[] {
  const day = new Date(from).toISOString().slice(0, 10);
  const leagues = worlds
    .filter(({ kind, national }) => kind === "league" && !national)
    .toSorted((one, other) => other.competition.popularity - one.competition.popularity)
    .slice(0, leaguesAsked);
  const clubs = [...new Set(leagues.flatMap(({ teams }) => teams))];
  return clubs
    .flatMap((club) =>
      injuriesAround(seed, sport, club, day)
        .filter((injury) => injury.from === day && daysOf(injury) >= shortestDays)
        .map(
          (injury): InjuryNews => ({
            ref: `injury:${injury.person}:${injury.from}`,
            player: injury.person,
            team: teamRef(sport, club),
            reason: "injury",
            kind: injury.kind,
            from: injury.from,
            until: injury.until,
            sport,
            club,
            at: from,
          }),
        ),
    )
    .sort((one, other) => strength(other) - strength(one) || (one.ref < other.ref ? -1 : 1))
    .slice(0, amount);
}

const strength = ({ sport, club }: InjuryNews) => teamOf(sport, club).club.strength;
const daysOf = ({ from, until }: { from: string; until: string }) => (Date.parse(until) - Date.parse(from)) / dayMs;

export function injuryDraft({ seed }: Desk, injury: InjuryNews, at = injury.at): Draft | undefined {
  const player = person(seed, injury.player);
  if (!player) return undefined;
  const { sport, club } = injury;
  const home = teamOf(sport, club).league;
  const turn = turnOf(Date.parse(injury.from)) + injury.player.length + injury.club.length;
  const slots: Sentence["slots"] = {
    player,
    team: team(sport, club),
    injury: { word: `injury.${injury.kind}` },
    date: { day: injury.until },
    weeks: { count: Math.max(1, Math.round(daysOf(injury) / 7)) },
  };
  const say = (key: string): Sentence => ({ key, turn, slots });
  const { ref, reason, kind, from, until } = injury;
  return {
    absence: { ref, player: injury.player, team: injury.team, reason, kind, from, until },
    ref: storyRef("injury", injury.ref),
    sport,
    category: "injury",
    at,
    weight: home ? Math.max(0, competitionOf(home).competition.popularity - 20) : 20,
    ...(home && { competition: home }),
    about: {
      teams: [teamRef(sport, club)],
      players: [injury.player],
      competitions: home ? [home] : [],
      matches: [],
    },
    title: say("injury.title"),
    summary: say("injury.summary"),
    passages: [
      { sentences: [say("injury.open")] },
      { block: `::player(${injury.player})` },
      { sentences: [say("injury.end")] },
    ],
  };
}
