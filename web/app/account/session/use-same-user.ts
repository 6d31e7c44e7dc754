import { useEffect } from "react";
import { hearTabs, tellTabs } from "#account/session/other-tabs.ts";

/**
 * For the shell: the pages of one browser are all for the same user. Who signs in or out in one tab is seen in the others as
 * soon as they are looked at.
 */
export function useSameUser(userId: number | undefined): void {
  useEffect(() => {
    tellTabs({ kind: "loaded", userId });
    let changed = false;
    const follow = () => {
      if (changed && document.visibilityState === "visible") location.reload();
    };
    const deaf = hearTabs((news) => {
      if (news.kind !== "loaded") return;
      changed = news.userId !== userId;
      follow();
    });
    document.addEventListener("visibilitychange", follow);
    return () => {
      deaf();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [userId]);
}
