import { readTravelling } from "@scoreline/domain/account/settings";
import { useEffect } from "react";
import type { TabClient } from "#live/tab-client.ts";
import { onCookieKept, readCookie } from "#reader/reader.ts";

/** A few settings are often changed one after the other. */
const gatherMs = 1_000;

/** For the shell: what a signed-in reader sets here is the same on their next device. */
export function useSettingsTravel(signedIn: boolean, client: TabClient): void {
  useEffect(() => {
    if (!signedIn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      clearTimeout(timer);
      timer = undefined;
      // What does not get through is sent whole with the next change.
      void client.post("/user/updateSettings", readTravelling(readCookie)).catch(() => {});
    };
    const deaf = onCookieKept(() => {
      clearTimeout(timer);
      timer = setTimeout(send, gatherMs);
    });
    const leave = () => {
      if (timer !== undefined) send();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      deaf();
      window.removeEventListener("pagehide", leave);
    };
  }, [signedIn, client]);
}
