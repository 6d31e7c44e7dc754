import type { CallReply } from "@scoreline/contract/call";
import type { matchTips } from "@scoreline/contract/calls/analysis";
import { decimal } from "@scoreline/i18n/format";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/analysis.module.css";
import { useMatch } from "#match/match-context.ts";
import { NoData, Panel } from "#ui/panel.tsx";

type Tip = CallReply<typeof matchTips>["result"]["data"][number];

/** Facts and trends, the most telling first. */
export function TipsPanel({ tips }: { tips: readonly Tip[] }) {
  const { t } = usePage();
  return (
    <Panel title={t("analysis.tips")}>
      {tips.length === 0 ? (
        <NoData>{t("match.noData")}</NoData>
      ) : (
        <ul className={styles.tips}>
          {tips.map((tip) => (
            <TipLine key={tip.code} tip={tip} />
          ))}
        </ul>
      )}
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
    count: figure.kind === "share" ? figure.count : value,
    of: "of" in figure ? figure.of : "",
  });
  return (
    <li>
      <b className="num" aria-hidden="true">
        {figure.kind === "share" ? `${figure.count}/${figure.of}` : figure.kind === "percent" ? `${value}%` : value}
      </b>
      <span>{words}</span>
    </li>
  );
}
