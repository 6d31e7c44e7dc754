import { type Day, isMainWindow } from "#demo/people/calendar.ts";
import { findOffer, type Offer } from "#demo/people/market.ts";
import { addLife, type ClubState, isForeigner, type Life, skillAt } from "#demo/people/population.ts";
import { positionOf } from "#demo/people/roles.ts";
import type { Position, Role } from "#demo/people/shape.ts";
import { join, leave } from "#demo/people/stints.ts";
import { ageLoss, marketValue, roundMoney } from "#demo/people/talent.ts";
import type { OpenWindow } from "#demo/people/window.ts";

/** Share of the gaps that a club fills from its own academy. */
const academyShare = { main: 0.27, midway: 0.15 };
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
    if (turn) for (const role of gaps(turn.club)) hire(open, turn, role, queue);
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
  const { club } = turn;
  const { draw, market, population, opens } = open;
  const { home } = club;
  const position = positionOf[role];
  const main = isMainWindow(home.rhythm, open.window);
  const foreign = wantsForeigner(club, position);
  if (!foreign && draw.chance(main ? academyShare.main : academyShare.midway)) return promote(open, club, role);

  const skill = club.level + 0.8 + (foreign ? 1 : 0) + draw.normal() * 3.5;
  for (let attempt = 0; attempt < (foreign ? nationsTried : 1); attempt += 1) {
    const nationality = foreign ? draw.weighted(home.mix.countries, home.mix.weights) : home.nationality;
    const found = findOffer(market, draw, { club, role, position, nationality, skill });
    if (found) return sign(open, turn, found, queue);
  }
  if (!foreign && draw.chance(0.35)) return promote(open, club, role);
  const life = addLife(population, draw, {
    nationality: foreign ? draw.weighted(home.mix.countries, home.mix.weights) : home.nationality,
    women: home.women,
    role,
    age: (foreign ? 21 : 19.5) + Math.abs(draw.normal()) * 4,
    day: opens,
    skill,
  });
  const value = marketValue(population.sport, skill, 25, home.popularity);
  const fee = value > 300_000 && draw.chance(0.5) ? roundMoney(value * (0.5 + draw.float())) : undefined;
  join(population, draw, { club, life, day: moveDay(open, turn, life), arrival: fee ? { kind: "fee", fee } : { kind: "free" }, since: opens });
}

function wantsForeigner(club: ClubState, position: Position): boolean {
  if (position === "goalkeeper" && !club.home.mix.keepers) return false;
  let held = 0;
  for (const life of club.members) if (isForeigner(club, life)) held += 1;
  return held < club.foreigners;
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
  join(population, draw, { club, life, day: opens, arrival: { kind: "youth" }, since: opens });
}

function sign(open: OpenWindow, turn: Turn, entry: Offer, queue: Turn[]): void {
  const { club } = turn;
  const { population, draw, opens } = open;
  const { life, from, terms } = entry;
  entry.gone = true;
  if (terms === "free") {
    const before = life.stints.at(-1);
    const left = before?.departure;
    const day = Math.max(moveDay(open, turn, life), before?.until ?? 0);
    // Known at once where he goes, if he goes at once.
    if (left && from) left.other = club;
    join(population, draw, { club, life, day, arrival: { kind: "free", ...(from && { other: from }) }, since: opens });
    return;
  }
  const seller = life.club;
  if (!seller) return;
  const day = moveDay(open, turn, life);
  const ends = open.window + (isMainWindow(club.home.rhythm, open.window) ? 2 : 1);
  const kind = terms === "loan" ? "loan" : "fee";
  const fee = terms === "loan" ? undefined : feeOf(open, entry, seller, club);
  const move = kind === "loan" ? { kind } as const : fee ? { kind, fee } as const : { kind: "free" } as const;
  leave(life, day, { ...move, other: club });
  join(population, draw, { club, life, day, arrival: { ...move, other: seller }, since: opens, ...(kind === "loan" && { lender: seller }) });
  if (kind === "loan") population.loans.push({ life, ends });
  queue.push({ club: seller, lost: day });
}

function feeOf({ population, draw, opens }: OpenWindow, entry: Offer, seller: ClubState, buyer: ClubState): number | undefined {
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
