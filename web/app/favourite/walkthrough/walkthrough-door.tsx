import { isLocale } from "@scoreline/domain/languages";
import { loadMessages } from "@scoreline/i18n/load";
import { isHomePage, menuPlace } from "@scoreline/site/menus";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { LatePart } from "#ui/late-part.tsx";
import { lateScript } from "#ui/late-script.ts";

const walkthroughScript = lateScript(() => import("#favourite/walkthrough/walkthrough.tsx"));

/** Nobody else needs it, nor its words. */
async function loadWalkthrough() {
  const { locale = "" } = document.documentElement.dataset;
  const [part] = await Promise.all([walkthroughScript(), isLocale(locale) && loadMessages(locale, ["favourites"])]);
  return part.Walkthrough;
}

/** In this tab: what the page was loaded with still says that they have not. */
const seenBy = new Set<number>();

/** Where the stars are: the lists of matches, and what is followed. Who opens a match or a story came for that. */
const hasStars = (pathname: string) => isHomePage(pathname) || menuPlace(pathname).item === "favourites";

/** On the first visit of somebody who is signed in, and never again. */
export function WalkthroughDoor() {
  const { user } = usePage();
  const client = useClient();
  const { pathname } = useLocation();
  const [shown, setShown] = useState(false);
  const isHere = hasStars(pathname);
  const isDue = isHere && user !== undefined && !user.walkthroughFlag && !seenBy.has(user.userId);
  useEffect(() => {
    if (isDue) setShown(true);
  }, [isDue]);
  function seen() {
    if (user) seenBy.add(user.userId);
    // Whom it does not reach is shown it once more.
    void client.post("/fav/walkthrough", {}).catch(() => {});
  }
  return (
    shown && isHere && <LatePart load={loadWalkthrough} props={{ onSeen: seen }} onFailed={() => setShown(false)} />
  );
}
