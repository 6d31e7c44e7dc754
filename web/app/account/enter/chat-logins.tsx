import { type ChatApp, chatApps } from "@scoreline/domain/account/methods";
import { mobileMaxWidth } from "@scoreline/site/constants";
import { useEffect, useState } from "react";
import styles from "#account/enter/enter.module.css";
import { ProblemLine } from "#account/enter/enter-page.tsx";
import { refusalIn } from "#account/refused.ts";
import { openChat } from "#account/session/chat-window.ts";
import { hearTabs } from "#account/session/other-tabs.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { LineIcon, ZaloIcon } from "#ui/icons.tsx";

const icons = { line: LineIcon, zalo: ZaloIcon };

type Props = { methods: readonly string[]; back: string /** Nothing stands above them. */; alone: boolean };

/** The chat apps that the reader's country is offered. */
export function ChatLogins({ methods, back, alone }: Props) {
  const { t, locale, reader } = usePage();
  const client = useClient();
  const [failed, setFailed] = useState<string>();
  useEffect(
    () =>
      hearTabs((news) => {
        if (news.kind === "chat") location.assign(news.goOn);
        if (news.kind === "chatFailed") setFailed(news.message);
      }),
    [],
  );
  const offered = chatApps.filter((app) => methods.includes(app));
  if (offered.length === 0) return null;

  async function start(app: ChatApp) {
    setFailed(undefined);
    const narrow = matchMedia(`(max-width: ${mobileMaxWidth}px)`).matches;
    const go = openChat({ locale, back }, narrow || reader.device !== "desktop");
    try {
      const { result } = await client.post("/user/startChatLogin", { app, callBackUrl: back, locale });
      go(result.data.url);
    } catch (error) {
      setFailed(refusalIn(error)?.message ?? "");
    }
  }
  return (
    <div className={styles.chats}>
      {!alone && <p className={styles.or}>{t("account.or")}</p>}
      {offered.map((app) => {
        const Icon = icons[app];
        return (
          <button key={app} type="button" className={styles.chat} onClick={() => void start(app)}>
            <Icon />
            {t(`account.with.${app}`)}
          </button>
        );
      })}
      {failed !== undefined && <ProblemLine problem={{ message: failed || t("account.chat.failed"), fields: [] }} />}
    </div>
  );
}
