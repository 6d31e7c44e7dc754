import type { NotificationCard } from "@scoreline/contract/schemas/notification";

/** What pops up over the page, and whether there is anything that the reader has not seen. Outside of React, as toasts are. */
export type PopUp = { card: NotificationCard; receivedAt: number };
export type News = {
  flag: boolean;
  popUps: readonly PopUp[] /** Grows whenever the list may read differently. */;
  version: number;
};

/** How long one stays, and how often that is looked at. */
export const popUpMs = 5_000;
const lookMs = 1_000;
/** More than that are blurred. */
export const clearPopUps = 2;

const quiet: News = { flag: false, popUps: [], version: 0 };
let news: News = quiet;
/** What was shown of each: a card that reads differently is shown again. */
const shown = new Map<number, string>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function become(next: News): void {
  news = next;
  for (const listener of listeners) listener();
  if (news.popUps.length > 0) timer ??= setInterval(() => dropOld(Date.now()), lookMs);
  else {
    clearInterval(timer);
    timer = undefined;
  }
}

export function dropOld(now: number): void {
  const left = news.popUps.filter(({ receivedAt }) => now - receivedAt < popUpMs);
  if (left.length < news.popUps.length) become({ ...news, popUps: left });
}

export function setFlag(flag: boolean): void {
  if (flag !== news.flag) become({ ...news, flag });
}

/** The newest cards as they read now. What came since the page began to look, and rings, pops up. */
export function takeCards(cards: readonly NotificationCard[], flag: boolean, since: number, now: number): void {
  let popUps = news.popUps;
  for (const card of cards.toReversed()) {
    const reads = `${card.title}\n${card.content}`;
    const before = shown.get(card.id);
    if (before === reads || (before === undefined && (card.createTime < since || card.isRead || !card.rings))) continue;
    shown.set(card.id, reads);
    popUps = [{ card, receivedAt: now }, ...popUps.filter((other) => other.card.id !== card.id)];
  }
  become({ flag, popUps, version: news.version + 1 });
}

/** Says whether it was the last one. */
export function closePopUp(id: number): boolean {
  const popUps = news.popUps.filter(({ card }) => card.id !== id);
  const last = popUps.length === 0 && news.popUps.length > 0;
  become({ ...news, popUps, flag: last ? false : news.flag });
  return last;
}

/** The list was opened: there is nothing left to point at. */
export function clearNews(): void {
  become({ ...news, flag: false, popUps: [] });
}

export function onNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentNews = (): News => news;
/** The server shows none. */
export const noNews = (): News => quiet;

/** For tests: as a page begins. */
export function forgetNews(): void {
  shown.clear();
  become(quiet);
}
