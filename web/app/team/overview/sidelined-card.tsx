import type { Team } from "@scoreline/contract/calls/team";
import type { Sport } from "@scoreline/domain/sport";
import { dayAndMonth } from "@scoreline/i18n/format";
import { playerPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { absenceWords } from "#people/absence-words.ts";
import styles from "#team/overview/lists.module.css";
import { Panel } from "#ui/panel.tsx";

export function SidelinedCard({ sport, sidelined }: { sport: Sport; sidelined: Team["sidelined"] }) {
  const { locale, t } = usePage();
  return (
    <Panel title={t("team.sidelined")}>
      {sidelined.length === 0 && <p className={styles.empty}>{t("team.allFit")}</p>}
      <ul className={styles.list}>
        {sidelined.map((absence) => (
          <li key={`${absence.player.playerId} ${absence.from}`}>
            <Link className={styles.row} to={playerPath(locale, sport, absence.player)}>
              <AbsenceMark reason={absence.reason} />
              <span className={styles.words}>
                <b>{absence.player.name}</b>
                <small>{absenceWords(absence, t)}</small>
              </span>
              <small className={styles.end}>
                {absence.until ? t("absence.until", { date: dayAndMonth(absence.until, t) }) : t("people.backUnknown")}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function AbsenceMark({ reason }: { reason: "injury" | "suspension" }) {
  return (
    <span className={styles.mark} data-reason={reason} aria-hidden="true">
      {reason === "suspension" ? (
        <i />
      ) : (
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.4"
          strokeLinecap="round"
        >
          <path d="M12 5v14M5 12h14" />
        </svg>
      )}
    </span>
  );
}
