import type { Values } from "#translate.ts";

const grammar = /\{\w+,|['#<]/;
const plainValue = /\{(\w+)\}/g;
/** {count, plural, one {# goal} other {# goals}}, with nothing but text and the number inside. */
const plainPlural = /\{(\w+), plural,((?: (?:=\d+|one|other) \{[^{}]*\})+)\}/g;
const mostPlain = 999;

/** How many is one, in the languages that have a word for it. */
const isOne: Readonly<Record<string, (count: number) => boolean>> = {
  en: (count) => count === 1,
  pt: (count) => count < 2,
};

/**
 * A message that only names values, or counts with whole numbers: nothing where it takes more grammar than that. Making
 * a formatter wakes the machine's own tables of languages, which costs a phone more than the page that wants it.
 */
export function plainFormat(message: string, languageTag: string, values: Values): string | undefined {
  const one = isOne[languageTag.slice(0, 2)];
  let plain = true;
  const counted = message.replace(plainPlural, (_, name: string, options: string) => {
    const count = values[name];
    const option = (key: string) => new RegExp(` ${key} \\{([^{}]*)\\}`).exec(options)?.[1];
    const whole = typeof count === "number" && Number.isInteger(count) && count >= 0 && count <= mostPlain;
    const chosen = option(`=${count}`) ?? (whole && one?.(count) ? option("one") : undefined) ?? option("other");
    if (!whole || chosen === undefined) plain = false;
    return (chosen ?? "").replaceAll("#", String(count));
  });
  const written = counted.replace(plainValue, (_, name: string) => {
    if (values[name] === undefined) plain = false;
    return String(values[name]);
  });
  return plain && !grammar.test(counted) ? written : undefined;
}
