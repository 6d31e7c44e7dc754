import type { BasketballEventRow, BasketballFeed as Feed } from "@scoreline/contract/schemas/match-events";
import type { Person } from "@scoreline/contract/schemas/person";
import { clockNotation } from "@scoreline/domain/match/state/clock";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { joined } from "@scoreline/i18n/joined";
import { useState } from "react";
import { usePage } from "#frame/page.ts";
import styles from "#match/info/feed.module.css";
import { periodInWords } from "#match/period-words.ts";
import { nameMark, PlayerLink, WithLinks } from "#match/player-link.tsx";
import { NoData } from "#ui/panel.tsx";

/** The plays that decided the game, a quarter each, the newest first; the quarter that was played last is open. */
export function BasketballFeed({ feed }: { feed: Feed }) {
  const { t } = usePage();
  const quarters = Map.groupBy(feed.events.toReversed(), ({ phase }) => phase);
  const shown = [...quarters].filter(([, events]) => events.some(({ key }) => key));
  const people = new Map(feed.people.map((person) => [person.playerId, person]));
  if (shown.length === 0) return <NoData>{t("match.feed.noKey")}</NoData>;
  return shown.map(([phase, events], place) => (
    <Quarter key={phase} phase={phase} events={events} people={people} first={place === 0} />
  ));
}

type QuarterProps = {
  phase: string;
  events: readonly BasketballEventRow[];
  people: ReadonlyMap<number, Person>;
  first: boolean;
};

/** Its plays are written once somebody opens it. */
function Quarter({ phase, events, people, first }: QuarterProps) {
  const { t } = usePage();
  const [open, setOpen] = useState(first);
  const score = events.find((event) => event.score)?.score;
  return (
    <details className={styles.quarter} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {periodInWords(phase, t)}
        {score && (
          <span className="num">
            {score.home} – {score.away}
          </span>
        )}
      </summary>
      {open && <ol>{events.map((event) => event.key && <Play key={event.id} event={event} people={people} />)}</ol>}
    </details>
  );
}

function Play({ event, people }: { event: BasketballEventRow; people: ReadonlyMap<number, Person> }) {
  const { t } = usePage();
  const { type, phase, side, player, other, points = 2, kind, score } = event;
  if (type === "period")
    return <li className={styles.divider}>{t("match.play.end", { period: periodInWords(phase, t) })}</li>;
  const person = people.get(player ?? 0);
  const helper = nameMark(people, other);
  const what = type === "basket" ? t("match.play.points", { points }) : t(`match.play.foul.${kind}` as MessageKey);
  const more = joined([person && what, helper && t("match.feed.assist", { player: helper })], t);
  const reasons = reasonsOf();
  return (
    <li className={styles.row} data-side={side}>
      <span className={`${styles.minute} num`}>{clockNotation(Math.ceil(event.remaining))}</span>
      <span className={styles.mark} />
      <div className={styles.what}>
        {reasons && <span className={styles.tag}>{reasons}</span>}
        <b>{person ? <PlayerLink person={person} /> : what}</b>
        {more && (
          <small>
            <WithLinks words={more} people={people} />
          </small>
        )}
      </div>
      {score && (
        <span className={`${styles.score} num`}>
          <i data-scored={side === "home" || undefined}>{score.home}</i>
          {" – "}
          <i data-scored={side === "away" || undefined}>{score.away}</i>
        </span>
      )}
    </li>
  );

  /** The other reasons are seen from the play itself. */
  function reasonsOf(): string {
    const { why = [], run = 0, margin = 0 } = event.key ?? {};
    return joined(
      [
        why.includes("lead") && t("match.play.key.lead"),
        why.includes("level") && t("match.play.key.level"),
        why.includes("run") && t("match.play.key.run", { points: run }),
        why.includes("largest") && t("match.play.key.largest", { points: margin }),
      ],
      t,
    );
  }
}
