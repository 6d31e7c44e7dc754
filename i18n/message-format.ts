export type Values = Readonly<Record<string, string | number>>;

type Choice = { name: string; kind: "value" | "plural" | "select"; options: ReadonlyMap<string, Part[]> };
/** A text, the sign for the number that is counted, or a value and what is said for it. */
type Part = string | typeof counted | Choice;
const counted = Symbol("the number that is counted");

/**
 * The part of ICU that messages are written in: {name}, {count, plural, =0 {…} one {…} other {…}} with # for the number,
 * {side, select, home {…} other {…}}, one in another. The whole of ICU is a library that weighs more than a page.
 */
export function messageFormat(message: string, languageTag: string): (values?: Values) => string {
  const parts = parse(message);
  return (values = {}) => write(parts, values, languageTag);
}

function write(parts: readonly Part[], values: Values, languageTag: string, count = 0): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if (part === counted) return amount(count, languageTag);
      const { name, kind, options } = part;
      const value = values[name];
      if (kind === "value") return String(value ?? `{${name}}`);
      const number = kind === "plural" ? Number(value) : count;
      const chosen = options.get(kind === "plural" ? `=${value}` : String(value));
      const spoken = kind === "plural" ? options.get(category(number, languageTag)) : undefined;
      return write(chosen ?? spoken ?? options.get("other") ?? [], values, languageTag, number);
    })
    .join("");
}

/** The machine's own tables of languages cost a phone more to wake than the page that wants them: most counts are small. */
const mostPlain = 999;
const isPlain = (count: number) => Number.isInteger(count) && count >= 0 && count <= mostPlain;

function amount(count: number, languageTag: string): string {
  return isPlain(count) ? String(count) : new Intl.NumberFormat(languageTag).format(count);
}

function category(count: number, languageTag: string): string {
  if (!isPlain(count)) return new Intl.PluralRules(languageTag).select(count);
  const language = languageTag.slice(0, 2);
  return (language === "en" && count === 1) || (language === "pt" && count < 2) ? "one" : "other";
}

const sign = /[{}#]/g;
const head = /\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?\s*/y;
const option = /\s*(=?\w+)\s*\{/y;

function parse(message: string): Part[] {
  let at = 0;
  return text(false);

  function text(counting: boolean): Part[] {
    const parts: Part[] = [];
    while (at < message.length) {
      sign.lastIndex = at;
      const found = sign.exec(message);
      const end = found?.index ?? message.length;
      if (end > at) parts.push(message.slice(at, end));
      at = end;
      if (!found || found[0] === "}") break;
      at += 1;
      parts.push(found[0] === "{" ? choice(counting) : counting ? counted : "#");
    }
    return parts;
  }

  function choice(counting: boolean): Choice {
    const [, name = "", kind = "value"] = read(head) ?? [];
    const options = new Map<string, Part[]>();
    for (let found = read(option); found; found = read(option)) {
      options.set(found[1] ?? "", text(counting || kind === "plural"));
      close();
    }
    close();
    return { name, kind: kind as Choice["kind"], options };
  }

  function read(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(message);
    if (found) at = pattern.lastIndex;
    return found;
  }

  function close(): void {
    while (message[at] === " ") at += 1;
    if (message[at] !== "}") throw new Error(`a bracket is missing in "${message}"`);
    at += 1;
  }
}
