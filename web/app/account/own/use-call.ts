import { useCallback, useState } from "react";
import type { Problem } from "#account/enter/enter-action.ts";
import { refusalIn } from "#account/refused.ts";
import { usePage } from "#frame/page.ts";
import type { TabClient } from "#live/tab-client.ts";
import { useClient } from "#live/tab-live.ts";

type OwnCall = {
  busy: boolean;
  problem: Problem | undefined;
  /** Says whether it went well; what went wrong is shown by `problem`. */
  run(work: (client: TabClient) => Promise<unknown>): Promise<boolean>;
};

/** One thing at a time that the reader does to their account. */
export function useCall(): OwnCall {
  const { t } = usePage();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const run = useCallback<OwnCall["run"]>(
    async (work) => {
      setBusy(true);
      setProblem(undefined);
      try {
        await work(client);
        return true;
      } catch (error) {
        const { message = t("account.failed"), fields = [] } = refusalIn(error) ?? {};
        setProblem({ message, fields });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [client, t],
  );
  return { busy, problem, run };
}
