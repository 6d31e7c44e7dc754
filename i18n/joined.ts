import type { Translate } from "#translate.ts";

type Parts = readonly (string | null | undefined | false)[];

/** What is known of some parts, one after the other, with the comma that the language has. */
export function joined(parts: Parts, t: Translate): string {
  return written("shell.pair", parts, t);
}

/** Whole sentences, one after the other: with a space between them, or none. */
export function sentences(parts: Parts, t: Translate): string {
  return written("shell.sentences", parts, t);
}

function written(key: "shell.pair" | "shell.sentences", parts: Parts, t: Translate): string {
  const known = parts.filter((part): part is string => Boolean(part));
  return known.reduce((first, second) => (first ? t(key, { first, second }) : second), "");
}
