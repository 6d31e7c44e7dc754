import type { GetData } from "@scoreline/contract/client";
import { clockTime } from "@scoreline/i18n/format";
import { Link } from "react-router";
import styles from "#events/proofs.module.css";
import { usePage } from "#frame/page.ts";
import { Panel } from "#ui/panel.tsx";

type Info = GetData<"/contest/getContestInfo">;
type Version = Info["versions"][number];

const shown = 8;

/** What the results were, the present ones first: what changed and why, and the way to the leaderboard of that time. */
export function ChangesPanel({ info: { versions, matches } }: { info: Info }) {
  const { reader, t } = usePage();
  const { timeZone, hours } = reader;
  const score = (told: Version["changes"][number]["to"]) => (told ? `${told.home} – ${told.away}` : "–");
  const said = ({ slot, from, to }: Version["changes"][number]) => {
    const row = matches.find(({ match }) => match.matchId === slot)?.match;
    if (!row) return [];
    const match = `${row.homeTeam.shortName} – ${row.awayTeam.shortName}`;
    if (to?.void) return [t("events.change.void", { match, why: t(`events.void.${to.void as "late"}`) })];
    const was = from?.void ? t(`events.void.${from.void as "late"}`) : score(from);
    if (!to) return [t("events.change.reopened", { match, from: was })];
    return [
      from
        ? t("events.change.corrected", { match, from: was, to: score(to) })
        : t("events.change.new", { match, to: score(to) }),
    ];
  };
  const list = versions.toReversed().slice(0, shown);
  if (list.length === 0) return null;
  return (
    <Panel title={t("events.changes")}>
      <ol className={styles.changes}>
        {list.map(({ version, at, changes }, index) => (
          <li key={version}>
            <small className="num" suppressHydrationWarning>
              {`${version} · ${clockTime(at, { timeZone, hours }, t)}`}
            </small>
            <ul>
              {(changes.length > 0 ? changes.flatMap(said) : [t("events.change.reached")]).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {index > 0 && <Link to={`?version=${version}`}>{t("events.version.then")}</Link>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
