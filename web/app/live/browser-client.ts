import { type Client, createClient, httpSend } from "@scoreline/contract/client";
import { apiParams } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";

type Asking = {
  timeZone: string;
  /** How late the answer is to be, for those whose television is. */
  delaySeconds?: number;
};

/** The calls, from the reader's device. After news only a fresh answer will do, also where others may be kept for a second. */
export function browserClient(locale: LocaleCode, { timeZone, delaySeconds = 0 }: Asking, fresh = false): Client {
  return createClient(
    httpSend("/api", (input, init) => fetch(input, fresh ? { ...init, cache: "no-cache" } : init)),
    { lang: apiParams[locale], timeZone, ...(delaySeconds > 0 && { delay: delaySeconds }) },
  );
}
