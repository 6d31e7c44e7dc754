import type { GetData } from "@scoreline/contract/client";
import { type Sport, sports } from "@scoreline/domain/sport";
import { timings } from "@scoreline/site/constants";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { TabClient } from "#live/tab-client.ts";

/** What has a place of its own in the menu for as long as it is on. */
export type Ongoing = GetData<"/content/list">[number];

/** What to ask for: that which is on now, of this sport. */
export function contentInput(sport: Sport) {
  return { timeType: 2, sportType: sports.indexOf(sport) };
}

/** What the server rendered, asked for again a moment after every change of the page. */
export function useContentList(rendered: readonly Ongoing[], client: TabClient, sport: Sport): readonly Ongoing[] {
  const [list, setList] = useState(rendered);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const left = new AbortController();
    const timer = setTimeout(() => {
      client
        .get("/content/list", contentInput(sport), { signal: left.signal })
        // A menu without them is still a menu.
        .then(
          ({ result }) => setList(result.data),
          () => undefined,
        );
    }, timings.contentListRefresh);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [pathname, client, sport]);
  return list;
}
