import { bracketText, type Groups, groupLetters } from "@scoreline/domain/contest/bracket";
import { clubBracketText } from "@scoreline/domain/contest/club-bracket";
import { matchPickText, teamsPickText } from "@scoreline/domain/contest/picks";
import type { Sport } from "@scoreline/domain/sport";
import { stagesOfSeason } from "@scoreline/store/catalogue/catalogue";
import { type Contest, livingContests, slotsOf } from "@scoreline/store/contest/contests";
import { crowdIds, entrantsOf, formOf } from "@scoreline/store/contest/crowd";
import { enter, type SlotPick } from "@scoreline/store/contest/entries";
import type { Database } from "@scoreline/store/engine/open";
import { loadMatches, matchesOfSeason } from "@scoreline/store/match/matches";
import { isOfClubs } from "#contest/club-results.ts";
import { bringFriends, inWaves, type LetIn, postAndLike } from "#contest/crowd-people.ts";
import type { Crowd, Form } from "#contest/crowd-port.ts";

/** People come in so many waves while a contest is open: a wave enters together. */
const waves = 30;
/** So many waves are let in at a time: whoever looks at pages meanwhile does not wait long. */
const wavesAtOnce = 4;
const noForm: Record<Sport, Form> = {
  football: { scored: 1.2, conceded: 1.4 },
  basketball: { scored: 80, conceded: 84 },
};

type Guests = { next: number; letIn: LetIn };

/** Lets the demo world's people in, through the same door as everybody: each when their time has come. */
export class CrowdDoor {
  readonly #crowd: Crowd;
  readonly #guests = new Map<number, Guests>();
  #ids: ReadonlyMap<number, number> | undefined;

  constructor(crowd: Crowd) {
    this.#crowd = crowd;
  }

  /** Says for which contests more of them are on their way who should have been there by now. */
  async enter(database: Database, now: number): Promise<Set<number>> {
    const { seed, size, person } = this.#crowd;
    this.#ids ??= await crowdIds(
      database,
      seed,
      Array.from({ length: size }, (_, i) => person(i)),
      now,
    );
    const waiting = new Set<number>();
    let left = wavesAtOnce;
    // What is on comes first, and of all what closes or closed closest to now: people look there.
    const isOver = ({ closesAt }: Contest) => Number(closesAt <= now);
    const apart = ({ closesAt }: Contest) => Math.abs(closesAt - now);
    const contests = (await livingContests(database)).toSorted((a, b) => isOver(a) - isOver(b) || apart(a) - apart(b));
    for (const contest of contests) {
      if (contest.opensAt > now) continue;
      if (contest.life !== "draft" && contest.life !== "open") continue;
      const guests = this.#guests.get(contest.id) ?? (await this.#invite(database, contest));
      this.#guests.set(contest.id, guests);
      const span = contest.closesAt - contest.opensAt;
      const due = () => contest.opensAt + (span * guests.next) / waves;
      while (guests.next < waves && due() <= now && left > 0) {
        if (await guests.letIn(guests.next, Math.floor(due()))) left -= 1;
        guests.next += 1;
      }
      if (guests.next < waves && due() <= now) waiting.add(contest.id);
    }
    return waiting;
  }

  async #invite(database: Database, contest: Contest): Promise<Guests> {
    const [crowd, ids] = [this.#crowd, this.#ids ?? new Map<number, number>()];
    const there = await entrantsOf(database, contest.id);
    const door = { database, crowd, ids, waves };
    if (contest.mode === "referral") return { next: 0, letIn: await bringFriends(door, contest, there) };
    if (contest.mode === "video") return { next: 0, letIn: await postAndLike(door, contest, there) };
    const people = Array.from({ length: crowd.size }, (_, index) => index);
    const byWave = inWaves(
      people.filter((index) => !there.has(ids.get(index) ?? 0)),
      (index) => crowd.arrival(index, contest.id),
      waves,
    );
    const choose = await this.#chooser(database, contest);
    const letIn: LetIn = async (wave, at) => {
      const entrants = (byWave.get(wave) ?? []).flatMap((index) => {
        const userId = ids.get(index);
        const picks = choose(index);
        return userId !== undefined && picks.length > 0 ? [{ userId, picks }] : [];
      });
      if (entrants.length > 0) await enter(database, contest.id, entrants, { at });
      return entrants.length > 0;
    };
    return { next: 0, letIn };
  }

  async #chooser(database: Database, contest: Contest): Promise<(index: number) => SlotPick[]> {
    const { id, sport, mode, opensAt } = contest;
    const teams = contest.rules.teams ?? [];
    if (mode === "matches") return this.#matchChooser(database, contest);
    const forms = await formOf(database, sport, teams, opensAt);
    const formed = teams.map((team) => ({ id: team, form: forms.get(team) ?? noForm[sport] }));
    if (mode === "winner" || mode === "finalists") {
      return (index) => {
        const chosen = this.#crowd.teams(index, id, formed, mode === "winner" ? 1 : 2);
        return [{ slot: 0, pick: teamsPickText({ teams: chosen }) }];
      };
    }
    if (mode !== "bracket") return () => [];
    const strength = new Map(formed.map(({ id: team, form }) => [team, form.scored - form.conceded]));
    if (isOfClubs(contest))
      return (index) => {
        const winners = this.#crowd.clubs(index, id, teams, strength);
        return [{ slot: 0, pick: clubBracketText(teams, winners) }];
      };
    const groups = await groupsOf(database, contest);
    if (!groups) return () => [];
    return (index) => [{ slot: 0, pick: bracketText(this.#crowd.bracket(index, id, groups, strength)) }];
  }

  async #matchChooser(
    database: Database,
    { id, sport, opensAt, joker }: Contest,
  ): Promise<(index: number) => SlotPick[]> {
    const slots = (await slotsOf(database, id)).map(({ slot }) => slot);
    const heads = await loadMatches(database, slots);
    const ids = heads.flatMap(({ home, away }) =>
      [home, away].flatMap((side) => ("teamId" in side ? [side.teamId] : [])),
    );
    const forms = await formOf(database, sport, ids, opensAt);
    const form = (side: (typeof heads)[number]["home"]) =>
      ("teamId" in side ? forms.get(side.teamId) : undefined) ?? noForm[sport];
    return (index) => {
      const favourite = joker ? this.#crowd.joker(index, id, slots) : undefined;
      return heads.flatMap(({ id: slot, home, away }) => {
        const match = { id: slot, sport, home: form(home), away: form(away), joker: slot === favourite };
        const pick = this.#crowd.pick(index, id, match);
        if (!pick) return [];
        const { outcome, score, sure = false, joker: doubled = false } = pick;
        const said = score ? { home: score.home, away: score.away } : {};
        return [{ slot, pick: matchPickText(pick), outcome, ...said, sure, joker: doubled }];
      });
    };
  }
}

async function groupsOf(database: Database, { seasonId }: Contest): Promise<Groups | undefined> {
  if (seasonId === null) return undefined;
  const [stages, heads] = await Promise.all([stagesOfSeason(database, seasonId), matchesOfSeason(database, seasonId)]);
  const groups = groupLetters.map((letter) => {
    const stage = stages.find(({ name }) => name === `group-${letter.toLowerCase()}`);
    const teams = heads
      .filter(({ stageId }) => stage && stageId === stage.id)
      .flatMap(({ home, away }) => [home, away].flatMap((side) => ("teamId" in side ? [side.teamId] : [])));
    return [letter, [...new Set(teams)]] as const;
  });
  return groups.every(([, teams]) => teams.length === 4)
    ? (Object.fromEntries(groups) as unknown as Groups)
    : undefined;
}
