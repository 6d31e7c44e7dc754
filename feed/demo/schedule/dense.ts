import { type Meeting, type Placing, placeRound } from "#demo/schedule/place-round.ts";
import { clubOf } from "#demo/schedule/plan-types.ts";
import type { SeasonDays } from "#demo/schedule/seasons.ts";
import { isPlayable, type SlotAt } from "#demo/schedule/windows.ts";
import { type DayNumber, minutesOf, weekdayOf, weekdays } from "#demo/schedule/zone-clock.ts";
import type { Slot } from "#demo/world/shape.ts";

export type Dated<Match extends Meeting> = { match: Match; day: DayNumber; kickoff: number };

/**
 * A season with more games than a round a week could hold, spread over nearly every day: each day takes its share of
 * what is left, of clubs that have rested, those first that have most left to play.
 */
export function spreadDaily<Match extends Meeting>(
  matches: readonly Match[],
  slots: readonly Slot[],
  season: SeasonDays,
  placing: Placing,
): Dated<Match>[] {
  const byWeekday = weekdays.map((weekday) =>
    slots.filter(([day]) => day === weekday).map(([, time, share]) => ({ minutes: minutesOf(time), share })),
  );
  const shares = byWeekday.map((list) => list.reduce((sum, { share }) => sum + share, 0));
  const days: DayNumber[] = [];
  for (let day = season.from; day <= season.end; day += 1)
    if (isPlayable(day, season) && (shares[weekdayOf(day)] ?? 0) > 0) days.push(day);
  const total = days.reduce((sum, day) => sum + (shares[weekdayOf(day)] ?? 0), 0);

  const left = new Map<string, number>();
  for (const match of matches) for (const club of clubsOf(match)) left.set(club, (left.get(club) ?? 0) + 1);
  const games = Math.max(...left.values());
  const lastDays = new Map<string, number[]>();
  // A club plays every `rest` days on average: below two and a half it has to play on two days running now and then.
  const rest = days.length / games;
  const ready = (match: Match, day: DayNumber, strict: boolean) =>
    clubsOf(match).every((club) => {
      const [last = 0, previous = 0] = lastDays.get(club) ?? [];
      if (day === last) return false;
      if (day - last === 1) return !strict && day - previous > 2;
      return true;
    });

  let open = [...matches];
  const dated: Dated<Match>[] = [];
  let passed = 0;
  for (const [index, day] of days.entries()) {
    passed += shares[weekdayOf(day)] ?? 0;
    const daysLeft = days.length - index - 1;
    // A little ahead of time, so that the last days can take what was pushed back.
    const wanted = Math.min(matches.length, Math.ceil(matches.length * Math.min(1, (passed / total) * 1.02))) - dated.length;
    if (wanted <= 0 && daysLeft > 0) continue;
    const urgency = (match: Match) => clubsOf(match).reduce((sum, club) => sum + (left.get(club) ?? 0), 0);
    const ranked = open.map((match) => ({ match, rank: urgency(match) + placing.random.float() * 3 }));
    ranked.sort((one, other) => other.rank - one.rank);
    const today: Match[] = [];
    const playing = new Set<string>();
    for (const strict of rest > 2.4 && daysLeft > 4 ? [true] : [true, false]) {
      for (const { match } of ranked) {
        if (today.length >= wanted) break;
        if (clubsOf(match).some((club) => playing.has(club)) || !ready(match, day, strict)) continue;
        today.push(match);
        for (const club of clubsOf(match)) playing.add(club);
      }
    }
    if (today.length === 0) continue;
    const chosen = new Set(today);
    open = open.filter((match) => !chosen.has(match));
    const at: SlotAt[] = (byWeekday[weekdayOf(day)] ?? []).map((slot) => ({ day, ...slot }));
    const kickoffs = placeRound(today, at, placing);
    for (const [position, match] of today.entries()) {
      dated.push({ match, day, kickoff: kickoffs[position] ?? 0 });
      for (const club of clubsOf(match)) {
        left.set(club, (left.get(club) ?? 0) - 1);
        lastDays.set(club, [day, lastDays.get(club)?.[0] ?? 0]);
      }
    }
  }
  if (open.length > 0) throw new Error(`${open.length} matches of ${placing.world.id} find no day`);
  return dated;
}

const clubsOf = ({ home, away }: Meeting): string[] => [home, away].flatMap((place) => clubOf(place) ?? []);
