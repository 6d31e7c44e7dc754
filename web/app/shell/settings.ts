import { writeShield } from "@scoreline/domain/shield";
import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { usePage } from "#shell/page.ts";
import { keepCookie, type Reader, timeZoneCookie } from "#shell/reader.ts";
import { writeSettings } from "#shell/settings-cookie.ts";

export type ChangeSettings = (patch: Partial<Omit<Reader, "timeZoneFrom" | "device">>) => void;

/** What the reader has set, and how to set it: the page obeys at once, the server from the next answer on. */
export function useSettings(): { settings: Reader; change: ChangeSettings } {
  const { reader, change } = usePage();
  return { settings: reader, change };
}

/** For the shell: what the server read, with what has been set since. */
export function useReader(rendered: Reader): [Reader, ChangeSettings] {
  const [reader, setReader] = useState(rendered);
  const { revalidate } = useRevalidator();
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
    const device = deviceTimeZone();
    if (device === timeZone && timeZoneFrom === "device") return;
    keepCookie("tz", timeZoneCookie(device, "device"));
    // A good guess changes nothing on the page.
    if (device === timeZone) return;
    setReader((before) => ({ ...before, timeZone: device, timeZoneFrom: "device" }));
    revalidate();
  }, [timeZone, timeZoneFrom, revalidate]);

  return [reader, change];
}

export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function showTheme(theme: Reader["theme"]): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  keepCookie("theme", theme);
}
