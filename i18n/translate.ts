import { IntlMessageFormat } from "intl-messageformat";
import type { Catalogue, Feature, MessageKey } from "#catalogue.ts";
import { plainFormat } from "#plain-format.ts";

export type Values = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: Values) => string;

/** Messages are ICU: plurals and the like by the language's own rules. */
export function translator(catalogue: Partial<Catalogue>, languageTag: string): Translate {
  const compiled = new Map<string, IntlMessageFormat>();
  return (key, values) => {
    const dot = key.indexOf(".");
    const message = catalogue[key.slice(0, dot) as Feature]?.[key.slice(dot + 1)] ?? key;
    if (!message.includes("{")) return message;
    const plain = values && plainFormat(message, languageTag, values);
    if (plain !== undefined) return plain;
    let format = compiled.get(key);
    if (!format) {
      format = new IntlMessageFormat(message, languageTag);
      compiled.set(key, format);
    }
    return String(format.format(values));
  };
}
