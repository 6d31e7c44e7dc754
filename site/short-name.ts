/** Scripts in which a first name is shortened to its letter. Others write names whole, or without a space. */
const shortened = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** Nations that put the family name first, also in Latin letters. */
const familyFirst = new Set(["cn", "hk", "mo", "tw", "kr", "kp"]);

/**
 * "K. Lindqvist" of "Karl Lindqvist", "Yau S. C." of "Yau Shing Chun", and "Văn Toàn" of "Nguyễn Văn Toàn", whom nobody calls
 * by the family name. A name of one word, or of another script, stays as it is.
 */
export function shortPersonName(name: string, nation = ""): string {
  const [first = "", ...rest] = name.split(" ");
  if (rest.length === 0 || first.endsWith(".") || !shortened.test(name)) return name;
  if (nation === "vn") return rest.length === 1 ? name : rest.slice(-2).join(" ");
  if (familyFirst.has(nation)) return `${first} ${rest.map(initialsOf).join(" ")}`;
  return `${initialOf(first)} ${rest.join(" ")}`;
}

const initialOf = (word: string) => `${[...word][0] ?? ""}.`;

/** "Y.-g." of "Young-gwon". */
const initialsOf = (word: string) => word.split("-").map(initialOf).join("-");
