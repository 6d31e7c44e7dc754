import { findVenue, venueKey } from "@scoreline/domain/identity/venue";
import { addVenues, loadVenues, type StoredVenue, saveVenues } from "@scoreline/store/catalogue/venues";
import type { Database, Transaction } from "@scoreline/store/engine/open";
import { given, type Ids } from "#identity/ref-book.ts";

/** A ground as a message names it. */
export type SaidVenue = {
  countryId: number;
  name: string;
  /** Nobody is at home: its country is not told. */
  neutral: boolean;
  city?: string | undefined;
  capacity?: number | undefined;
};

type Shelf = Map<string, StoredVenue[]>;

function put(shelf: Shelf, venue: StoredVenue): void {
  const key = venueKey(venue.name);
  const others = (shelf.get(key) ?? []).filter(({ id }) => id !== venue.id);
  shelf.set(key, [...others, venue]);
}

/** The grounds that we know, by name. They are few: sources give them no ids of their own. */
export class VenueBook {
  readonly #known: Shelf = new Map();
  readonly #alone: boolean;

  private constructor(alone: boolean) {
    this.#alone = alone;
  }

  static async open(database: Database, alone: boolean): Promise<VenueBook> {
    const book = new VenueBook(alone);
    for (const venue of await loadVenues(database)) put(book.#known, venue);
    return book;
  }

  openPage(tx: Transaction, ids: Ids): VenuePage {
    return new VenuePage(this.#known, this.#alone, tx, ids);
  }

  remember(page: VenuePage): void {
    for (const venue of page.met()) put(this.#known, venue);
  }
}

/** A page of its own for one transaction. */
export class VenuePage {
  readonly #known: Shelf;
  readonly #met = new Map<number, StoredVenue>();
  readonly #shelf: Shelf = new Map();
  readonly #tx: Transaction;
  readonly #ids: Ids;
  readonly #fresh: StoredVenue[] = [];
  readonly #changed: StoredVenue[] = [];
  #isComplete: boolean;

  constructor(known: Shelf, complete: boolean, tx: Transaction, ids: Ids) {
    this.#known = known;
    this.#isComplete = complete;
    this.#tx = tx;
    this.#ids = ids;
  }

  async idOf(said: SaidVenue): Promise<number> {
    const found = (await this.#find(said)) ?? (await this.#make(said));
    const { id, city, capacity } = found;
    if ((city === null && said.city) || (capacity === null && said.capacity !== undefined)) {
      const fuller = { ...found, city: city ?? said.city ?? null, capacity: capacity ?? said.capacity ?? null };
      this.#note(fuller);
      this.#changed.push(fuller);
    }
    return id;
  }

  met(): Iterable<StoredVenue> {
    return this.#met.values();
  }

  async save(): Promise<void> {
    const fresh = new Set(this.#fresh.map(({ id }) => id));
    await addVenues(
      this.#tx,
      [...fresh].flatMap((id) => this.#met.get(id) ?? []),
    );
    await saveVenues(
      this.#tx,
      this.#changed.filter(({ id }) => !fresh.has(id)),
    );
  }

  async #find(said: SaidVenue): Promise<StoredVenue | undefined> {
    const found = this.#look(said);
    if (found || this.#isComplete) return found;
    // Another process, or another source, may have met it.
    for (const venue of await loadVenues(this.#tx)) if (!this.#met.has(venue.id)) this.#note(venue);
    this.#isComplete = true;
    return this.#look(said);
  }

  /** Of two grounds of one name on neutral ground the first will do. */
  #look(said: SaidVenue): StoredVenue | undefined {
    const key = venueKey(said.name);
    const own = this.#shelf.get(key) ?? [];
    const known = (this.#known.get(key) ?? []).filter(({ id }) => !this.#met.has(id));
    const [first] = findVenue(
      said,
      [...known, ...own].toSorted((a, b) => a.id - b.id),
    );
    return first;
  }

  async #make({ countryId, name, city, capacity }: SaidVenue): Promise<StoredVenue> {
    const [drawn] = await this.#ids.draw(this.#tx, "venues", 1);
    const venue = { id: given(drawn, "venues"), countryId, name, city: city ?? null, capacity: capacity ?? null };
    this.#note(venue);
    this.#fresh.push(venue);
    return venue;
  }

  #note(venue: StoredVenue): void {
    this.#met.set(venue.id, venue);
    put(this.#shelf, venue);
  }
}
