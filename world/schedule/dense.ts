import type { Slot } from "#competitions/shape.ts";
import { mayPlay } from "#schedule/fillers.ts";
import { type Meeting, type Placing, placeRound, restElsewhere } from "#schedule/place-round.ts";
import { clubOf, type Place } from "#schedule/plan-types.ts";
import { remember } from "#schedule/remember.ts";
import type { SeasonDays } from "#schedule/seasons.ts";
import { isPlayable, type SlotAt } from "#schedule/windows.ts";
import { type DayNumber, instantAt, minutesOf, weekdayOf, weekdays } from "#schedule/zone-clock.ts";

type Open<Match> = { match: Match; one: number; other: number; rank: number };
export type Dated<Match extends Meeting> = { match: Match; day: DayNumber; kickoff: number };

/** What is settled before a season is spread: matches with a day of their own, and days on which nothing else is played. */
export type Settled<Match extends Meeting> = {
  nights: ReadonlyMap<DayNumber, readonly Match[]>;
  quiet: ReadonlySet<DayNumber>;
};

/**
 * A season with more games than a round a week could hold, spread over nearly every day: each day takes its share of
 * what is left, of clubs that have rested, those first that have most left to play.
 */
export function spreadDaily<Match extends Meeting>(
  matches: readonly Match[],
  slots: readonly Slot[],
  season: SeasonDays,
  placing: Placing,
  settled: Settled<Match> = { nights: new Map(), quiet: new Set() },
): Dated<Match>[] {
  const byWeekday = weekdays.map((weekday) =>
    slots.filter(([day]) => day === weekday).map(([, time, share]) => ({ minutes: minutesOf(time), share })),
  );
  const shares = byWeekday.map((list) => list.reduce((sum, { share }) => sum + share, 0));
  const days: DayNumber[] = [];
  for (let day = season.from; day <= season.end; day += 1)
    if (isPlayable(day, season) && (shares[weekdayOf(day)] ?? 0) > 0 && !settled.quiet.has(day)) days.push(day);
  const total = days.reduce((sum, day) => sum + (shares[weekdayOf(day)] ?? 0), 0);

  const seats = new Map<string, number>();
  const seat = (place: Place) => remember(seats, clubOf(place) ?? "", () => seats.size);
  const seated = (match: Match): Open<Match> => ({ match, one: seat(match.home), other: seat(match.away), rank: 0 });
  let open = matches.map(seated);
  const nights = new Map([...settled.nights].map(([day, own]) => [day, own.map(seated)]));
  const all = [...open, ...[...nights.values()].flat()];
  const left: number[] = new Array(seats.size).fill(0);
  for (const { one, other } of all) {
    left[one] = (left[one] ?? 0) + 1;
    left[other] = (left[other] ?? 0) + 1;
  }
  const last: DayNumber[] = new Array(seats.size).fill(0);
  const previous: DayNumber[] = new Array(seats.size).fill(0);
  // A club plays every `rest` days on average: below two and a half it has to play on two days running now and then.
  const rest = days.length / Math.max(...left);
  const calm = rest > 2.4;
  if (calm) placing.gap = restElsewhere;
  const plays = (club: number, day: DayNumber) => {
    left[club] = (left[club] ?? 0) - 1;
    previous[club] = last[club] ?? 0;
    last[club] = day;
  };
  const awaited = new Map(
    [...nights].map(([day, own]) => [day, new Set(own.flatMap(({ one, other }) => [one, other]))]),
  );
  const ready = (club: number, day: DayNumber, strict: boolean) => {
    const since = day - (last[club] ?? 0);
    if (since === 0) return false;
    if (awaited.get(day + 1)?.has(club)) return !strict && since > 1;
    return since > 1 || (!strict && day - (previous[club] ?? 0) > 2);
  };

  const dated: Dated<Match>[] = [];
  let passed = 0;
  for (const [index, day] of days.entries()) {
    passed += shares[weekdayOf(day)] ?? 0;
    const daysLeft = days.length - index - 1;
    // A little ahead of time, so that the last days can take what was pushed back.
    const due = Math.ceil(all.length * Math.min(1, (passed / total) * (calm ? 1.06 : 1.02)));
    const wanted = due - dated.length;
    const today = [...(nights.get(day) ?? [])];
    for (const { one, other } of today) for (const club of [one, other]) plays(club, day);
    if (wanted <= 0 && today.length === 0) continue;
    for (const match of open)
      match.rank = (left[match.one] ?? 0) + (left[match.other] ?? 0) + placing.random.float() * 3;
    const ranked = open.toSorted((one, other) => other.rank - one.rank);
    const at: SlotAt[] = (byWeekday[weekdayOf(day)] ?? []).map((slot) => ({ day, ...slot }));
    const instants = at.map(({ minutes }) => instantAt(day, minutes, placing.world.competition.calendar.timeZone));
    const freeElsewhere = ({ match }: Open<Match>) => {
      const clubs = mayPlay(placing.fillers, match);
      return instants.some((instant) => placing.elsewhere.areFree(clubs, instant, restElsewhere));
    };
    for (const strict of calm && daysLeft > 0 ? [true] : [true, false]) {
      for (const match of ranked) {
        if (today.length >= wanted) break;
        if (!ready(match.one, day, strict) || !ready(match.other, day, strict) || !freeElsewhere(match)) continue;
        today.push(match);
        for (const club of [match.one, match.other]) plays(club, day);
      }
    }
    if (today.length === 0) continue;
    const chosen = new Set(today);
    open = open.filter((match) => !chosen.has(match));
    const kickoffs = placeRound(
      today.map(({ match }) => match),
      at,
      placing,
    );
    for (const [position, { match }] of today.entries()) dated.push({ match, day, kickoff: kickoffs[position] ?? 0 });
  }
  if (open.length > 0) throw new Error(`${open.length} matches of ${placing.world.id} find no day`);
  return dated;
}
