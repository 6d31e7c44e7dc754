import type { Sport } from "@scoreline/domain/sport";
import { ageAt, type Day } from "#people/calendar.ts";
import type { Position, Role } from "#people/person.ts";
import { type ClubState, type Life, skillAt } from "#people/population/population.ts";
import type { Rng } from "#random.ts";

/** Who can be had in a window, and on what terms. */
export type TransferTerms = "free" | "sale" | "loan";
export type Offer = {
  life: Life;
  terms: TransferTerms;
  skill: number;
  age: number /** The club that offers or has just released. */;
  from?: ClubState;
  gone: boolean;
};

export type TransferMarket = { day: Day; offers: Map<string, Offer[]>; byLife: Map<Life, Offer> };

export type Wish = { club: ClubState; role: Role; position: Position; nationality: string; skill: number };

/** Points of skill that a newcomer may be below or above what the club had in mind; who is better costs too much. */
const below = 7;
const above = 4;

export function newMarket(day: Day): TransferMarket {
  return { day, offers: new Map(), byLife: new Map() };
}

export function offer(market: TransferMarket, sport: Sport, life: Life, terms: TransferTerms, from?: ClubState): void {
  const entry: Offer = {
    life,
    terms,
    skill: skillAt(sport, life, market.day),
    age: ageAt(life.born, market.day),
    ...(from && { from }),
    gone: false,
  };
  const key = keyOf(life.nationality, life.position, life.women);
  const list = market.offers.get(key);
  if (list) list.push(entry);
  else market.offers.set(key, [entry]);
  market.byLife.set(life, entry);
}

function keyOf(nationality: string, position: Position, women: boolean): string {
  return `${women ? "w " : ""}${nationality} ${position}`;
}

export function findOffer(market: TransferMarket, draw: Rng, wish: Wish): Offer | undefined {
  const list = market.offers.get(keyOf(wish.nationality, wish.position, wish.club.home.women));
  let best: Offer | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const entry of list ?? []) {
    if (entry.gone || entry.from === wish.club) continue;
    const gap = Math.abs(entry.skill - wish.skill);
    if (gap > (entry.skill > wish.skill ? above : below)) continue;
    const score =
      -gap +
      (entry.life.role === wish.role ? 3 : 0) +
      (entry.from?.home.country === wish.club.home.country ? 2 : 0) +
      (entry.terms === "sale" ? 0 : 1) -
      Math.max(0, entry.age - 31) +
      draw.float() * 3;
    if (score > bestScore) {
      best = entry;
      bestScore = score;
    }
  }
  return best;
}
