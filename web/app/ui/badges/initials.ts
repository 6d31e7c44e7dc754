/** Written before the consonant that they belong to: a name does not begin with them. */
const leadingVowels = /^[เแโใไ]+/;
const withoutSpaces = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** One or two letters that stand for a person. */
export function initials(name: string): string {
  const words = name.split(/[\s·・]+/u).filter(Boolean);
  const [first = "?", last] = words.length > 1 ? [words[0], words.at(-1)] : words;
  // A name in Chinese letters is short, and its first two say most.
  if (last === undefined && withoutSpaces.test(first)) return [...first].slice(0, 2).join("");
  return letter(first) + (last === undefined ? "" : letter(last));
}

function letter(word: string): string {
  const [first = ""] = [...word.replace(leadingVowels, "")];
  return first.toUpperCase();
}
