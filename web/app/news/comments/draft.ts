/** What somebody was writing, kept on their device until it is sent: by story and by what it answers. */
export type Draft = { text: string; sendKey: string };

const keyOf = (newsId: number, parentId: number | undefined) => `comment ${newsId} ${parentId ?? 0}`;

/** A key of its own for one sending: however often it is tried, it is written once. */
export function newSendKey(): string {
  return crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

export function readDraft(newsId: number, parentId: number | undefined): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(newsId, parentId)) ?? "null") as Partial<Draft> | null;
    if (typeof kept?.text !== "string" || typeof kept.sendKey !== "string") return undefined;
    return { text: kept.text, sendKey: kept.sendKey };
  } catch {
    return undefined;
  }
}

export function keepDraft(newsId: number, parentId: number | undefined, draft: Draft | undefined): void {
  try {
    if (draft && draft.text !== "") localStorage.setItem(keyOf(newsId, parentId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(newsId, parentId));
  } catch {
    // A device that keeps nothing has no drafts.
  }
}
