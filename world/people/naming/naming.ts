import type { LocaleCode, Names } from "@scoreline/domain/names";
import { realPeople } from "#people/naming/pools/avoid.ts";
import { type NamePool, namePools } from "#people/naming/pools/names.ts";
import { namesLike, smallNations } from "#people/naming/small-nations.ts";
import { womensNames } from "#people/naming/women-names.ts";
import type { Rng } from "#random.ts";

/** A drawn name, by places in its pool. */
export type NameChoice = {
  pool: string;
  women: boolean;
  given: number;
  family: number;
  middle?: number;
  /** A single name, alone or before the family name. */
  mononym?: { place: number; alone: boolean };
};

type OtherLocale = Exclude<LocaleCode, "en">;

/** Family names of these nations are concentrated on a few. */
const concentrated = new Set(["vn", "kr"]);
const middleShare = 0.93;
const mononymShare = 0.3;

const pools: Readonly<Record<string, NamePool>> = { ...smallNations, ...namePools };
const traditions = new Map<string, { keys: string[]; shares: number[] }>();
for (const [key, pool] of Object.entries(pools)) {
  const known = traditions.get(pool.nationality) ?? { keys: [], shares: [] };
  known.keys.push(key);
  known.shares.push(pool.share ?? 1);
  traditions.set(pool.nationality, known);
}

/**
 * A name of that nation that is not in `taken` and belongs to nobody famous; where a small pool runs out, names repeat as
 * they do in life. The chosen one is added to `taken`. Different numbers in `spread` lead to different given names.
 */
export function drawName(
  draw: Rng,
  nationality: string,
  women: boolean,
  taken?: Set<string>,
  spread?: number,
): NameChoice {
  const key = poolFor(draw, nationality);
  for (let attempt = 0; ; attempt += 1) {
    const choice = drawOnce(draw, key, women, attempt);
    if (spread !== undefined) choice.given = (spread + attempt) % givenNames(key, women).length;
    const latin = latinName(choice);
    if (attempt < 24 && (taken?.has(latin) || realPeople.has(latin))) continue;
    taken?.add(latin);
    return choice;
  }
}

function poolFor(draw: Rng, nationality: string): string {
  const known = traditions.get(nationality);
  if (known) return known.keys.length === 1 ? (known.keys[0] ?? "") : draw.weighted(known.keys, known.shares);
  return poolFor(draw, draw.pick(namesLike[nationality] ?? ["gb-eng"]));
}

function drawOnce(draw: Rng, key: string, women: boolean, attempt: number): NameChoice {
  const pool = poolOf(key);
  const choice: NameChoice = {
    pool: key,
    women,
    given: draw.int(0, givenNames(key, women).length - 1),
    family: early(draw, pool.family.length, concentrated.has(key) ? 0.6 : 15),
  };
  if (pool.middle && draw.chance(middleShare)) choice.middle = early(draw, pool.middle.length, 3);
  if (pool.mononyms && !women && draw.chance(mononymShare)) {
    choice.mononym = { place: draw.int(0, pool.mononyms.length - 1), alone: attempt === 0 };
  }
  return choice;
}

/** A place in a list whose first entries are the more common ones: the chance falls with 1 / (place + flatness). */
function early(draw: Rng, length: number, flatness: number): number {
  const place = flatness * ((length + flatness) / flatness) ** draw.float() - flatness;
  return Math.min(length - 1, Math.floor(place));
}

function givenNames(key: string, women: boolean): readonly string[] {
  return women ? womensNames(key).given : poolOf(key).given;
}

function poolOf(key: string): NamePool {
  const pool = pools[key];
  if (!pool) throw new Error(`no names for ${key}`);
  return pool;
}

function latinName(choice: NameChoice): string {
  const pool = poolOf(choice.pool);
  const given = givenNames(choice.pool, choice.women)[choice.given] ?? "";
  const family = pool.family[choice.family] ?? "";
  if (choice.mononym) {
    const single = pool.mononyms?.[choice.mononym.place] ?? given;
    return choice.mononym.alone ? single : `${single} ${family}`;
  }
  if (pool.order === "given-first") return `${given} ${family}`;
  const middle = choice.middle === undefined ? undefined : pool.middle?.[choice.middle];
  // One syllable twice ("Minh Minh") is nobody's name.
  return middle && middle !== given ? `${family} ${middle} ${given}` : `${family} ${given}`;
}

export function namesOf(choice: NameChoice): Names {
  const names: Names = { en: latinName(choice) };
  const pool = poolOf(choice.pool);
  if (choice.mononym || !pool.writing) return names;
  for (const [locale, writing] of Object.entries(pool.writing) as [
    OtherLocale,
    { given: readonly string[]; family: readonly string[] },
  ][]) {
    const family = writing.family[choice.family];
    const given = choice.women ? womensGiven(choice, locale) : writing.given[choice.given];
    if (family && given) names[locale] = join(family, given, pool.order);
  }
  return names;
}

function womensGiven(choice: NameChoice, locale: string): string | undefined {
  return womensNames(choice.pool).writing[locale]?.[choice.given];
}

const han = /^\p{Script=Han}/u;
const kana = /^\p{Script=Katakana}/u;

/** Chinese characters run together, katakana takes a dot, both with the family name first; other scripts keep the order. */
function join(family: string, given: string, order: NamePool["order"]): string {
  if (han.test(family)) return family + given;
  if (kana.test(family)) return `${family}・${given}`;
  return order === "given-first" ? `${given} ${family}` : `${family} ${given}`;
}
