import type { CallReply } from "@scoreline/contract/call";
import type { matchTips } from "@scoreline/contract/calls/analysis";
import { decimal, percent } from "@scoreline/i18n/numbers";
import type { ReactNode } from "react";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/analysis.module.css";
import { useMatch } from "#match/match-context.ts";
import { Panel } from "#ui/panel.tsx";

type Tip = CallReply<typeof matchTips>["result"]["data"][number];

/** Facts and trends, the most telling first. */
export function TipsPanel({ tips, action }: { tips: readonly Tip[]; action?: ReactNode }) {
  const { t } = usePage();
  if (tips.length === 0) return null;
  return (
    <Panel title={t("analysis.tips")} action={action}>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <TipLine key={`${tip.code} ${tip.side}`} tip={tip} />
        ))}
      </ul>
    </Panel>
  );
}

function TipLine({ tip: { code, side, figure } }: { tip: Tip }) {
  const { t, locale } = usePage();
  const { sport, match } = useMatch();
  const { homeTeam, awayTeam } = match.match;
  const value = "value" in figure ? decimal(figure.value, locale) : "";
  const words = t(`analysis.tip.${code}`, {
    team: (side === "away" ? awayTeam : homeTeam).name,
    side: side ?? "home",
    sport,
    value,
    amount: "value" in figure ? figure.value : 0,
    count: figure.kind === "share" ? figure.count : value,
    of: "of" in figure ? figure.of : "",
  });
  return (
    <li>
      <b className="num" aria-hidden="true">
        {figure.kind === "share"
          ? `${figure.count}/${figure.of}`
          : figure.kind === "percent"
            ? percent(figure.value, locale)
            : value}
      </b>
      <span>{words}</span>
    </li>
  );
}
