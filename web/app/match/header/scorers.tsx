import type { FootballEventRow } from "@scoreline/contract/schemas/match-events";
import { minuteNotation } from "@scoreline/domain/match/state/clock";
import type { Side } from "@scoreline/domain/sport";
import { joined } from "@scoreline/i18n/joined";
import { playerPath } from "@scoreline/site/addresses";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#match/header/scorers.module.css";
import { BallIcon, CardMark } from "#match/info/event-marks.tsx";
import { useMatch } from "#match/match-context.ts";

/** Who scored and who was sent off, under the names of the teams, each with the mark of what it was. */
export function Scorers() {
  const { t } = usePage();
  const { match, hidden } = useMatch();
  const shown = match.highlights.filter(({ phase }) => phase !== "penalties");
  if (hidden || shown.length === 0) return null;
  return (
    <section className={`${styles.scorers} num`} aria-label={t("match.scorers")}>
      <Lines side="home" events={shown} />
      <Lines side="away" events={shown} />
    </section>
  );
}

function Lines({ side, events }: { side: Side; events: readonly FootballEventRow[] }) {
  const { t, locale } = usePage();
  const { match } = useMatch();
  const people = new Map(match.people.map((person) => [person.playerId, person]));
  const lines = new Map<string, { player: number | undefined; red: boolean; moments: string[] }>();
  for (const event of events) {
    if (event.side !== side) continue;
    const red = event.type === "card";
    const own = event.how === "own-goal";
    const key = `${event.player ?? event.id} ${red} ${own}`;
    const line = lines.get(key) ?? { player: event.player, red, moments: [] };
    const mark = own ? t("match.ownGoalMark") : event.how === "penalty" ? t("match.penaltyMark") : "";
    const minute = minuteNotation(event);
    line.moments.push(mark ? t("match.markedMinute", { minute, mark }) : minute);
    lines.set(key, line);
  }
  return (
    <ul data-side={side}>
      {[...lines].map(([key, { player, red, moments }]) => {
        const person = people.get(player ?? 0);
        return (
          <li key={key} data-mark={red ? "red" : "goal"}>
            {red ? <CardMark card="red" /> : <BallIcon />}
            <span>
              <span className="visually-hidden">
                {t("shell.labelled", { name: t(red ? "match.redCard" : "match.feed.goal"), value: "" })}{" "}
              </span>
              {person ? <PageLink to={playerPath(locale, "football", person)}>{person.shortName}</PageLink> : null}{" "}
              {joined(moments, t)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
