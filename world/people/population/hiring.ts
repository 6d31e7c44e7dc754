import { ageAt, type Day, isMainWindow } from "#people/calendar.ts";
import type { Position, Role } from "#people/person.ts";
import { findOffer, type Offer } from "#people/population/market.ts";
import type { OpenWindow } from "#people/population/open-window.ts";
import {
  addLife,
  type ClubMove,
  type ClubState,
  isForeigner,
  type Life,
  skillAt,
} from "#people/population/population.ts";
import { joinClub, leaveClub } from "#people/population/stints.ts";
import { ageLoss, marketValue, roundMoney } from "#people/population/talent.ts";
import { positionOf } from "#people/roles.ts";
import type { Rng } from "#random.ts";

/** Share of the gaps that a club fills from its own academy. */
const academyShare = { main: 0.27, midway: 0.15 };
/** Clubs above it have heard of everybody who is good enough already. */
const greatLevel = 70;
/** Nations in which a club looks before it takes somebody the world has not heard of. */
const nationsTried = 3;

/** A club that has to act, and the day on which it lost somebody. */
type Turn = { club: ClubState; lost: Day };

/** Every club in turn fills its gaps; who loses somebody to another comes again at the end of the queue. */
export function fillSquads(open: OpenWindow): void {
  const queue: Turn[] = open.draw.shuffle(open.population.clubs).map((club) => ({ club, lost: open.opens }));
  // A purchase takes an offer off the market, so the queue ends.
  for (let next = 0; next < queue.length; next += 1) {
    const turn = queue[next];
    if (turn && turn.club.members.length < turn.club.size)
      for (const role of gaps(turn.club)) hire(open, turn, role, queue);
  }
}

/** The roles of the template that nobody fills. */
function gaps(club: ClubState): Role[] {
  const missing: Role[] = [];
  for (const [position, roles] of club.template) {
    const held = club.members.filter((life) => life.position === position);
    const spare = held.map((life) => life.role);
    const open = roles.filter((role) => {
      const filled = spare.indexOf(role);
      if (filled >= 0) spare.splice(filled, 1);
      return filled < 0;
    });
    missing.push(...open.slice(0, Math.max(0, roles.length - held.length)));
  }
  return missing;
}

function hire(open: OpenWindow, turn: Turn, role: Role, queue: Turn[]): void {
  const { draw } = open;
  const { club } = turn;
  const main = isMainWindow(club.home.rhythm, open.window);
  const foreign = wantsForeigner(club, positionOf[role]);
  if (!foreign && draw.chance(main ? academyShare.main : academyShare.midway)) {
    promote(open, club, role);
    return;
  }
  const skill = club.level + 0.8 + (foreign ? 1 : 0) + draw.normal() * 3.5;
  const found = search(open, club, role, foreign, skill);
  if (found) sign(open, turn, found, queue);
  else if (!foreign && draw.chance(0.35)) promote(open, club, role);
  else discover(open, turn, role, foreign, skill);
}

function search(
  { draw, market }: OpenWindow,
  club: ClubState,
  role: Role,
  foreign: boolean,
  skill: number,
): Offer | undefined {
  for (let attempt = 0; attempt < (foreign ? nationsTried : 1); attempt += 1) {
    const nationality = originOf(draw, club, foreign);
    const found = findOffer(market, draw, { club, role, position: positionOf[role], nationality, skill });
    if (found) return found;
  }
  return undefined;
}

function originOf(draw: Rng, { home }: ClubState, foreign: boolean): string {
  return foreign ? draw.weighted(home.mix.countries, home.mix.weights) : home.nationality;
}

/** Somebody from a club outside the world: a lower league, or a country that has none in it. Great clubs find talents there. */
function discover(open: OpenWindow, turn: Turn, role: Role, foreign: boolean, skill: number): void {
  const { population, draw, opens } = open;
  const { home, level } = turn.club;
  const talent = level > greatLevel;
  const life = addLife(population, draw, {
    nationality: originOf(draw, turn.club, foreign),
    women: home.women,
    role,
    age: talent ? 18.5 + draw.float() * 3.5 : Math.min(31, (foreign ? 21 : 19.5) + Math.abs(draw.normal()) * 4),
    day: opens,
    ...(talent ? { prime: skill + 1 + draw.normal() * 3 } : { skill }),
  });
  const value = marketValue(
    population.sport,
    skillAt(population.sport, life, opens),
    ageAt(life.born, opens),
    home.popularity,
  );
  const fee = value > 300_000 && draw.chance(0.5) ? roundMoney(value * (0.5 + draw.float() * 0.7)) : undefined;
  const arrival: ClubMove = fee ? { kind: "fee", fee } : { kind: "free" };
  joinClub(population, draw, { club: turn.club, life, day: moveDay(open, turn, life), arrival, since: opens });
}

function wantsForeigner(club: ClubState, position: Position): boolean {
  let held = 0;
  let keepers = 0;
  for (const life of club.members) {
    if (!isForeigner(club, life)) continue;
    held += 1;
    if (life.position === "goalkeeper") keepers += 1;
  }
  return held < club.foreigners && (position !== "goalkeeper" || keepers < club.home.mix.keepers);
}

/** Somebody of the club's own youth, who will be as good as the others one day, or better, or not. */
function promote({ population, draw, opens }: OpenWindow, club: ClubState, role: Role): void {
  const { home } = club;
  const age = 17 + draw.float() * 3 + (role === "goalkeeper" ? 1 : 0);
  const promise = club.level + 1.5 + draw.normal() * 5.5;
  const life = addLife(population, draw, {
    nationality: home.nationality,
    women: home.women,
    role,
    age,
    day: opens,
    // Nobody is called up who could not play at all.
    prime: Math.max(promise, club.level - 14 + ageLoss(population.sport, positionOf[role], age)),
    ...(draw.chance(0.4) && { town: home.city }),
  });
  joinClub(population, draw, { club, life, day: opens, arrival: { kind: "youth" }, since: opens });
}

function sign(open: OpenWindow, turn: Turn, entry: Offer, queue: Turn[]): void {
  const { population, draw, opens, window } = open;
  const { club } = turn;
  const { life, from, terms } = entry;
  entry.gone = true;
  const day = Math.max(moveDay(open, turn, life), terms === "free" ? (life.stints.at(-1)?.until ?? 0) : 0);
  const seller = life.club;
  if (!seller) {
    // Who was let go early still has a price.
    const price = from && life.contract > opens + 100 ? feeOf(open, entry, from, club) : undefined;
    const terminal: ClubMove = price ? { kind: "fee", fee: price } : { kind: "free" };
    const left = life.stints.at(-1);
    // Who moves on at once is said to have gone there.
    if (left && from) left.departure = { ...terminal, other: club };
    if (left && price) left.until = day;
    joinClub(population, draw, {
      club,
      life,
      day,
      arrival: { ...terminal, ...(from && { other: from }) },
      since: opens,
    });
    return;
  }
  const fee = terms === "loan" ? undefined : feeOf(open, entry, seller, club);
  const move: ClubMove = terms === "loan" ? { kind: "loan" } : fee ? { kind: "fee", fee } : { kind: "free" };
  leaveClub(life, day, { ...move, other: club });
  const lender = terms === "loan" ? seller : undefined;
  joinClub(population, draw, {
    club,
    life,
    day,
    arrival: { ...move, other: seller },
    since: opens,
    ...(lender && { lender }),
  });
  if (lender) population.loans.push({ life, ends: window + (isMainWindow(club.home.rhythm, window) ? 2 : 1) });
  queue.push({ club: seller, lost: day });
}

function feeOf(
  { population, draw, opens }: OpenWindow,
  entry: Offer,
  seller: ClubState,
  buyer: ClubState,
): number | undefined {
  const money = (seller.home.popularity + buyer.home.popularity) / 2;
  const value = marketValue(population.sport, skillAt(population.sport, entry.life, opens), entry.age, money);
  const yearsLeft = (entry.life.contract - opens) / 365;
  const fee = roundMoney(value * Math.min(1, 0.4 + yearsLeft * 0.25) * (0.7 + draw.float() * 0.8));
  // Small sums are waived.
  return fee < 40_000 ? undefined : fee;
}

/** Many moves are made ready for the first day, others follow soon on a loss, and some wait until the window closes. */
function moveDay({ draw, opens, length }: OpenWindow, { lost }: Turn, life: Life): Day {
  if (life.position === "goalkeeper" || draw.chance(0.35)) return opens;
  if (draw.chance(0.1)) return opens + length - draw.int(1, 4);
  return opens + draw.int(1, Math.min(length - 2, lost - opens + 14));
}
