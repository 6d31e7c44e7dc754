import { countriesIn, isContinental } from "#competitions/continental.ts";
import { competitionOf, teamOf, type WorldCompetition } from "#competitions/registry.ts";
import { Busy } from "#schedule/busy.ts";
import { cupPlan } from "#schedule/cup-plan.ts";
import { addTo, cupsBefore, overlaps } from "#schedule/elsewhere.ts";
import { leaguePlan } from "#schedule/league-plan.ts";
import { decidedOn, membersOf } from "#schedule/members.ts";
import { settleMishaps } from "#schedule/mishaps.ts";
import { nationalPlan, withNationalBreaks } from "#schedule/national-dates.ts";
import type { CompetitionId, Season, SeasonPlan } from "#schedule/plan-types.ts";
import { rememberLast } from "#schedule/remember.ts";
import { seasonDays, seasonOf } from "#schedule/seasons.ts";
import { dateOf, dayNumberOf, instantAt, minutesOf, wallClockAt, weekdayOf, weekdays } from "#schedule/zone-clock.ts";

const plans = rememberLast<SeasonPlan | "none">(1500);

/** A season of any competition but the friendlies, which depend on all the others. Undefined where there is none. */
export function competitionPlan(seed: string, id: CompetitionId, year: number): SeasonPlan | undefined {
  const written = competitionOf(id);
  if (written.national) return nationalPlan(seed, written, year);
  const plan = plans(`${seed}\u001f${id}\u001f${year}`, () => {
    const season = seasonOf(written, year);
    if (!season || written.kind === "friendlies") return "none";
    const planOf = (other: CompetitionId, otherYear: number) => competitionPlan(seed, other, otherYear);
    return planned(seed, { ...written, teams: membersOf(seed, written, season, planOf) }, season);
  });
  return plan === "none" ? undefined : plan;
}

function planned(seed: string, world: WorldCompetition, season: Season): SeasonPlan {
  const elsewhere = elsewhereOf(seed, world, season);
  const days = withNationalBreaks(seed, world, seasonDays(world, season.year));
  const { kind } = world.competition.format;
  const plan =
    kind === "league" || kind === "conferences"
      ? leaguePlan(world, seed, season, days, elsewhere)
      : cupPlan(world, seed, season, days, elsewhere);
  const fixtures = plan.fixtures.toSorted(
    (one, other) => one.kickoff - other.kickoff || (one.ref < other.ref ? -1 : 1),
  );
  const sorted = { ...plan, fixtures };
  settleMishaps(seed, sorted, isContinental(world) ? undefined : elsewhere, days);
  return sorted;
}

/** Fixtures of a league come out so many days before it begins, at the latest. */
const comesOut = 28;

/** When the clubs of a competition play elsewhere in a season, or may have to. */
function elsewhereOf(seed: string, world: WorldCompetition, season: Season): Busy {
  const teams = new Set(world.teams);
  const busy = new Busy();
  const out = dateOf(dayNumberOf(season.from) - comesOut);
  for (const cup of cupsBefore(world)) {
    for (const year of [season.year - 1, season.year, season.year + 1]) {
      const its = seasonOf(cup, year);
      if (!its || !overlaps(its, season)) continue;
      if (isContinental(cup) && decidedOn(cup, its) >= out) blockDays(busy, seed, cup, its, world);
      else {
        const plan = competitionPlan(seed, cup.id, year);
        if (plan) addTo(busy, seed, plan, (club) => teams.has(club));
      }
    }
  }
  return busy;
}

const dates = rememberLast<readonly number[]>(200);

/** A cup of which nobody knows yet who will enter it: any club of its countries may have to play on any of its dates. */
function blockDays(busy: Busy, seed: string, cup: WorldCompetition, season: Season, world: WorldCompetition): void {
  const days = dates(`${seed}\u001f${season.ref}`, () => {
    const { fixtures } = cupPlan(
      cup,
      seed,
      season,
      withNationalBreaks(seed, cup, seasonDays(cup, season.year)),
      new Busy(),
    );
    const { timeZone } = cup.competition.calendar;
    return [...new Set(fixtures.map(({ kickoff }) => wallClockAt(kickoff, timeZone).day))];
  });
  const countries = new Set(countriesIn(cup));
  if (world.kind === "league" && world.competition.level > 1) return;
  const { timeZone, slots } = cup.competition.calendar;
  const zones = [...new Set([timeZone, ...cup.teams.map((team) => teamOf(cup.sport, team).timeZone)])];
  const clubs = world.teams.filter((club) => countries.has(teamOf(world.sport, club).country));
  for (const day of days) {
    const today = slots.filter(([weekday]) => weekday === weekdays[weekdayOf(day)]);
    const instants = today.flatMap(([, time]) => zones.map((zone) => instantAt(day, minutesOf(time), zone)));
    // Whoever is free neither at the first nor at the last hour is not free in between.
    for (const instant of [Math.min(...instants), Math.max(...instants)])
      for (const club of clubs) busy.add(club, instant);
  }
}
