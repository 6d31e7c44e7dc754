import { errorCatalogue } from "@scoreline/contract/errors";
import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { refusalIn } from "#account/refused.ts";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import type { TabClient } from "#live/tab-client.ts";
import { useClient } from "#live/tab-live.ts";

export type Enter = {
  busy: boolean;
  problem: string | undefined;
  /** What the account lacks for taking part. */
  lacks: "phone" | "nickname" | undefined;
  /** Does something in the reader's name; a visitor is asked to log in first. Says whether it went well. */
  run(work: (client: TabClient) => Promise<unknown>): Promise<boolean>;
};

/** One thing at a time that a reader does in an event. */
export function useEnter(): Enter {
  const { user, t } = usePage();
  const { askLogin } = useShell();
  const { revalidate } = useRevalidator();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [lacks, setLacks] = useState<Enter["lacks"]>();
  const run = useCallback<Enter["run"]>(
    async (work) => {
      if (!user) {
        askLogin("events");
        return false;
      }
      setBusy(true);
      setProblem(undefined);
      setLacks(undefined);
      try {
        await work(client);
        void revalidate();
        return true;
      } catch (error) {
        const refusal = refusalIn(error);
        const { phoneNeeded, nicknameNeeded } = errorCatalogue;
        if (refusal?.businessCode === phoneNeeded.code) setLacks("phone");
        else if (refusal?.businessCode === nicknameNeeded.code) setLacks("nickname");
        else setProblem(refusal?.message ?? t("error.unexpected"));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [user, client, askLogin, revalidate, t],
  );
  return { busy, problem, lacks, run };
}
