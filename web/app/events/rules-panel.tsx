import type { GetData } from "@scoreline/contract/client";
import { sports } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { fullDate } from "@scoreline/i18n/format";
import { signed } from "@scoreline/i18n/numbers";
import styles from "#events/proofs.module.css";
import { usePage } from "#frame/page.ts";
import { Panel } from "#ui/panel.tsx";

type Info = GetData<"/contest/getContestInfo">;

/** Whatever decides: the same rules that the server counts by, frozen by their hash. */
export function RulesPanel({ info: { contest, rules, league } }: { info: Info }) {
  const { reader, t } = usePage();
  const date = fullDate(localDay(rules.deadline, reader.timeZone), t);
  const sport = sports[contest.sportType] ?? "football";
  const lines: Record<Info["rules"]["mode"], readonly string[]> = {
    matches: [
      t(`events.rule.${rules.lock}`),
      t("events.rule.late"),
      t(`events.rule.${sport}`),
      t("events.rule.moved", { date }),
      t("events.rule.void"),
    ],
    winner: [t("events.rule.late")],
    finalists: [t("events.rule.late")],
    bracket: league
      ? [t("events.rule.late")]
      : [t("events.rule.clubs"), t("events.rule.clubs.order"), t(`events.rule.${sport}`), t("events.rule.clubs.none")],
    referral: [t("events.rule.referral")],
    video: [t("events.rule.video")],
  };
  const counts = rules.mode !== "referral" && rules.mode !== "video";
  return (
    <Panel title={t("events.rules")}>
      {counts && (
        <dl className={styles.points}>
          {rules.points
            .filter(({ name }) => name !== "joker" || rules.joker)
            .map(({ name, points }) => (
              <div key={name}>
                <dt>{t(`events.points.${name}` as MessageKey)}</dt>
                <dd className="num">{name === "joker" ? `×${points}` : points > 0 ? signed(points) : points}</dd>
              </div>
            ))}
        </dl>
      )}
      <ul className={styles.rules}>
        {[...lines[rules.mode], t("events.rule.ties")].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.hash}>
        {t("shell.labelled", { name: t("events.rule.hash"), value: "" })}
        <code>{rules.hash.slice(0, 16)}</code>
      </p>
    </Panel>
  );
}

/** Whatever it takes to count the event again without us. */
export function ProofPanel({ contestId }: { contestId: number }) {
  const { t } = usePage();
  const files = [
    [`/contests/${contestId}.jsonl`, t("events.proof.entries")],
    ["/contests/roots.jsonl", t("events.proof.roots")],
    ["/contests/recount.mjs", t("events.proof.program")],
  ] as const;
  return (
    <Panel title={t("events.proof")}>
      <p className={styles.about}>{t("events.proof.about")}</p>
      <ul className={styles.files}>
        {files.map(([address, name]) => (
          <li key={address}>
            <a href={address} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
