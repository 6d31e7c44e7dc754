import type { Client } from "@scoreline/contract/client";
import type { LocaleCode } from "@scoreline/domain/names";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "#page-context.ts";
import { masked } from "#reader/hidden/masked.ts";
import type { Reader } from "#reader/reader.ts";

/**
 * The client of every loader: it answers in the reader's language and time zone, as late as the reader's broadcast, and
 * without what the reader does not want to know. What does not leave the server is in no page's source.
 */
export function readerClient(context: Readonly<RouterContextProvider>, locale: LocaleCode, reader: Reader): Client {
  const client = context.get(pageContext).clientFor(locale, reader);
  const get: Client["get"] = async (path, input, options) => masked(await client.get(path, input, options), reader);
  return { ...client, get };
}
