import { setTimeout as pause } from "node:timers/promises";
import { applyDelta, type ScoresMessage } from "@scoreline/contract/live";
import type { LeagueMatches, MatchRow } from "@scoreline/contract/schemas";

type Received = { event: string; id: number; data: string };
type List = { seq: number; rows: Map<number, MatchRow> };

const retryMs = 50;

export async function fetchList(address: string): Promise<List> {
  const response = await fetch(`${address}/api/match/getMatchListv4?lang=EN&timeZone=UTC`);
  if (response.status !== 200) throw new Error(`the list was answered with ${response.status}`);
  const { result } = (await response.json()) as { result: { leagueMatchList: LeagueMatches[]; seq: number } };
  const rows = result.leagueMatchList.flatMap((league) => league.matches.map((row) => [row.matchId, row] as const));
  return { seq: result.seq, rows: new Map(rows) };
}

/** A page without a browser: a list that the stream moves, through every break of the connection. */
export class Reader {
  readonly #addresses: readonly string[];
  readonly #resume: "since" | "last-event-id";
  readonly #stop = new AbortController();
  readonly #done: Promise<void>;
  #rows = new Map<number, MatchRow>();
  #seq = 0;
  #connections = 0;
  /** Numbers of the messages in the order in which they were applied. */
  readonly applied: number[] = [];
  resyncs = 0;
  moves = 0;

  /** With more than one address it goes to the next one after each break, as behind a load balancer. */
  constructor(addresses: readonly string[], resume: "since" | "last-event-id") {
    this.#addresses = addresses;
    this.#resume = resume;
    this.#done = this.#live();
  }

  get seq(): number {
    return this.#seq;
  }

  get rows(): ReadonlyMap<number, MatchRow> {
    return this.#rows;
  }

  get connections(): number {
    return this.#connections;
  }

  async leave(): Promise<void> {
    this.#stop.abort();
    await this.#done;
  }

  async #live(): Promise<void> {
    for (let turn = 0; !this.#stop.signal.aborted; turn++) {
      const address = this.#addresses[turn % this.#addresses.length] ?? "";
      try {
        if (this.#rows.size === 0) await this.#askList(address);
        await this.#listen(address);
      } catch {
        // Gone away in the middle, or not there yet: once more.
      }
      await pause(retryMs, undefined, { signal: this.#stop.signal }).catch(() => {});
    }
  }

  async #askList(address: string): Promise<void> {
    const { seq, rows } = await fetchList(address);
    // Of two servers one may be behind: what we have is whole up to our own number, and may be newer.
    if (seq < this.#seq) return;
    this.#seq = seq;
    this.#rows = rows;
  }

  async #listen(address: string): Promise<void> {
    const query = new URLSearchParams({ topics: "scores:football", since: String(this.#seq) });
    const headers = { "last-event-id": String(this.#seq) };
    if (this.#resume === "last-event-id") query.set("since", "0");
    const response = await fetch(`${address}/api/live/stream?${query}`, {
      signal: this.#stop.signal,
      ...(this.#resume === "last-event-id" && { headers }),
    });
    if (!response.body || response.status !== 200) throw new Error(`the stream was answered with ${response.status}`);
    this.#connections += 1;
    for await (const received of eventsOf(response.body)) {
      if (received.event === "moved") this.moves += 1;
      // Messages wait in the connection until the list is there: none is applied to rows that are not known to be whole.
      if (received.event === "resync") {
        this.resyncs += 1;
        await this.#askList(address);
      }
      if (received.event === "scores") await this.#apply(JSON.parse(received.data), address);
    }
  }

  async #apply(message: ScoresMessage, address: string): Promise<void> {
    if (message.seq <= this.#seq) return;
    this.#seq = message.seq;
    this.applied.push(message.seq);
    for (const delta of message.m) {
      const row = this.#rows.get(delta.i);
      if (row) this.#rows.set(delta.i, applyDelta(row, delta));
    }
    if (message.changed) await this.#askList(address);
  }
}

export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Received> {
  let text = "";
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
      if (field("event")) yield { event: field("event"), id: Number(field("id")), data: field("data") };
    }
  }
}
