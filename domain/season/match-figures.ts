import type { StoredEvent } from "#facts.ts";
import type { LineUps, PlayerRating } from "#match/details/details.ts";
import type { BoxScore } from "#match/figures/statistics.ts";
import type { CareerSum } from "#season/career.ts";
import { minutesPlayed } from "#season/minutes-played.ts";
import { deedsOf } from "#season/player-match.ts";
import type { Side } from "#sport.ts";

/** What is known of a match that is over, as far as careers count it. */
export type MatchSheet = {
  lineUps?: LineUps<number> | undefined;
  box?: BoxScore<number> | undefined;
  ratings?: readonly PlayerRating<number>[] | undefined;
  events: readonly StoredEvent[];
};

const sides = ["home", "away"] as const;

/** What everybody who took part in a match adds to a career, by player. */
export function matchFigures(sheet: MatchSheet): Map<number, { side: Side; figures: CareerSum }> {
  const found = sheet.box ? basketballFigures(sheet.box) : footballFigures(sheet);
  for (const { player, rating } of sheet.ratings ?? []) {
    const own = found.get(player);
    if (own) own.figures.rating = rating;
  }
  return found;
}

type Found = Map<number, { side: Side; figures: CareerSum }>;

function basketballFigures(box: BoxScore<number>): Found {
  const found: Found = new Map();
  for (const side of sides) {
    for (const row of box[side].players) {
      if (!row.played && row.seconds === 0) continue;
      const figures = {
        appearances: 1,
        starts: row.starter ? 1 : 0,
        minutes: Math.round(row.seconds / 60),
        points: row.pts,
        rebounds: row.reb,
        assists: row.ast,
        steals: row.stl,
        blocks: row.blk,
        threes: row.tpm,
      };
      found.set(row.player, { side, figures });
    }
  }
  return found;
}

function footballFigures({ lineUps, events }: MatchSheet): Found {
  const found: Found = new Map();
  if (!lineUps?.confirmed) return found;
  const own = inOrder(events);
  const length = own.some(({ phase }) => phase === "extra-first" || phase === "extra-second") ? 120 : 90;
  for (const side of sides) {
    const starters = lineUps[side].starters.map(({ player }) => player);
    const ofSide = own.filter((event) => "side" in event && event.side === side);
    for (const [player, minutes] of minutesPlayed(starters, ofSide, length)) {
      const { goals, assists, yellow, red } = deedsOf(player, own);
      const starts = starters.includes(player) ? 1 : 0;
      found.set(player, { side, figures: { appearances: 1, starts, minutes, goals, assists, yellow, red } });
    }
  }
  return found;
}

type Told = Extract<StoredEvent, { minute: number }>;

function inOrder(events: readonly StoredEvent[]): Told[] {
  const told = events.filter((event): event is Told => "minute" in event);
  return told.sort((one, other) => one.minute - other.minute || (one.added ?? 0) - (other.added ?? 0));
}
