import type { LineUpSide } from "@scoreline/contract/schemas/line-ups";
import { dayAndMonth } from "@scoreline/i18n/format";
import { playerPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#match/lineups/absences-panel.module.css";
import type { LineUpView } from "#match/lineups/line-up-view.ts";
import { useMatch } from "#match/match-context.ts";
import { absenceWords } from "#people/absence-words.ts";
import { Panel } from "#ui/panel.tsx";

/** Who cannot play, of both sides. */
export function AbsencesPanel({ lineUps, people }: LineUpView) {
  const { t } = usePage();
  const { row, sport } = useMatch();
  return (
    <Panel title={t(sport === "football" ? "lineups.absent" : "lineups.inactive")}>
      <div className={styles.sides}>
        {(["home", "away"] as const).map(
          (side) =>
            lineUps[side].absences.length > 0 && (
              <div key={side} className={styles.side}>
                <h3>{(side === "home" ? row.homeTeam : row.awayTeam).name}</h3>
                <ul>
                  {lineUps[side].absences.map((absence) => (
                    <AbsenceRow key={absence.playerId} absence={absence} people={people} />
                  ))}
                </ul>
              </div>
            ),
        )}
      </div>
    </Panel>
  );
}

function AbsenceRow({ absence, people }: { absence: LineUpSide["absences"][number]; people: LineUpView["people"] }) {
  const { locale, t } = usePage();
  const { sport } = useMatch();
  const person = people.get(absence.playerId);
  return (
    <li className={styles.row}>
      <i className={styles.sign} data-reason={absence.reason} aria-hidden="true" />
      <span className={styles.name}>
        {person ? <Link to={playerPath(locale, sport, person)}>{person.name}</Link> : "?"}
      </span>
      <span className={styles.why}>
        {absenceWords(absence, t)}
        {absence.until && <span>{t("absence.until", { date: dayAndMonth(absence.until, t) })}</span>}
      </span>
    </li>
  );
}
