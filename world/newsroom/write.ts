import { type LocaleCode, localeCodes, nameIn } from "@scoreline/domain/names";
import type { Draft, Insertion, NamedThing, Sentence, Worded, Written } from "#newsroom/draft.ts";
import { type Templates, words } from "#newsroom/words.ts";

/**
 * Words a draft in every language. Fails closed: a sentence without a template, a slot that nothing fills, a plural form that
 * is missing or a figure that the draft does not know stops the story in that language, and figures that contradict each other
 * stop it in all; it says why.
 */
export function write(draft: Draft, author: Written["author"], openings: Openings): Written {
  const stories: Written["stories"] = {};
  const withheld: Written["withheld"] = [];
  for (const locale of localeCodes) {
    if (draft.contradiction !== undefined) {
      withheld.push({ locale, reason: `figures contradict each other: ${draft.contradiction}` });
      continue;
    }
    try {
      stories[locale] = worded(draft, locale, words[locale], openings);
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
      withheld.push({ locale, reason: error.message });
    }
  }
  return { draft, author, stories, withheld };
}

export class Unwritable extends Error {}

/** The opening sentences of a day, by language: none is used twice. */
export class Openings {
  readonly #used = new Map<string, Set<string>>();

  /** Whether nobody has begun like this on that day; from then on somebody has. */
  take(locale: LocaleCode, day: number, sentence: string): boolean {
    const key = `${locale} ${day}`;
    const used = this.#used.get(key) ?? new Set();
    this.#used.set(key, used);
    if (this.#used.size > 40) this.#used.delete(this.#used.keys().next().value ?? "");
    if (used.has(sentence)) return false;
    used.add(sentence);
    return true;
  }
}

const dayMs = 86_400_000;

export function worded(draft: Draft, locale: LocaleCode, templates: Templates, openings: Openings): Worded {
  const plain = new Filling(locale, templates, false);
  const title = plain.say(draft.title);
  const summary = plain.say(draft.summary);
  const linked = new Filling(locale, templates, true);
  let opened = false;
  const passages = draft.passages.map((passage) => {
    if ("block" in passage) return passage.block;
    if ("item" in passage) return `- ${linked.join(passage.item.map((one) => linked.say(one)))}`;
    const sentences = passage.sentences.map((sentence) => {
      if (opened) return linked.say(sentence);
      opened = true;
      return opening(sentence, linked, plain, (said) => openings.take(locale, Math.floor(draft.at / dayMs), said));
    });
    return linked.join(sentences);
  });
  const text = passages.map((passage, index) => {
    const isItem = (part: string | undefined) => part?.startsWith("- ");
    return isItem(passage) && isItem(passages[index + 1]) ? `${passage}\n` : `${passage}\n\n`;
  });
  return { title, summary, text: text.join("").trim() };
}

/** The first wording that nobody has begun with on that day. */
function opening(sentence: Sentence, linked: Filling, plain: Filling, take: (said: string) => boolean): string {
  const ways = plain.ways(sentence.key);
  for (let turn = 0; turn < ways; turn += 1) {
    const tried = { ...sentence, turn: sentence.turn + turn };
    if (take(plain.say(tried))) return linked.say(tried);
  }
  throw new Unwritable(`every opening of ${sentence.key} was used that day`);
}

const spaced: Record<LocaleCode, string> = {
  en: " ",
  th: " ",
  vn: " ",
  kh: " ",
  "zh-Hans": "",
  "zh-Hant": "",
  ja: "",
  pt: " ",
};
/** What stands between the two figures of a score: a dash, and in Brazil an x. */
const between: Partial<Record<LocaleCode, string>> = { pt: " x " };
const tags: Record<LocaleCode, string> = {
  en: "en-GB",
  th: "th-TH-u-ca-gregory",
  vn: "vi-VN",
  kh: "km-KH",
  "zh-Hans": "zh-CN",
  "zh-Hant": "zh-HK",
  ja: "ja-JP",
  pt: "pt-BR",
};

/** Dear to make and cheap to use: one of each for a language. */
type Formats = {
  plural: Intl.PluralRules;
  number: Intl.NumberFormat;
  million: Intl.NumberFormat;
  day: Intl.DateTimeFormat;
};
const formats = new Map<LocaleCode, Formats>();

function formatsOf(locale: LocaleCode): Formats {
  const tag = tags[locale];
  const known = formats.get(locale) ?? {
    plural: new Intl.PluralRules(tag),
    number: new Intl.NumberFormat(tag),
    million: new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }),
    day: new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "UTC" }),
  };
  formats.set(locale, known);
  return known;
}

/** The words for 10⁸ and 10⁴. */
const tenThousands: Partial<Record<LocaleCode, readonly [large: string, small: string]>> = {
  "zh-Hans": ["亿", "万"],
  "zh-Hant": ["億", "萬"],
  ja: ["億", "万"],
};

/** One text: who was named in it before is not linked again. */
class Filling {
  readonly #locale: LocaleCode;
  readonly #templates: Templates;
  readonly #links: boolean;
  readonly #named = new Set<string>();

  constructor(locale: LocaleCode, templates: Templates, links: boolean) {
    this.#locale = locale;
    this.#templates = templates;
    this.#links = links;
  }

  ways(key: string): number {
    const found = this.#templates[key];
    if (!found || found.length === 0) throw new Unwritable(`no words for ${key}`);
    return found.length;
  }

  say({ key, turn, slots }: Sentence): string {
    const ways = this.ways(key);
    const template = this.#templates[key]?.[turn % ways] ?? "";
    this.#checkFigures(template, key);
    const text = template.replace(/\{(\w+)(?:\|([^{}]*))?\}/g, (_, name: string, forms: string | undefined) => {
      const slot = slots[name];
      if (!slot) throw new Unwritable(`nothing fills ${name} of ${key}`);
      if (forms === undefined) return this.#fill(slot);
      if ("count" in slot) return this.#plural(slot.count, this.#number(slot.count), forms, key);
      if ("million" in slot) return this.#plural(slot.million, this.#millions(slot.million), forms, key);
      throw new Unwritable(`${name} of ${key} is no count`);
    });
    if (/[{}]/.test(text)) throw new Unwritable(`an open slot in ${key}`);
    return text;
  }

  join(sentences: readonly string[]): string {
    return sentences.join(spaced[this.#locale]);
  }

  /** Figures come from slots alone, which the draft vouches for: a template that brings its own could contradict the score. */
  #checkFigures(template: string, key: string): void {
    if (/\p{Nd}/u.test(template.replace(/\{[^{}]*\}/g, ""))) throw new Unwritable(`a figure of its own in ${key}`);
  }

  #plural(count: number, written: string, forms: string, key: string): string {
    const rule = formatsOf(this.#locale).plural.select(count);
    const form = new Map(forms.split("|").map((part) => part.split("=", 2) as [string, string])).get(rule);
    if (form === undefined) throw new Unwritable(`no plural form ${rule} in ${key}`);
    return form.replace("#", written);
  }

  #fill(slot: Insertion): string {
    if ("names" in slot) return this.#name(slot);
    if ("count" in slot) return this.#number(slot.count);
    if ("score" in slot) return slot.score.join(between[this.#locale] ?? "–");
    if ("minute" in slot) return `${slot.minute.minute}${slot.minute.added ? `+${slot.minute.added}` : ""}’`;
    if ("day" in slot) return formatsOf(this.#locale).day.format(Date.parse(slot.day));
    if ("million" in slot) return this.#millions(slot.million);
    return this.say({ key: slot.word, turn: 0, slots: {} });
  }

  /** Where a language counts by ten thousands, with the unit: nobody says 65 millions there. */
  #millions(million: number): string {
    const units = tenThousands[this.#locale];
    if (!units) return formatsOf(this.#locale).million.format(million);
    const [large, small] = units;
    return million >= 100 ? `${Math.round(million) / 100}${large}` : `${Math.round(million * 100)}${small}`;
  }

  #number(count: number): string {
    return formatsOf(this.#locale).number.format(count);
  }

  #name({ names, link }: NamedThing): string {
    const name = nameIn(names, this.#locale);
    if (!this.#links) return name;
    const written = name.replace(/([\\`*_[\]<>])/g, "\\$1");
    if (!link || this.#named.has(link.ref) || /[\][]/.test(name)) return written;
    this.#named.add(link.ref);
    return `[${written}](${link.kind}:${link.ref})`;
  }
}
