import { Numbers } from "#search/numbers.ts";

const namesInPart = 1_024;
/** What is held by so many names is held by too many to be looked for in the middle of them. */
const mostFound = 400;

type Part = { text: string; fresh: string[]; length: number; starts: Numbers; places: Numbers };

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
    if (!part || part.starts.length >= namesInPart) {
      part = { text: "", fresh: [], length: 0, starts: new Numbers(), places: new Numbers() };
      parts.push(part);
    }
    part.starts.push(part.length);
    part.places.push(place);
    part.fresh.push(joined);
    part.length += joined.length + 1;
  }

  /** The places of names that hold what is typed, and whether they begin with it. */
  forEachPlace(typed: string, visit: (place: number, begins: boolean) => void): void {
    let left = mostFound;
    const look = (parts: readonly Part[]) => {
      for (const part of parts) {
        if (left <= 0) return;
        left -= lookIn(part, typed, left, visit);
      }
    };
    if (!other.test(typed)) look(this.#plain);
    if (!plain.test(typed)) look(this.#other);
    look(this.#mixed);
  }
}

function lookIn(part: Part, typed: string, most: number, visit: (place: number, begins: boolean) => void): number {
  if (part.fresh.length > 0) {
    // Joined, not added up: what is added up stays a tree of small texts until it is looked through.
    part.text = [part.text, ...part.fresh.map((name) => `${name}\n`)].join("");
    part.fresh = [];
  }
  let found = 0;
  let at = part.text.indexOf(typed);
  while (at >= 0 && found < most) {
    const which = lastAtOrBefore(part.starts, at);
    visit(part.places.at(which), part.starts.at(which) === at);
    found += 1;
    if (which + 1 >= part.starts.length) break;
    at = part.text.indexOf(typed, part.starts.at(which + 1));
  }
  return found;
}

function lastAtOrBefore(starts: Numbers, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts.at(middle) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
