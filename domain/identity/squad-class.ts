import { fold } from "#search/fold.ts";

const womensWords: ReadonlySet<string> = new Set(
  "women womens woman ladies femenino femenina feminino feminina feminine feminines feminin frauen femminile wfc".split(
    " ",
  ),
);
const secondWords: ReadonlySet<string> = new Set(["ii", "reserve", "reserves", "res"]);
const youthWords: ReadonlySet<string> = new Set(["youth", "juvenil", "academy", "primavera"]);

/** Which team of a club or of a country an English name means: its women, a youth team, its second team. Empty for the first. */
export function squadClass(name: string): string {
  const words = fold(name).split(" ");
  const last = words.at(-1) ?? "";
  const isOneOf = (set: ReadonlySet<string>) => words.slice(1).some((word) => set.has(word));
  const classes: string[] = [];
  if (isOneOf(womensWords) || (words.length > 1 && last === "w")) classes.push("women");
  const age = /\b(?:u|under) ?(\d\d)\b/.exec(words.slice(1).join(" "))?.[1];
  if (age) classes.push(`u${age}`);
  else if (isOneOf(youthWords)) classes.push("youth");
  if (isOneOf(secondWords) || (words.length > 1 && last === "b")) classes.push("second");
  if (words.length > 1 && (last === "iii" || last === "c")) classes.push("third");
  return classes.join(" ");
}

const classWords = /\b(?:u|under) ?\d\d\b/g;

/** The name without the words that tell the class: "Ajax II" and "Ajax Reserves" are the second team of the same club. */
export function withoutClass(name: string): string {
  const words = fold(name).replace(classWords, " ").split(/ +/).filter(Boolean);
  const rest = words.filter(
    (word, place) =>
      place === 0 ||
      !(
        womensWords.has(word) ||
        secondWords.has(word) ||
        youthWords.has(word) ||
        (place === words.length - 1 && ["w", "b", "c", "iii"].includes(word))
      ),
  );
  return rest.join(" ");
}
