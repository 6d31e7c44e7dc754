import { isLocale } from "@scoreline/domain/languages";
import type { Sport } from "@scoreline/domain/sport";
import { loadMessages } from "@scoreline/i18n/load";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { LatePart } from "#ui/late-part.tsx";
import { lateScript } from "#ui/late-script.ts";

const dialogScript = lateScript(() => import("#search/search-dialog.tsx"));

/** The dialog and its words come when somebody searches. */
async function loadDialog() {
  const { locale = "" } = document.documentElement.dataset;
  const [dialog] = await Promise.all([dialogScript(), isLocale(locale) && loadMessages(locale, ["search"])]);
  return dialog.SearchDialog;
}

export type SearchDoorState = { open: boolean; text: string };

/** Whether the search is open, and with which words: `/` opens it, and so does an address with `?search=`. */
export function useSearchDialog(): { state: SearchDoorState; openSearch(): void; closeSearch(): void } {
  const [state, setState] = useState<SearchDoorState>({ open: false, text: "" });
  const [parameters] = useSearchParams();
  const { key } = useLocation();
  const { open } = state;
  const asked = parameters.get("search") ?? "";
  const openSearch = useCallback(() => setState({ open: true, text: "" }), []);
  const closeSearch = useCallback(() => setState((before) => ({ ...before, open: false })), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it, whatever its words
  useEffect(() => {
    setState((before) => (before.open || asked !== "" ? { open: asked !== "", text: asked } : before));
  }, [key, asked]);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key: typed, target } = event;
      if (typed.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || isWriting(target)) return;
      if (document.querySelector("dialog[open]")) return;
      if (open) {
        // The dialog is still on its way: nothing that is typed gets lost.
        event.preventDefault();
        setState((before) => ({ ...before, text: before.text + typed }));
      } else if (typed === "/") {
        event.preventDefault();
        openSearch();
      }
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open, openSearch]);
  return { state, openSearch, closeSearch };
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

export function SearchDoor({ state, sport, onClose }: { state: SearchDoorState; sport: Sport; onClose(): void }) {
  if (!state.open) return null;
  return <LatePart load={loadDialog} props={{ sport, text: state.text, onClose }} onFailed={onClose} />;
}
