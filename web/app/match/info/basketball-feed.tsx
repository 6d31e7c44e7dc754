import type { BasketballEventRow, BasketballFeed as Feed } from "@scoreline/contract/schemas/match-events";
import type { Person } from "@scoreline/contract/schemas/person";
import { clockNotation } from "@scoreline/domain/match/state/clock";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { joined } from "@scoreline/i18n/joined";
import { useState } from "react";
import { usePage } from "#frame/page.ts";
import { SwapIcon } from "#match/info/event-marks.tsx";
import styles from "#match/info/feed.module.css";
import { periodInWords } from "#match/period-words.ts";
import { nameMark, PlayerLink, WithLinks } from "#match/player-link.tsx";

/** Play-by-play, a quarter each, the newest first; the quarter that is played or was played last is open. */
export function BasketballFeed({ feed }: { feed: Feed }) {
  const quarters = new Map<string, BasketballEventRow[]>();
  for (const event of feed.events) quarters.set(event.phase, [event, ...(quarters.get(event.phase) ?? [])]);
  const people = new Map(feed.people.map((person) => [person.playerId, person]));
  return [...quarters]
    .reverse()
    .map(([phase, events], place) => (
      <Quarter key={phase} phase={phase} events={events} people={people} first={place === 0} />
    ));
}

type QuarterProps = {
  phase: string;
  events: readonly BasketballEventRow[];
  people: ReadonlyMap<number, Person>;
  first: boolean;
};

/** A quarter has a hundred plays: they are written once somebody opens it. */
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
      {open && (
        <ol>
          {events.map((event) => (
            <Play key={event.id} event={event} people={people} />
          ))}
        </ol>
      )}
    </details>
  );
}

function Play({ event, people }: { event: BasketballEventRow; people: ReadonlyMap<number, Person> }) {
  const { t } = usePage();
  const { type, phase, side, player, other, points = 2, kind, edge, score } = event;
  if (type === "period") {
    const key = edge === "start" ? "match.play.start" : "match.play.end";
    return <li className={styles.divider}>{t(key, { period: periodInWords(phase, t) })}</li>;
  }
  const person = people.get(player ?? 0);
  const second = nameMark(people, other);
  const what = whatOf();
  const more = joined([person && !(type === "substitution" && second) && what, second && moreOf(second)], t);
  return (
    <li className={styles.row} data-side={side}>
      <span className={`${styles.minute} num`}>{clockNotation(Math.ceil(event.remaining))}</span>
      <span className={styles.mark}>{type === "substitution" && <SwapIcon />}</span>
      <div className={styles.what}>
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

  function whatOf(): string {
    if (type === "basket") return t("match.play.points", { points });
    if (type === "miss") return t("match.play.miss", { points });
    if (type === "rebound") return t(`match.play.rebound.${kind}` as MessageKey);
    if (type === "foul") return t(`match.play.foul.${kind}` as MessageKey);
    if (type === "substitution") return t("match.feed.substitution");
    return t(`match.play.${type}` as MessageKey);
  }

  function moreOf(name: string): string {
    if (type === "basket") return t("match.feed.assist", { player: name });
    if (type === "miss") return t("match.play.block", { player: name });
    if (type === "turnover") return t("match.play.steal", { player: name });
    return t("match.feed.off", { player: name });
  }
}
