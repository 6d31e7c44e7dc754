import type { Catalogue, Feature, MessageKey } from "#catalogue.ts";
import { messageFormat, type Values } from "#message-format.ts";

export type Translate = (key: MessageKey, values?: Values) => string;

/** Messages are ICU: plurals and the like by the language's own rules. */
export function translator(catalogue: Partial<Catalogue>, languageTag: string): Translate {
  const formats = new Map<string, (values?: Values) => string>();
  return (key, values) => {
    const dot = key.indexOf(".");
    const message = catalogue[key.slice(0, dot) as Feature]?.[key.slice(dot + 1)] ?? key;
    if (!message.includes("{")) return message;
    let format = formats.get(key);
    if (!format) {
      format = messageFormat(message, languageTag);
      formats.set(key, format);
    }
    return format(values);
  };
}
