import type { Catalogue, Feature, MessageKey } from "#catalogue.ts";
import { messageFormat, type Values } from "#message-format.ts";

export type Translate = (key: MessageKey, values?: Values) => string;

/** Messages are ICU: plurals and the like by the language's own rules. */
export function translator(catalogue: Partial<Catalogue>, languageTag: string): Translate {
  /** What has been said before, ready to be said again: a page says hundreds of things, and the next one mostly the same. */
  const known = new Map<MessageKey, string | ((values?: Values) => string)>();
  const learn = (key: MessageKey) => {
    const dot = key.indexOf(".");
    const message = catalogue[key.slice(0, dot) as Feature]?.[key.slice(dot + 1)];
    // It may still be loaded.
    if (message === undefined) return key;
    const said = message.includes("{") ? messageFormat(message, languageTag) : message;
    known.set(key, said);
    return said;
  };
  return (key, values) => {
    const said = known.get(key) ?? learn(key);
    return typeof said === "string" ? said : said(values);
  };
}
