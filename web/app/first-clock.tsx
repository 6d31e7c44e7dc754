import { useContext } from "react";
import { NonceContext } from "#nonce-context.ts";

/**
 * A first visit is drawn for where readers of its language most likely are. Where the device's clock is another one, the page
 * is asked for again before it is drawn: times and days that change under the reader's eyes push everything about. Who keeps
 * no cookies is not sent round, and sees the times change once the page is alive.
 */
export function FirstClock({ offset }: { offset: number }) {
  const nonce = useContext(NonceContext);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
      dangerouslySetInnerHTML={{ __html: lookAtClock(offset) }}
    />
  );
}

function lookAtClock(offset: number): string {
  return `
if (-new Date().getTimezoneOffset() !== ${offset} && !/(^|; )tz=/.test(document.cookie)) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  document.cookie = "tz=" + encodeURIComponent(zone) + "; path=/; max-age=31536000; samesite=lax";
  if (/(^|; )tz=/.test(document.cookie)) {
    document.documentElement.style.visibility = "hidden";
    location.reload();
  }
}`;
}
