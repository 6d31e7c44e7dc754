const namesInPart = 1_024;

type Part = { names: string[]; places: number[]; text: string; starts: number[] };

/** Whether a name has letters of the plain alphabet, and others. */
const plain = /[a-z0-9]/;
const other = /[^a-z0-9]/;

/**
 * Names without their spaces in a few long texts: finds `hanoi` in Hà Nội, and what is typed across words. What is typed in
 * plain letters is only looked for among names that have some, and the other way round.
 */
export class JoinedNames {
  readonly #plain: Part[] = [];
  readonly #other: Part[] = [];
  /** Names that have both. */
  readonly #mixed: Part[] = [];

  add(name: string, place: number): void {
    const joined = name.replaceAll(" ", "");
    const parts = !other.test(joined) ? this.#plain : plain.test(joined) ? this.#mixed : this.#other;
    let part = parts.at(-1);
    if (!part || part.names.length >= namesInPart) {
      part = { names: [], places: [], text: "", starts: [] };
      parts.push(part);
    }
    part.names.push(joined);
    part.places.push(place);
    part.text = "";
  }

  forEachPlace(typed: string, visit: (place: number) => void): void {
    if (!other.test(typed)) look(this.#plain, typed, visit);
    if (!plain.test(typed)) look(this.#other, typed, visit);
    look(this.#mixed, typed, visit);
  }
}

function look(parts: readonly Part[], typed: string, visit: (place: number) => void): void {
  for (const part of parts) {
    if (part.text === "") write(part);
    let at = part.text.indexOf(typed);
    while (at >= 0) {
      const which = lastAtOrBefore(part.starts, at);
      visit(part.places[which] ?? 0);
      at = part.text.indexOf(typed, part.starts[which + 1] ?? part.text.length);
    }
  }
}

function write(part: Part): void {
  part.starts = [];
  let length = 0;
  for (const name of part.names) {
    part.starts.push(length);
    length += name.length + 1;
  }
  part.text = part.names.join("\n");
}

function lastAtOrBefore(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
