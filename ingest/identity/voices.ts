import { mayTellState, outranks, type Ranking } from "@scoreline/domain/identity/whose-word";
import type { AnyState } from "@scoreline/domain/match/state/state";
import type { Transaction } from "@scoreline/store/engine/open";
import type { Entity } from "@scoreline/store/intake/intake";
import { othersNaming, saveTellers, type Teller, tellersOf } from "@scoreline/store/intake/sharing";
import { type ToldSubject, toldOf, untell } from "@scoreline/store/intake/told";
import type { KnownBatch } from "#identity/known.ts";

/**
 * How a source speaks of a thing: `replace` where nobody else names it, `lead` where it is the most trusted of those who do,
 * `fill` where another one is and only what is missing is taken.
 */
export type Manner = "replace" | "lead" | "fill";

type Ids = Partial<Record<Entity, Iterable<number>>>;
type Speaker = { tx: Transaction; source: string; ranking: Ranking };

/**
 * Whose word counts on the things that a batch speaks of, where several sources do. The order of the sources is the order of
 * trust; one that does not run any more has no say. See docs/decisions/0012.
 */
export class Voices {
  readonly #speaker: Speaker;
  readonly #named = new Map<string, string>();
  readonly #tellers = new Map<string, string>();
  readonly #sharers = new Map<string, string[]>();
  readonly #changed = new Map<string, Teller>();

  private constructor(speaker: Speaker) {
    this.#speaker = speaker;
  }

  /** Where no other source has named anything, nothing has to be asked. */
  static async open(speaker: Speaker, others: boolean, known: KnownBatch, due: readonly number[]): Promise<Voices> {
    const voices = new Voices(speaker);
    if (others) await voices.#load(idsOf(known, due));
    return voices;
  }

  manner(entity: Entity, id: number): Manner {
    const sharers = this.#sharers.get(keyOf(entity, id));
    if (!sharers) return "replace";
    const { ranking, source } = this.#speaker;
    return sharers.every((other) => outranks(ranking, source, other)) ? "lead" : "fill";
  }

  /** Whether the last word on something was this source's: where it was not, times of its own say nothing. */
  isOwn(entity: Entity, id: number, what: string): boolean {
    const teller = this.#teller(entity, id, what);
    return teller === undefined || teller === this.#speaker.source;
  }

  /** From now on this source is heard on it. */
  take(entity: Entity, id: number, what: string): void {
    const key = keyOf(entity, id);
    if (!this.#sharers.has(key) || this.#tellers.get(`${key} ${what}`) === this.#speaker.source) return;
    this.#tellers.set(`${key} ${what}`, this.#speaker.source);
    this.#changed.set(`${key} ${what}`, { entity, id, what, source: this.#speaker.source });
  }

  mayTellState(id: number, told: { state: AnyState; stateAt: number }, wordAt: number, now: number): boolean {
    const by = this.#teller("matches", id, "state");
    // Nobody has said more than that it is planned.
    if (by === undefined || told.stateAt === 0) return true;
    const { ranking, source } = this.#speaker;
    return mayTellState(ranking, source, { by, at: told.stateAt, state: told.state }, wordAt, now);
  }

  /**
   * What this source may tell of some things, one source at a time: all that nobody has told, and what a less trusted one
   * has; of the latter, `taken`, what is stored has to go.
   */
  async heard(
    entity: Entity,
    subject: ToldSubject,
    ids: readonly number[],
  ): Promise<{ mayTell(id: number): boolean; taken: number[] }> {
    const { source, ranking, tx } = this.#speaker;
    const what = nameOf(subject);
    const shared = [...new Set(ids)].filter((id) => this.#sharers.has(keyOf(entity, id)));
    const foreign = shared.filter((id) => !this.isOwn(entity, id, what));
    const implied = foreign.filter((id) => !this.#tellers.has(`${keyOf(entity, id)} ${what}`));
    const told = new Set(await toldOf(tx, subject, implied));
    const silenced = new Set<number>();
    const taken: number[] = [];
    for (const id of foreign) {
      const untold = implied.includes(id) && !told.has(id);
      const teller = this.#teller(entity, id, what) ?? source;
      if (!untold && !outranks(ranking, source, teller)) silenced.add(id);
      else {
        if (!untold) taken.push(id);
        this.take(entity, id, what);
      }
    }
    return { mayTell: (id) => !silenced.has(id), taken };
  }

  /** Those of the messages that this source may tell; what a less trusted one had told is gone. */
  async allowed<Message>(
    entity: Entity,
    subject: ToldSubject,
    messages: readonly Message[],
    idOf: (message: Message) => number,
  ): Promise<{ messages: Message[]; gone: Record<string, unknown>[] }> {
    const { mayTell, taken } = await this.heard(entity, subject, messages.map(idOf));
    const gone = await untell(this.#speaker.tx, subject, taken);
    return { messages: messages.filter((message) => mayTell(idOf(message))), gone };
  }

  async save(): Promise<void> {
    await saveTellers(this.#speaker.tx, [...this.#changed.values()]);
  }

  #teller(entity: Entity, id: number, what: string): string | undefined {
    const key = keyOf(entity, id);
    return this.#tellers.get(`${key} ${what}`) ?? this.#named.get(key);
  }

  async #load(ids: Ids): Promise<void> {
    const { tx, source } = this.#speaker;
    const things = Object.entries(ids).map(([entity, some]) => ({ entity: entity as Entity, ids: [...new Set(some)] }));
    const shared = new Map<Entity, Set<number>>();
    for (const { entity, id, what, source: teller } of await tellersOf(tx, things)) {
      if (what === "named") this.#named.set(keyOf(entity, id), teller);
      else this.#tellers.set(`${keyOf(entity, id)} ${what}`, teller);
      shared.set(entity, (shared.get(entity) ?? new Set()).add(id));
    }
    for (const [entity, own] of shared) {
      for (const { id, source: other } of await othersNaming(tx, source, entity, [...own])) {
        const key = keyOf(entity, id);
        this.#sharers.set(key, [...(this.#sharers.get(key) ?? []), other]);
      }
    }
  }
}

function keyOf(entity: Entity, id: number): string {
  return `${entity} ${id}`;
}

function nameOf(subject: ToldSubject): string {
  if (subject.what === "part") return `part ${subject.part}`;
  return subject.what === "list" ? `list ${subject.list}` : subject.what;
}

/** Everything that a batch says something of. */
function idsOf(known: KnownBatch, due: readonly number[]): Ids {
  const things = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const { squads, trophies, careers, transfers, absences, states, events, documents, entries, odds } = known;
  const players = [...careers, ...transfers, ...absences].map(({ playerId }) => playerId);
  const teams = squads.map(({ teamId }) => teamId);
  for (const { playerId, teamId } of trophies) {
    if (playerId !== null) players.push(playerId);
    else if (teamId !== null) teams.push(teamId);
  }
  const matches = [...states, ...events, ...documents, ...entries, ...odds].map(({ matchId }) => matchId);
  return {
    countries: things(known.countries),
    competitions: things(known.competitions),
    seasons: things(known.seasons),
    stages: things(known.stages),
    teams: [...things(known.teams), ...teams],
    players: [...things(known.players), ...players],
    officials: things(known.officials),
    matches: [...things(known.fixtures), ...matches, ...due],
  };
}
