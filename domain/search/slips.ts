/** How many slips a word of this length may have: short words are too close to each other. */
export function allowedSlips(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Nobody types a longer word; and thousands are compared in a search, so that the rows are the same ones every time. */
const longest = 64;
const widest = longest + 3;
const rows = [new Uint8Array(widest), new Uint8Array(widest), new Uint8Array(widest)] as const;

/**
 * The fewest slips (a letter missing, too many, another one, or two in the wrong order) that turn `typed` into the
 * beginning of `word`; more than `most` is answered as `most + 1`, without working it out.
 */
export function slipsToPrefix(typed: string, word: string, most: number): number {
  const columns = Math.min(word.length, typed.length + most);
  if (typed.length > columns + most) return most + 1;
  if (typed.length > longest) return most + 1;
  let [before, above, current] = rows;
  for (let column = 0; column <= columns; column++) above[column] = column;
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= columns; column++) {
      const same = typed[row - 1] === word[column - 1];
      let slips = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      current[column] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return most + 1;
    [before, above, current] = [above, current, before];
  }
  let fewest = most + 1;
  for (let column = 0; column <= columns; column++) fewest = Math.min(fewest, above[column] ?? fewest);
  return fewest;
}
