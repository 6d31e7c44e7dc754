import type { Sport } from "@scoreline/domain/sport";
import { competitionNames } from "@scoreline/names/book";
import { suffixed, type Variant, variants } from "@scoreline/names/variants";
import { shortened, weaker } from "#competitions/derived/sides.ts";
import type { Calendar, Club, League, Slot, Weekday } from "#competitions/shape.ts";
import { weekdays } from "#schedule/zone-clock.ts";

type MonthDay = `${number}-${number}`;

/** A youth, reserve or women's league of the clubs of a senior league. */
export type DerivedRow = {
  /** The senior league's key. */
  base: string;
  variant: Variant;
  /** How often everybody meets everybody. */
  legs: 1 | 2 | 3 | 4;
  start: MonthDay;
  end: MonthDay;
  /** "mon,wed 10:00 13:30; sat 11:00": each time on each of the days. */
  slots: string;
};

const isVariant = (text: string): text is Variant => variants.some((variant) => variant === text);
const isLegs = (legs: number): legs is DerivedRow["legs"] => [1, 2, 3, 4].includes(legs);

/** Rows written as "senior league | side | legs | start | end | slots", one a line. */
export function readRows(table: string): DerivedRow[] {
  return table
    .trim()
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [base = "", variant = "", times = "", start = "", end = "", slots = ""] = line
        .split("|")
        .map((cell) => cell.trim());
      const legs = Number(times);
      if (!isVariant(variant) || !isLegs(legs)) throw new Error(`"${line}" is no row of a derived league`);
      return { base, variant, legs, start: start as MonthDay, end: end as MonthDay, slots };
    });
}

export type Derived = { league: League; baseOf: ReadonlyMap<string, string>; variant: Variant };

export function derive(row: DerivedRow, sport: Sport, base: League): Derived {
  const senior = base.competition;
  const key = `${senior.key}-${row.variant}`;
  const composed = suffixed(senior.names, sport, row.variant);
  const baseOf = new Map<string, string>();
  // A reserve side that plays among seniors has no sides of its own.
  const parents = base.clubs.filter((club) => !/-(reserves|ii|b|u\d\d)$/.test(club.key));
  const clubs = parents.map((club): Club => {
    const side = `${club.key}-${row.variant}`;
    baseOf.set(side, club.key);
    return {
      ...club,
      key: side,
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
        key,
        // Some have a name of their own; where a language has none, they are called after the senior league.
        names: { ...composed, ...competitionNames(sport, { key }) },
        code: codeOf(senior.code, row.variant),
        level: Math.min(20, senior.level + (row.variant === "women" ? 0 : 5)),
        format: { kind: "league", legs: row.legs },
        calendar: { start: row.start, end: row.end, timeZone: senior.calendar.timeZone, slots: slotsOf(row.slots) },
        zones: [[1, 1, "champion"]],
        popularity: popularityOf(senior.popularity, row.variant),
        founded: Math.max(senior.founded, 1995),
        holders: clubs[0]?.key ?? "",
        recordWinners: [],
      },
    },
  };
}

const codeOf = (code: string, variant: Variant) =>
  `${code.slice(0, 3)}${variant === "women" ? "W" : variant === "reserves" ? "RES" : variant.toUpperCase()}`;

/** They stand at the bottom of every list. */
const popularityOf = (senior: number, variant: Variant) =>
  Math.max(1, Math.round((senior / 100) * (variant === "women" ? 12 : variant === "u18" || variant === "u19" ? 6 : 9)));

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
