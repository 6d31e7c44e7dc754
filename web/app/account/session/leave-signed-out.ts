import { isPersonalPage } from "@scoreline/site/menus";

/** The session is over, here or elsewhere: what was the reader's own leaves the screen. */
export function leaveSignedOut(locale: string): void {
  if (isPersonalPage(location.pathname)) location.assign(`/${locale}`);
  else location.reload();
}
