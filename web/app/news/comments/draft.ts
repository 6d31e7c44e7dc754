/** One sending: however often it is tried, it is written once. */
export type Sending = { text: string; sendKey: string };

/** What somebody was writing, kept on their device until it is sent: by story and by what it answers. */
export type Draft = {
  text: string;
  /** Sent, and nobody knows whether it arrived. */
  tried?: Sending;
};

const keyOf = (newsId: number, parentId: number | undefined) => `comment ${newsId} ${parentId ?? 0}`;

/** The same words go with the same key; what was changed since is something else to say. */
export function sendingOf({ text, tried }: Draft, newKey = newSendKey): Sending {
  return tried?.text === text ? tried : { text, sendKey: newKey() };
}

function newSendKey(): string {
  return crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function readDraft(newsId: number, parentId: number | undefined, memory?: Memory): Draft | undefined {
  try {
    const kept = JSON.parse(
      (memory ?? localStorage).getItem(keyOf(newsId, parentId)) ?? "null",
    ) as Partial<Draft> | null;
    if (typeof kept?.text !== "string") return undefined;
    const { text, tried } = kept;
    const isSending = typeof tried?.text === "string" && typeof tried.sendKey === "string";
    return { text, ...(isSending && { tried: { text: tried.text, sendKey: tried.sendKey } }) };
  } catch {
    return undefined;
  }
}

export function keepDraft(
  newsId: number,
  parentId: number | undefined,
  draft: Draft | undefined,
  memory?: Memory,
): void {
  try {
    const kept = memory ?? localStorage;
    if (draft && draft.text !== "") kept.setItem(keyOf(newsId, parentId), JSON.stringify(draft));
    else kept.removeItem(keyOf(newsId, parentId));
  } catch {
    // A device that keeps nothing has no drafts.
  }
}
