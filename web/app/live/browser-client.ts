import { type Client, createClient, httpSend } from "@scoreline/contract/client";
import { apiParams } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";

/** The calls, from the reader's device. After news only a fresh answer will do, also where others may be kept for a second. */
export function browserClient(locale: LocaleCode, timeZone: string, fresh = false): Client {
  return createClient(
    httpSend("/api", (input, init) => fetch(input, fresh ? { ...init, cache: "no-cache" } : init)),
    { lang: apiParams[locale], timeZone },
  );
}
