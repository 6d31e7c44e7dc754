import { scrollTopDelayMs, timings } from "@scoreline/site/constants";
import { isMatchPage } from "@scoreline/site/menus";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useNavigationType, useRevalidator } from "react-router";

/** A new page begins at its top, shortly after it is there; between match pages, and on the way back, the place is kept. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    const from = last.current;
    last.current = pathname;
    if (from === pathname || type === "POP" || hash || (isMatchPage(from) && isMatchPage(pathname))) return;
    const timer = setTimeout(() => window.scrollTo(0, 0), scrollTopDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, hash, type]);
}

/** Whether something is being fetched for the page, shown long enough to be seen. */
export function useRefreshing(): boolean {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const busy = navigation.state !== "idle" || revalidator.state !== "idle";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (busy) {
      setShown(true);
      return;
    }
    const timer = setTimeout(() => setShown(false), timings.refreshIndicator);
    return () => clearTimeout(timer);
  }, [busy]);
  return shown;
}
