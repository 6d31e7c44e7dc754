import { mobileMaxWidth } from "@scoreline/site/constants";

/** Whether the page is shown as on a phone: a narrow window, or a phone's browser. */
export function isNarrow(): boolean {
  return document.documentElement.dataset.device === "mobile" || matchMedia(`(max-width: ${mobileMaxWidth}px)`).matches;
}
