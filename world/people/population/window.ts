import { ageAt, type Day, isMainWindow, type WindowNumber, windowLength, windowOpens } from "#people/calendar.ts";
import { fillSquads } from "#people/population/hiring.ts";
import { newMarket, offer } from "#people/population/market.ts";
import type { OpenWindow } from "#people/population/open-window.ts";
import { type ClubState, type Life, type Population, skillAt } from "#people/population/population.ts";
import { joinClub, leaveClub, renew } from "#people/population/stints.ts";
import { rng } from "#random.ts";

/** Windows in which somebody without a club looks for one before giving up. */
const patience = 2;

/** One transfer window of the whole world: loans end, contracts run out, the old stop, and every squad is made whole again. */
export function playWindow(population: Population, window: WindowNumber): void {
  const opens = windowOpens(window);
  const open: OpenWindow = {
    population,
    window,
    opens,
    length: windowLength(window),
    draw: rng(population.seed, population.sport, "window", window),
    market: newMarket(opens),
  };
  for (const club of population.clubs) club.recent = club.recent.filter((stint) => stint.until > opens);
  endLoans(open);
  for (const club of population.clubs) {
    const main = isMainWindow(club.home.rhythm, window);
    for (const life of [...club.members]) if (!life.lender) review(open, club, life, main);
    makeRoom(open, club);
  }
  for (const life of population.unattached) offer(open.market, population.sport, life, "free");
  fillSquads(open);
  closeMarket(open);
  population.window = window;
}

function endLoans({ population, window, opens, draw }: OpenWindow): void {
  const running = [];
  for (const loan of population.loans) {
    const { life } = loan;
    const lender = life.lender;
    if (loan.ends > window || !lender) {
      if (lender) running.push(loan);
      continue;
    }
    const borrower = life.club;
    leaveClub(life, opens, { kind: "loan-return", other: lender });
    joinClub(population, draw, {
      club: lender,
      life,
      day: opens,
      arrival: { kind: "loan-return", ...(borrower && { other: borrower }) },
      since: opens,
    });
  }
  population.loans = running;
}

/** What becomes of a member: goes on, is given a new contract, may be had by others, or leaves. */
function review(open: OpenWindow, club: ClubState, life: Life, main: boolean): void {
  const { population, opens, draw, market } = open;
  const age = ageAt(life.born, opens);
  const ahead = skillAt(population.sport, life, opens) - club.level;
  const tooGood = Math.max(0, ahead - 5);
  const tooWeak = Math.max(0, -7 - ahead - (age < 22 ? 5 : 0));
  if (main && age >= life.retiresAt) {
    leaveClub(life, opens, { kind: "retirement" });
  } else if (life.contract < opens) {
    const stays = 0.62 - 0.05 * tooGood - 0.06 * tooWeak - 0.04 * Math.max(0, age - 31);
    if (draw.chance(Math.max(0.04, stays))) renew(draw, life, opens);
    else release(open, club, life, opens);
  } else {
    const renewed = 0.5 - 0.05 * tooWeak - 0.04 * Math.max(0, age - 30);
    if (main && life.contract < opens + 366 && draw.chance(renewed)) renew(draw, life, opens);
    const learning = population.sport === "football" && main && age < 23.5 && ahead < -4 && life.contract > opens + 366;
    const restless = (0.16 + 0.03 * tooGood + 0.04 * tooWeak) * (main ? 1 : 0.4);
    if (learning && draw.chance(0.6)) offer(market, population.sport, life, "loan", club);
    else if (draw.chance(restless)) offer(market, population.sport, life, "sale", club);
  }
}

function release({ population, market }: OpenWindow, club: ClubState, life: Life, day: Day): void {
  leaveClub(life, day, { kind: "free" });
  offer(market, population.sport, life, "free", club);
}

/** Those who come back from a loan may be one too many: then the least useful has to go. */
function makeRoom(open: OpenWindow, club: ClubState): void {
  const { population, opens, draw, market } = open;
  const worth = (life: Life) => {
    const skill = skillAt(population.sport, life, opens);
    return skill + (ageAt(life.born, opens) < 23 ? 0.5 * (life.prime - skill) : 0);
  };
  for (const [position, roles] of club.template) {
    const held = club.members.filter((life) => life.position === position);
    const surplus = held.length - roles.length;
    if (surplus <= 0) continue;
    const own = held.filter((life) => !life.lender).sort((a, b) => worth(a) - worth(b));
    for (const life of own.slice(0, surplus)) {
      const entry = market.byLife.get(life);
      if (entry) entry.gone = true;
      release(open, club, life, opens + draw.int(1, 20));
    }
  }
}

/** Who has found nothing waits for the next window, unless too old or too long without one. */
function closeMarket({ population, window, opens, market }: OpenWindow): void {
  const waiting = [...market.byLife.values()]
    .filter((entry) => entry.terms === "free" && !entry.gone)
    .map((entry) => entry.life);
  population.unattached = waiting.filter((life) => {
    life.unattachedSince ??= window;
    return window - life.unattachedSince < patience && ageAt(life.born, opens) < 34;
  });
}
