import type { Translate } from "@scoreline/i18n/translate";
import { useEffect } from "react";
import { showToast } from "#ui/toasts/toasts.ts";

/** Without a network a link would lead to the browser's own error page: the page stays, and says so. */
export function useStayOffline(t: Translate): void {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[href]");
      if (!link || (link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      showToast({ type: "warning", message: t("shell.offlineTap") });
    }
    // Before everybody else: React listens on the document.
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  }, [t]);
}
