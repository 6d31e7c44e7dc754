import type { GetData } from "@scoreline/contract/client";
import { isProven, receiptCode, receiptHash } from "@scoreline/domain/contest/receipt";
import { sha256 } from "@scoreline/domain/contest/sha256";
import { clockTime } from "@scoreline/i18n/format";
import { useState } from "react";
import actionStyles from "#events/actions.module.css";
import proofStyles from "#events/proofs.module.css";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { ShieldCheckIcon } from "#ui/icons.tsx";

type Own = GetData<"/contest/getMyPredictionList">;
type Checked = { count: number } | "bad" | "wait";

/** What shows later that nothing was changed: the sums are done here, in the reader's own browser. */
export function ReceiptsPanel({ own }: { own: Own }) {
  const { reader, t } = usePage();
  const client = useClient();
  const [checked, setChecked] = useState<Checked>();
  const [busy, setBusy] = useState(false);
  const last = own.toSorted((a, b) => b.receipt.number - a.receipt.number)[0];
  if (!last) return null;
  const { timeZone, hours } = reader;
  const check = async () => {
    setBusy(true);
    try {
      // Asked anew: what this page knows may be from before it closed.
      const { contestId } = last.receipt;
      const known = await client.fresh.get("/contest/getMyPredictionList", { contestId });
      const closed = known.result.data.filter((entry) => entry.closed);
      let proven = 0;
      for (const { receipt } of closed) {
        const { slot, number, hash } = receipt;
        const { result } = await client.fresh.get("/contest/verify", { contestId, slot, number });
        const isOurs = receiptHash(sha256, receipt) === hash;
        if (isOurs && isProven(sha256, receipt, result.data.proof, result.data.root)) proven += 1;
      }
      setChecked(closed.length === 0 ? "wait" : proven === closed.length ? { count: proven } : "bad");
    } catch {
      setChecked("wait");
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={proofStyles.receipt}>
      <ShieldCheckIcon />
      <div>
        <h2 suppressHydrationWarning>
          {t("events.saved", { time: clockTime(last.receipt.at, { timeZone, hours }, t) })}
        </h2>
        <p>
          <b>{t("events.receipt", { code: receiptCode(last.receipt.hash) })}</b> {t("events.receipt.about")}
        </p>
        <button type="button" className={actionStyles.link} disabled={busy} onClick={() => void check()}>
          {t("events.verify")}
        </button>
        <p role="status">
          {checked === "bad" && t("events.verify.bad")}
          {checked === "wait" && t("events.verify.wait")}
          {typeof checked === "object" && t("events.verify.ok", { count: checked.count })}
        </p>
      </div>
    </section>
  );
}
