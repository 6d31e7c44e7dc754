import type { Client } from "@scoreline/contract/client";
import type { LocaleCode } from "@scoreline/domain/names";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "#page-context.ts";
import { maskedGet } from "#reader/hidden/masked-client.ts";
import type { Reader } from "#reader/reader.ts";

/**
 * The client of every loader: it answers in the reader's language and time zone, as late as the reader's broadcast, and
 * without what the reader does not want to know. What does not leave the server is in no page's source.
 */
export function readerClient(context: Readonly<RouterContextProvider>, locale: LocaleCode, reader: Reader): Client {
  const client = context.get(pageContext).clientFor(locale, reader);
  return { ...client, get: maskedGet(client.get, () => reader) };
}
