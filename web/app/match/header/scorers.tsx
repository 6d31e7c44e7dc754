import type { FootballEventRow } from "@scoreline/contract/schemas/match-events";
import { minuteNotation } from "@scoreline/domain/match/state/clock";
import type { Side } from "@scoreline/domain/sport";
import { usePage } from "#frame/page.ts";
import styles from "#match/header/scorers.module.css";
import { BallIcon, CardMark } from "#match/info/event-marks.tsx";
import { useMatch } from "#match/match-context.ts";

/** Who scored and who was sent off, under the names of the teams. */
export function Scorers() {
  const { t } = usePage();
  const { match, hidden } = useMatch();
  const shown = match.highlights.filter(({ phase }) => phase !== "penalties");
  if (hidden || shown.length === 0) return null;
  return (
    <section className={`${styles.scorers} num`} aria-label={t("match.scorers")}>
      <Lines side="home" events={shown} />
      <span className={styles.ball}>
        <BallIcon />
      </span>
      <Lines side="away" events={shown} />
    </section>
  );
}

function Lines({ side, events }: { side: Side; events: readonly FootballEventRow[] }) {
  const { t } = usePage();
  const { match } = useMatch();
  const names = new Map(match.people.map((person) => [person.playerId, person.shortName]));
  const lines = new Map<string, { name: string; red: boolean; moments: string[] }>();
  for (const event of events) {
    if (event.side !== side) continue;
    const red = event.type === "card";
    const own = event.how === "own-goal";
    const key = `${event.player ?? event.id} ${red} ${own}`;
    const name =
      (event.player !== undefined && names.get(event.player)) || t(red ? "match.redCard" : "match.feed.goal");
    const line = lines.get(key) ?? { name, red, moments: [] };
    const mark = own ? t("match.ownGoalMark") : event.how === "penalty" ? t("match.penaltyMark") : "";
    line.moments.push(`${minuteNotation(event)}${mark && ` (${mark})`}`);
    lines.set(key, line);
  }
  return (
    <ul className={styles[side]}>
      {[...lines].map(([key, { name, red, moments }]) => (
        <li key={key}>
          {red && <CardMark card="red" />}
          {red && <span className="visually-hidden">{t("match.redCard")}</span>} {name} {moments.join(", ")}
        </li>
      ))}
    </ul>
  );
}
