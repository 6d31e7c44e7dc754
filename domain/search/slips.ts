/** How many slips a word of this length may have: short words are too close to each other. */
export function allowedSlips(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * The fewest slips (a letter missing, too many, another one, or two in the wrong order) that turn `typed` into the
 * beginning of `word`; more than `most` is answered as `most + 1`, without working it out.
 */
export function slipsToPrefix(typed: string, word: string, most: number): number {
  const columns = Math.min(word.length, typed.length + most);
  if (typed.length > columns + most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
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
      current.push(slips);
      if (slips < least) least = slips;
    }
    if (least > most) return most + 1;
    before = above;
    above = current;
  }
  return Math.min(most + 1, ...above);
}
