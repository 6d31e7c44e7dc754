import { type Client, createClient, httpSend, limited, type NetworkSend, type Send } from "@scoreline/contract/client";
import type { RefusalBody } from "@scoreline/contract/envelope";
import { errorCatalogue } from "@scoreline/contract/errors";
import { apiParams } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";
import { retrying } from "#live/retrying.ts";
import { maskedGet } from "#reader/hidden/masked-client.ts";
import type { Reader } from "#reader/reader.ts";
import type { Guard } from "#reader/shield.ts";

/** The calls, from the reader's device. */
export type TabClient = Client & {
  /** After news only a fresh answer will do, also where others may be kept for a second. */
  fresh: Client;
  /** For a reader who wants to know more than is set: one score that was hidden. */
  knowing(guard: Guard): Client;
};

export type Asker = {
  locale: LocaleCode;
  /** As the reader has set it by now. */
  reader(): Pick<Reader, "timeZone" | "delaySeconds"> & Guard;
  /** Whether the server could be reached. */
  onAnswer(answered: boolean): void;
  /** The reader was taken for somebody, and is nobody any more. */
  onSignedOut?(): void;
  /** What goes with the part of the page that asks. */
  left?: () => AbortSignal | undefined;
};

/**
 * The one way in which a page asks: in the reader's language and time zone, as late as the reader's broadcast, without what
 * the reader does not want to know, again where no answer came, and no longer than the part that asks is there.
 */
export function tabClient(asker: Asker): TabClient {
  const overHttp = (fresh: boolean) =>
    httpSend("/api", (input, init) => fetch(input, fresh ? { ...init, cache: "no-cache" } : init));
  const [kept, fresh] = [false, true].map((each) => limited(watched(retrying(overHttp(each)), asker))) as [Send, Send];
  return {
    ...asking(kept, asker, asker.reader),
    fresh: asking(fresh, asker, asker.reader),
    knowing: (guard) => asking(kept, asker, () => guard),
  };
}

function asking(send: Send, { locale, reader, left }: Asker, guard: () => Guard): Client {
  /** The settings and the part that asks are those of the moment. */
  const client = () => {
    const { timeZone, delaySeconds } = reader();
    return createClient(send, {
      lang: apiParams[locale],
      timeZone,
      ...(delaySeconds > 0 && { delay: delaySeconds }),
    });
  };
  const leaving = (options: { signal?: AbortSignal } = {}) => {
    const signals = [options.signal, left?.()].filter((signal) => signal !== undefined);
    return signals.length > 0 ? { signal: AbortSignal.any(signals) } : {};
  };
  return {
    get: maskedGet((path, input, options) => client().get(path, input, leaving(options)), guard),
    post: (path, input, options) => client().post(path, input, leaving(options)),
  };
}

function watched(send: NetworkSend, { onAnswer, onSignedOut }: Asker): NetworkSend {
  return async (request) => {
    try {
      const reply = await send(request);
      onAnswer(reply.status < 500);
      if ((reply.body as Partial<RefusalBody> | undefined)?.result?.businessCode === errorCatalogue.sessionInvalid.code)
        onSignedOut?.();
      return reply;
    } catch (error) {
      // Whoever left before the answer came says nothing of the server.
      if (!request.signal.aborted || request.signal.reason?.name === "TimeoutError") onAnswer(false);
      throw error;
    }
  };
}

/** A picture that the server draws. */
export async function pictureAt(address: string): Promise<Blob> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`);
  return reply.blob();
}
