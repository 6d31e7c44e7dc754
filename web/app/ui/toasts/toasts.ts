import { timings } from "@scoreline/site/constants";

export type Toast = { type: "default" | "success" | "warning" | "error"; message: string; duration?: number };
export type ShownToast = Toast & { id: number; phase: "opening" | "visible" | "fading" };

/** Toasts of the page, outside of React: whoever handles an event may show one. */
let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function become(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Visible after a moment, closes after its duration, gone when it has faded. */
export function showToast(toast: Toast): void {
  lastId += 1;
  const id = lastId;
  const duration = toast.duration ?? timings.toast;
  const turn = (phase: ShownToast["phase"]) =>
    become(shown.map((other) => (other.id === id ? { ...other, phase } : other)));
  become([...shown, { ...toast, id, phase: "opening" }]);
  setTimeout(() => turn("visible"), timings.toastAppear);
  setTimeout(() => turn("fading"), duration);
  setTimeout(() => become(shown.filter((other) => other.id !== id)), duration + timings.toastFade);
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toasts(): readonly ShownToast[] {
  return shown;
}

const none: readonly ShownToast[] = [];

/** The server never shows any. */
export function noToasts(): readonly ShownToast[] {
  return none;
}
