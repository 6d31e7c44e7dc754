import { type Client, createClient, httpSend } from "@scoreline/contract/client";
import { apiParams } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";

/** The calls, from the reader's device. */
export function browserClient(locale: LocaleCode, timeZone: string): Client {
  return createClient(
    httpSend("/api", (input, init) => fetch(input, init)),
    { lang: apiParams[locale], timeZone },
  );
}
