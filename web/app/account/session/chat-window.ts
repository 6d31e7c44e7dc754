import type { LocaleCode } from "@scoreline/domain/names";
import { chatWindow } from "@scoreline/site/constants";

/** Kept while somebody is away at a chat app: their window may come back without knowing who opened it. */
const key = "chatLogin";
type Errand = { inWindow: boolean; locale: LocaleCode; back: string };

/** A window of its own beside a desktop page, where the browser lets us; the page itself elsewhere. */
export function openChat(errand: Omit<Errand, "inWindow">, phone: boolean): (address: string) => void {
  const { width, height } = chatWindow;
  const opened = phone ? null : window.open("about:blank", key, `popup,width=${width},height=${height}`);
  localStorage.setItem(key, JSON.stringify({ ...errand, inWindow: opened !== null } satisfies Errand));
  return (address) => {
    if (opened) opened.location.href = address;
    else location.assign(address);
  };
}

export function takeErrand(): Errand {
  const kept = localStorage.getItem(key);
  localStorage.removeItem(key);
  return kept ? JSON.parse(kept) : { inWindow: false, locale: "en", back: "/en" };
}
