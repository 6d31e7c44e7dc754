/** What a connection of the embedded database can do besides answering: take rows in the text format of COPY. */
export type CopyIn = (target: string, rows: string) => Promise<void>;

const special = /[\\\n\r\t]/;
const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** A value in that format. */
export function copied(text: string): string {
  return special.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character) : text;
}

export const copiedNull = "\\N";
