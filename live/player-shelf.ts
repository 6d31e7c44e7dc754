import type { PlayerName } from "@scoreline/store/catalogue/names";

const chunkBytes = 1 << 18;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

type Spot = { chunk: Uint8Array; from: number; to: number };

/**
 * Tens of thousands of players, of whom a search shows a handful: as bytes, and read again when they are shown. As objects
 * they took seven times as much.
 */
export class PlayerShelf {
  readonly #chunks: Uint8Array[] = [];
  #filled = chunkBytes;
  /** Where each player stands: the chunk and the bytes in it, as one number each. */
  readonly #spots = new Map<number, number>();
  readonly #lengths = new Map<number, number>();
  #left = 0;

  get size(): number {
    return this.#spots.size;
  }

  put(row: PlayerName): void {
    const bytes = encoder.encode(JSON.stringify(row));
    this.#left += this.#lengths.get(row.id) ?? 0;
    this.#write(row.id, bytes);
    if (this.#left > chunkBytes && this.#left * 2 > this.#chunks.length * chunkBytes) this.#tidy();
  }

  get(id: number): PlayerName | undefined {
    const spot = this.#spot(id);
    return spot && (JSON.parse(decoder.decode(spot.chunk.subarray(spot.from, spot.to))) as PlayerName);
  }

  ids(): IterableIterator<number> {
    return this.#spots.keys();
  }

  #write(id: number, bytes: Uint8Array): void {
    if (this.#filled + bytes.length > chunkBytes) {
      this.#chunks.push(new Uint8Array(Math.max(chunkBytes, bytes.length)));
      this.#filled = 0;
    }
    this.#chunks.at(-1)?.set(bytes, this.#filled);
    this.#spots.set(id, (this.#chunks.length - 1) * chunkBytes + this.#filled);
    this.#lengths.set(id, bytes.length);
    this.#filled += bytes.length;
  }

  #spot(id: number): Spot | undefined {
    const at = this.#spots.get(id);
    if (at === undefined) return undefined;
    const chunk = this.#chunks[Math.floor(at / chunkBytes)];
    const from = at % chunkBytes;
    return chunk && { chunk, from, to: from + (this.#lengths.get(id) ?? 0) };
  }

  /** What was written anew leaves its old bytes behind: when they are most of all, everything is written together again. */
  #tidy(): void {
    const kept = [...this.#spots.keys()].map((id) => {
      const spot = this.#spot(id);
      return [id, spot?.chunk.slice(spot.from, spot.to)] as const;
    });
    this.#chunks.length = 0;
    this.#filled = chunkBytes;
    this.#left = 0;
    for (const [id, bytes] of kept) if (bytes) this.#write(id, bytes);
  }
}
