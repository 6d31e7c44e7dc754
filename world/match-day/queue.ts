type Entry<Item> = {
  at: number /** Of those with the same number, who came first goes first. */;
  order: number;
  item: Item;
};

/** Things that wait for their time: the one with the smallest number comes out first. */
export class Queue<Item> {
  readonly #heap: Entry<Item>[] = [];
  #added = 0;

  add(item: Item, at: number): void {
    const heap = this.#heap;
    const own = { at, order: this.#added, item };
    this.#added += 1;
    let place = heap.length;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = heap[above];
      if (!other || isBefore(other, own)) break;
      heap[place] = other;
      place = above;
    }
    heap[place] = own;
  }

  /** Takes out what comes first, if its time has come. */
  take(until = Number.POSITIVE_INFINITY): Item | undefined {
    const first = this.#heap[0];
    if (!first || first.at > until) return undefined;
    const last = this.#heap.pop();
    if (last && last !== first) this.#sink(last);
    return first.item;
  }

  /** From the top down to where it belongs. */
  #sink(own: Entry<Item>): void {
    const heap = this.#heap;
    let place = 0;
    for (;;) {
      const left = heap[place * 2 + 1];
      const right = heap[place * 2 + 2];
      const next = left && right && isBefore(right, left) ? right : left;
      if (!next || isBefore(own, next)) break;
      heap[place] = next;
      place = place * 2 + (next === left ? 1 : 2);
    }
    heap[place] = own;
  }
}

function isBefore<Item>(one: Entry<Item>, other: Entry<Item>): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
