import type { ChatApp } from "@scoreline/domain/account/methods";
import { useEffect } from "react";
import { backFor, withBack } from "#account/enter/with-back.ts";
import { refusalIn } from "#account/refused.ts";
import styles from "#account/session/chat-callback.module.css";
import { takeErrand } from "#account/session/chat-window.ts";
import { tellTabs } from "#account/session/other-tabs.ts";
import { tabClient } from "#live/tab-client.ts";
import { LogoMark } from "#ui/icons.tsx";

const calls = { line: "/user/loginLine", zalo: "/user/loginZalo" } as const;

/** Where a chat app sends people back to. It says nothing: which language they read is known to the page they came from. */
export function ChatCallback({ app }: { app: ChatApp }) {
  useEffect(() => {
    // Once, also where an effect runs twice: a code cannot be used again.
    const brought = new URLSearchParams(location.search);
    history.replaceState(null, "", location.pathname);
    if (brought.size > 0) void finish(app, brought);
  }, [app]);
  return (
    <main className={styles.page} aria-busy="true">
      <LogoMark />
      <h1 className="visually-hidden">Scoreline</h1>
    </main>
  );
}

async function finish(app: ChatApp, brought: URLSearchParams): Promise<void> {
  const { inWindow, locale, back } = takeErrand();
  const nobody = { timeZone: "UTC", delaySeconds: 0, hideScores: false, shield: [] };
  const client = tabClient({ locale, reader: () => nobody, onAnswer: () => {} });
  const goOn = (address: string) => {
    if (!inWindow) return location.replace(address);
    tellTabs({ kind: "chat", goOn: address });
    window.close();
  };
  try {
    const answer = { code: brought.get("code") ?? "", state: brought.get("state") ?? "" };
    const { result } = await client.post(calls[app], answer);
    goOn(backFor(result.data, result.data.callBackUrl));
  } catch (error) {
    const message = refusalIn(error)?.message ?? "";
    if (inWindow) {
      tellTabs({ kind: "chatFailed", message });
      window.close();
    } else location.replace(withBack(`/${locale}/signin`, back, "chat"));
  }
}
