import type { Topic } from "@scoreline/contract/live";
import type { LocaleCode } from "@scoreline/domain/names";
import { createContext, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type Asker, type TabClient, tabClient } from "#live/tab-client.ts";
import { type Hears, TabStream } from "#live/tab-stream.ts";
import type { Reader } from "#reader/reader.ts";

/** What the shell owns for the whole tab: the one stream, and how to ask. */
export type TabLive = { stream: TabStream; asker: Asker };

export const TabLiveContext = createContext<TabLive | undefined>(undefined);

/** For the shell. */
export function useOwnTabLive(locale: LocaleCode, reader: Reader, onSignedOut: (() => void) | undefined): TabLive {
  const [stream] = useState(() => new TabStream());
  const current = useRef(reader);
  current.current = reader;
  const signedOut = useRef(onSignedOut);
  signedOut.current = onSignedOut;
  const { delaySeconds, dataSaver, timeZone } = reader;
  useEffect(() => {
    stream.delaySeconds = delaySeconds;
    stream.saving = dataSaver;
  }, [stream, delaySeconds, dataSaver]);
  useEffect(() => () => stream.close(), [stream]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zone has other days, whoever asks for one asks anew
  return useMemo(() => {
    const asker: Asker = {
      locale,
      reader: () => current.current,
      onAnswer: (answered) => stream.noteAnswer(answered),
      onSignedOut: () => signedOut.current?.(),
    };
    return { stream, asker };
  }, [stream, locale, timeZone]);
}

function useTabLive(): TabLive {
  const live = useContext(TabLiveContext);
  if (!live) throw new Error("the stream and the calls are for components inside the shell");
  return live;
}

/** For what is many on a page, and asks rarely: the client is made when it is needed. */
export function useAsker(): Asker {
  return useTabLive().asker;
}

/** The calls, for one part of a page: what is still unanswered when it leaves is let go. */
export function useClient(): TabClient {
  const { asker } = useTabLive();
  return useClientOf(asker);
}

/** The same for the shell itself, which stands outside its own context. */
export function useClientOf(asker: Asker): TabClient {
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current?.abort();
  }, []);
  return useMemo(() => tabClient({ ...asker, left: () => left.current?.signal }), [asker]);
}

/**
 * Listens while the component is there, from the number of the last fact that its data knows of; without topics nothing is
 * listened to. Other data begin at their own number, also where it is the same: what came while they were on their way was
 * told to those before.
 */
export function useTopics(topics: readonly Topic[], since: number | undefined, hears: Hears, data?: unknown): void {
  const { stream } = useTabLive();
  useTopicsOf(stream, topics, since, hears, data);
}

/** The same for the shell itself. */
export function useTopicsOf(
  stream: TabStream,
  topics: readonly Topic[],
  since: number | undefined,
  hears: Hears,
  data?: unknown,
): void {
  const latest = useRef(hears);
  latest.current = hears;
  const key = topics.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other data have heard nothing yet
  useEffect(() => {
    if (key === "") return;
    return stream.listen(key.split(",") as Topic[], since, {
      onScores: (message) => latest.current.onScores?.(message),
      onEvents: (message) => latest.current.onEvents?.(message),
      onDetails: (message) => latest.current.onDetails?.(message),
      onContest: (message) => latest.current.onContest?.(message),
      onUser: (message) => latest.current.onUser?.(message),
      onComments: (message) => latest.current.onComments?.(message),
      onResync: () => latest.current.onResync?.(),
    });
  }, [stream, key, since, data]);
}

/** Whether the server tells what happens. What is shown while it does not is the last that is known. */
export function useConnected(): boolean {
  const { stream } = useTabLive();
  return useSyncExternalStore(
    (watcher) => stream.watchConnection(watcher),
    () => stream.connected,
    () => true,
  );
}
