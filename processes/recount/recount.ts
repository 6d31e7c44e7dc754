import { loadCompetitions, loadTeams, seasonsOfCompetition } from "@scoreline/store/catalogue/catalogue";
import type { Database } from "@scoreline/store/engine/open";
import { answersOf } from "#recount/answers.ts";
import { clubFaults, note, type Whereabouts } from "#recount/clubs.ts";
import { deedsOf, leaderFaults, playerFaults } from "#recount/people.ts";
import { type CountedSeason, detailsOf, type Over, overIn } from "#recount/season.ts";
import { storyFaults } from "#recount/stories.ts";
import { tableFaults } from "#recount/tables.ts";
import { averageFaults, meetingFaults } from "#recount/teams.ts";

/** Of so many players or matches of a season one is looked at. */
export type RecountOptions = { now: number; everyPlayer?: number; everyMatch?: number; say?: (line: string) => void };

/**
 * Counts again, from the matches one by one, what the site says of more than one: tables, leaders, averages, players' seasons,
 * meetings, odds results, the figures in stories; and whether people were where they are said to have been. Gives back every difference.
 */
export async function recount(db: Database, options: RecountOptions): Promise<string[]> {
  const { now, everyPlayer = 40, everyMatch = 60, say = () => {} } = options;
  const answers = await answersOf(db, now);
  const faults: string[] = [];
  const collect = async (found: AsyncIterable<string>) => {
    for await (const fault of found) faults.push(fault);
  };
  try {
    const seasons = await countedSeasons(db, now);
    const byTeam = new Map<number, Over[]>();
    for (const one of seasons.flatMap(({ over }) => over))
      for (const team of [one.home, one.away]) byTeam.set(team, [...(byTeam.get(team) ?? []), one]);
    for (const own of byTeam.values())
      own.sort((one, other) => one.head.kickoff - other.head.kickoff || one.head.id - other.head.id);
    const whereabouts: Whereabouts = new Map();
    for (const [index, counted] of seasons.entries()) {
      const { competition, season, isOn, over } = counted;
      if (index % 50 === 0) say(`${index} of ${seasons.length} seasons, ${faults.length} differences`);
      await collect(tableFaults(counted, answers));
      await collect(meetingFaults(counted, (team) => byTeam.get(team) ?? [], db, answers, everyMatch));
      if (!isOn || over.length === 0) continue;
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
    const clubs = new Set((await loadTeams(db)).flatMap(({ id, kind }) => (kind === "club" ? [id] : [])));
    await collect(storyFaults(db, now));
    await collect(clubFaults(whereabouts, (team) => clubs.has(team), db, now));
    return faults;
  } finally {
    await answers.close();
  }
}

async function countedSeasons(db: Database, now: number): Promise<CountedSeason[]> {
  const day = new Date(now).toISOString().slice(0, 10);
  const found: CountedSeason[] = [];
  for (const competition of await loadCompetitions(db))
    for (const season of await seasonsOfCompetition(db, competition.id))
      found.push({
        competition,
        season,
        isOn: season.from <= day && day <= season.to,
        over: await overIn(db, season),
      });
  return found;
}
