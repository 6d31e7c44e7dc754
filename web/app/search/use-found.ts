import { useEffect, useRef, useState } from "react";
import { useClient } from "#live/tab-live.ts";
import { find, type Section, type Wanted } from "#search/search-calls.ts";

/** Long enough that a word typed in one go asks once. */
const debounceMs = 150;

export type Found = {
  /** While the next answer is on its way the last one stays, as long as it is of the same list. */
  sections: readonly Section[] | undefined;
  failed: boolean;
};

/** Asks while the reader types: a newer question cancels the older, and what was once answered is not asked again. */
export function useFound(wanted: Wanted, attempt: number): Found {
  const client = useClient();
  const known = useRef(new Map<string, readonly Section[]>());
  const [found, setFound] = useState<Found & { list: string }>({ sections: undefined, failed: false, list: "" });
  const { sport, tab, text, countryId } = wanted;
  const list = `${sport} ${tab} ${countryId}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const key = JSON.stringify([sport, tab, text, countryId]);
    const before = known.current.get(key);
    if (before) {
      setFound({ sections: before, failed: false, list });
      return;
    }
    const cancel = new AbortController();
    const timer = setTimeout(
      () => {
        find(client, { sport, tab, text, countryId }, cancel.signal).then(
          (sections) => {
            if (cancel.signal.aborted) return;
            known.current.set(key, sections);
            setFound({ sections, failed: false, list });
          },
          () => {
            if (!cancel.signal.aborted) setFound({ sections: undefined, failed: true, list });
          },
        );
      },
      text ? debounceMs : 0,
    );
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [client, sport, tab, text, countryId, attempt]);
  return found.list === list ? found : { sections: undefined, failed: false };
}
