import type { Names } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { shortened, suffixed, type Variant, weaker } from "#demo/schedule/derived/variants.ts";
import { weekdays } from "#demo/schedule/zone-clock.ts";
import type { Calendar, Club, League, Slot, Weekday } from "#demo/world/shape.ts";

type MonthDay = `${number}-${number}`;

/** A youth, reserve or women's league of the clubs of a senior league. */
export type DerivedRow = {
  key: string;
  /** The senior league's key. */
  base: string;
  variant: Variant;
  code: string;
  /** Where fans know it by a name of its own; the other languages name it after the senior league. */
  names?: Partial<Names>;
  start: MonthDay;
  end: MonthDay;
  /** "mon-thu 10:00 13:30; sat 11:00": each time on each of the days. */
  slots: string;
  legs?: 1 | 2 | 3 | 4;
  popularity: number;
};

export type Derived = { league: League; baseOf: ReadonlyMap<string, string>; variant: Variant };

export function derive(row: DerivedRow, sport: Sport, base: League): Derived {
  const senior = base.competition;
  const composed = suffixed(senior.names, sport, row.variant);
  const baseOf = new Map<string, string>();
  const clubs = base.clubs.map((club): Club => {
    const key = `${club.key}-${row.variant}`;
    baseOf.set(key, club.key);
    return {
      ...club,
      key,
      names: suffixed(club.names, sport, row.variant),
      short: shortened(club.short, club.code, row.variant),
      // Such sides play beside the training pitches, not in the big stadium.
      ground: `${club.city} Training Ground`,
      capacity: Math.max(300, Math.min(5000, Math.round(club.capacity / 1000) * 100)),
      strength: Math.max(700, club.strength - weaker[row.variant]),
    };
  });
  return {
    variant: row.variant,
    baseOf,
    league: {
      clubs,
      competition: {
        ...senior,
        key: row.key,
        names: { ...composed, ...row.names },
        code: row.code,
        level: Math.min(20, senior.level + (row.variant === "women" ? 0 : 5)),
        format: { kind: "league", legs: row.legs ?? 2 },
        calendar: { start: row.start, end: row.end, timeZone: senior.calendar.timeZone, slots: slotsOf(row.slots) },
        zones: [[1, 1, "champion"]],
        popularity: row.popularity,
        founded: Math.max(senior.founded, 1995),
        holders: clubs[0]?.key ?? "",
        recordWinners: [],
      },
    },
  };
}

function slotsOf(text: string): Calendar["slots"] {
  return text.split(";").flatMap((part) => {
    const [days = "", ...times] = part.trim().split(/\s+/);
    return daysOf(days).flatMap((day) => times.map((time): Slot => [day, time as `${number}:${number}`, 1]));
  });
}

function daysOf(text: string): Weekday[] {
  return text.split(",").flatMap((span) => {
    const [from = "", to = from] = span.split("-");
    const first = weekdays.indexOf(from as Weekday);
    const last = weekdays.indexOf(to as Weekday);
    if (first < 0 || last < first) throw new Error(`"${span}" names no weekdays`);
    return weekdays.slice(first, last + 1);
  });
}
