import { useEffect, useRef, useState } from "react";
import { browserClient } from "#live/browser-client.ts";
import { find, type Section, type Wanted } from "#search/search-calls.ts";
import { usePage } from "#shell/page.ts";

/** Long enough that a word typed in one go asks once. */
const debounceMs = 150;

export type Found = {
  sections: readonly Section[] | undefined;
  /** What the sections answer; while the next answer is on its way they stay. */
  answers: string;
  failed: boolean;
};

/** Asks while the reader types: a newer question cancels the older, and what was once answered is not asked again. */
export function useFound(wanted: Wanted, attempt: number): Found {
  const { locale, reader } = usePage();
  const known = useRef(new Map<string, readonly Section[]>());
  const [found, setFound] = useState<Found>({ sections: undefined, answers: "", failed: false });
  const { sport, tab, text, countryId } = wanted;
  const { timeZone } = reader;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const key = JSON.stringify([sport, tab, text, countryId]);
    const before = known.current.get(key);
    if (before) {
      setFound({ sections: before, answers: text, failed: false });
      return;
    }
    const cancel = new AbortController();
    const timer = setTimeout(
      () => {
        find(browserClient(locale, timeZone), { sport, tab, text, countryId }, cancel.signal).then(
          (sections) => {
            if (cancel.signal.aborted) return;
            known.current.set(key, sections);
            setFound({ sections, answers: text, failed: false });
          },
          () => {
            if (!cancel.signal.aborted) setFound({ sections: undefined, answers: text, failed: true });
          },
        );
      },
      text ? debounceMs : 0,
    );
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [locale, timeZone, sport, tab, text, countryId, attempt]);
  return found;
}
