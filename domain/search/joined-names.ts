const namesInPart = 1_024;

type Part = { names: string[]; places: number[]; text: string; starts: number[] };

/** Names without their spaces in a few long texts: finds `hanoi` in Hà Nội, and what is typed across words. */
export class JoinedNames {
  readonly #parts: Part[] = [];

  add(name: string, place: number): void {
    let part = this.#parts.at(-1);
    if (!part || part.names.length >= namesInPart) {
      part = { names: [], places: [], text: "", starts: [] };
      this.#parts.push(part);
    }
    part.names.push(name.replaceAll(" ", ""));
    part.places.push(place);
    part.text = "";
  }

  forEachPlace(typed: string, visit: (place: number) => void): void {
    for (const part of this.#parts) {
      if (part.text === "") write(part);
      let at = part.text.indexOf(typed);
      while (at >= 0) {
        const which = lastAtOrBefore(part.starts, at);
        visit(part.places[which] ?? 0);
        at = part.text.indexOf(typed, part.starts[which + 1] ?? part.text.length);
      }
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
