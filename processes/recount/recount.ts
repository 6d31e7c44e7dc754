import {
  type Competition,
  loadCompetitions,
  loadTeams,
  seasonsOfCompetition,
} from "@scoreline/store/catalogue/catalogue";
import type { Database } from "@scoreline/store/engine/open";
import { matchesOfSeason } from "@scoreline/store/match/matches";
import { answersOf } from "#recount/answers.ts";
import { calendarFaults } from "#recount/calendar.ts";
import { careerFaults, careerLines } from "#recount/careers.ts";
import { clubFaults, note, type Whereabouts } from "#recount/clubs.ts";
import { entrantFaults } from "#recount/entrants.ts";
import { deedsOf, leaderFaults, playerFaults } from "#recount/people.ts";
import { type CountedSeason, detailsOf, type Over, overOf } from "#recount/season.ts";
import { storyFaults } from "#recount/stories.ts";
import { tableFaults } from "#recount/tables.ts";
import { averageFaults, meetingFaults } from "#recount/teams.ts";

/** Of so many players or matches of a season one is looked at. */
export type RecountOptions = { now: number; everyPlayer?: number; everyMatch?: number; say?: (line: string) => void };

/** With so many competitions it is the whole world: then every day has its matches. */
const wholeWorld = 250;

/**
 * Counts again, from the matches one by one, what the site says of more than one: tables, leaders, averages, players' seasons,
 * careers, meetings, odds results, the figures in stories; and whether people were where they are said to have been. Gives
 * back every difference.
 */
export async function recount(db: Database, options: RecountOptions): Promise<string[]> {
  const { now, everyPlayer = 40, everyMatch = 60, say = () => {} } = options;
  const answers = await answersOf(db, now);
  const faults: string[] = [];
  const collect = async (found: AsyncIterable<string>) => {
    for await (const fault of found) faults.push(fault);
  };
  try {
    const competitions = await loadCompetitions(db);
    const seasons = await countedSeasons(db, competitions, now);
    const byTeam = new Map<number, Over[]>();
    for (const one of seasons.flatMap(({ over }) => over))
      for (const team of [one.home, one.away]) byTeam.set(team, [...(byTeam.get(team) ?? []), one]);
    for (const own of byTeam.values())
      own.sort((one, other) => one.head.kickoff - other.head.kickoff || one.head.id - other.head.id);
    const whereabouts: Whereabouts = new Map();
    const clubs = new Set((await loadTeams(db)).flatMap(({ id, kind }) => (kind === "club" ? [id] : [])));
    const isClub = (team: number) => clubs.has(team);
    faults.push(...calendarFaults(seasons, now, competitions.length >= wholeWorld));
    await collect(entrantFaults(seasons, competitions, db));
    const careers = await careerLines(db, everyPlayer, (fault) => faults.push(fault));
    for (const [index, counted] of seasons.entries()) {
      const { competition, season, isOn, over } = counted;
      if (index % 50 === 0) say(`${index} of ${seasons.length} seasons, ${faults.length} differences`);
      await collect(tableFaults(counted, answers));
      await collect(meetingFaults(counted, (team) => byTeam.get(team) ?? [], db, answers, everyMatch));
      if (over.length === 0) continue;
      if (!isOn) {
        // What was played since the careers were told comes on top of them.
        if (over.some(({ head }) => head.kickoff > now - careersSinceMs)) continue;
        const isOldest = !seasons.some((one) => one.competition === competition && one.season.from < season.from);
        await collect(careerFaults(counted, careers, isOldest, isClub, db));
        continue;
      }
      const details = await detailsOf(db, over);
      const known = over.filter(({ head }) => details.lineUps.has(head.id) || details.boxes.has(head.id)).length;
      // Youth, reserve and women's sides, friendlies and past tournaments have their last days only.
      if (known < over.length * 0.95) {
        say(`${competition.names.en} ${season.name}: details of ${known} of ${over.length}`);
        continue;
      }
      const deeds = deedsOf(counted, details);
      note(whereabouts, counted, details);
      await collect(leaderFaults(counted, deeds, answers));
      await collect(playerFaults(counted, deeds, answers, everyPlayer));
      await collect(averageFaults(counted, details, answers));
    }
    await collect(storyFaults(db, now));
    await collect(clubFaults(whereabouts, isClub, db, now));
    return faults;
  } finally {
    await answers.close();
  }
}

const careersSinceMs = 35 * 86_400_000;

async function countedSeasons(db: Database, competitions: readonly Competition[], now: number) {
  const day = new Date(now).toISOString().slice(0, 10);
  const found: CountedSeason[] = [];
  for (const competition of competitions)
    for (const season of await seasonsOfCompetition(db, competition.id)) {
      const heads = await matchesOfSeason(db, season.id);
      const isOn = season.from <= day && day <= season.to;
      found.push({ competition, season, isOn, heads, over: overOf(heads) });
    }
  return found;
}
