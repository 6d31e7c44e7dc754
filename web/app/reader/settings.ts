import { steadyOffset } from "@scoreline/domain/time/steady-zones";
import { startTransition, useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { usePage } from "#frame/page.ts";
import { type ChangeSettings, keepCookie, type Reader, timeZoneCookie } from "#reader/reader.ts";
import { writeSettings } from "#reader/settings-cookie.ts";
import { writeShield } from "#reader/shield.ts";

/** What the reader has set, and how to set it: the page obeys at once, the server from the next answer on. */
export function useSettings(): { settings: Reader; change: ChangeSettings } {
  const { reader, change } = usePage();
  return { settings: reader, change };
}

/** For the shell: what the server read, with what has been set since. */
export function useReader(rendered: Reader): [Reader, ChangeSettings] {
  const [reader, setReader] = useState(rendered);
  const { revalidate } = useRevalidator();
  // A zone that the server has answered for comes with its lists: neither is shown without the other.
  const [answered, setAnswered] = useState(rendered);
  if (answered !== rendered) {
    setAnswered(rendered);
    if (rendered.timeZoneFrom === "device" && reader.timeZoneFrom !== "reader") setReader(inZone(rendered.timeZone));
  }
  const change = useCallback<ChangeSettings>(
    (patch) => {
      const next: Reader = { ...reader, ...patch, ...(patch.timeZone && { timeZoneFrom: "reader" as const }) };
      setReader(next);
      keepCookie("settings", writeSettings(next));
      if (patch.shield) keepCookie("shield", writeShield(patch.shield));
      if (patch.theme) showTheme(patch.theme);
      if (patch.timeZone) keepCookie("tz", timeZoneCookie(patch.timeZone, "reader"));
      // Another zone has other days, and what was hidden never came: both are the server's to tell.
      if (patch.timeZone || patch.hideScores !== undefined) revalidate();
    },
    [reader, revalidate],
  );

  // The server guesses where a new reader is, and last knew where a travelling one was; the device knows.
  const { timeZone, timeZoneFrom } = reader;
  useEffect(() => {
    if (timeZoneFrom === "reader") return;
    if (keepsTheSameClock(timeZone)) return timeZoneFrom === "guess" ? whenLeaving(rememberDevice) : undefined;
    const device = deviceTimeZone();
    if (device === timeZone && timeZoneFrom === "device") return;
    keepCookie("tz", timeZoneCookie(device, "device"));
    // A good guess changes nothing on the page.
    if (device === timeZone) return;
    // Without an answer, times are right at least.
    void revalidate().then(() => startTransition(() => setReader(inZone(device))));
  }, [timeZone, timeZoneFrom, revalidate]);

  return [reader, change];
}

/** Nothing changes for a reader who is there already. */
function inZone(timeZone: string): (before: Reader) => Reader {
  return (before) => (before.timeZone === timeZone ? before : { ...before, timeZone, timeZoneFrom: "device" });
}

/** Whether the device shows the zone's time all year round: then its own zone, which is dear to ask for, can wait. */
function keepsTheSameClock(timeZone: string): boolean {
  const ahead = steadyOffset(timeZone);
  const year = new Date().getFullYear();
  return [0, 6].every((month) => -new Date(year, month, 1).getTimezoneOffset() === ahead);
}

function rememberDevice(): void {
  keepCookie("tz", timeZoneCookie(deviceTimeZone(), "device"));
}

function whenLeaving(work: () => void): () => void {
  window.addEventListener("pagehide", work, { once: true });
  return () => window.removeEventListener("pagehide", work);
}

/** Asked of `Intl`, a browser first learns to write dates, which takes a slow phone a fifth of a second. */
export function deviceTimeZone(): string {
  return typeof Temporal === "undefined" ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
}

function showTheme(theme: Reader["theme"]): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  keepCookie("theme", theme);
}
