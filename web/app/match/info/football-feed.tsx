import type { FootballFeed as Feed, FootballEventRow } from "@scoreline/contract/schemas/match-events";
import type { Person } from "@scoreline/contract/schemas/person";
import { minuteNotation } from "@scoreline/domain/match/state/clock";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { joined } from "@scoreline/i18n/joined";
import { Fragment, type ReactNode } from "react";
import { usePage } from "#frame/page.ts";
import { BallIcon, CardMark, InjuryIcon, MissIcon, SwapIcon, VarIcon } from "#match/info/event-marks.tsx";
import styles from "#match/info/feed.module.css";
import { useMatch } from "#match/match-context.ts";
import { nameMark, PlayerLink, WithLinks } from "#match/player-link.tsx";
import { Crest } from "#ui/badges/crest.tsx";

/** What happened, the newest first, in one column: the edge of a row says whose it is. */
export function FootballFeed({ feed }: { feed: Feed }) {
  const { t } = usePage();
  const { row } = useMatch();
  const play = feed.events.filter(({ phase }) => phase !== "penalties").reverse();
  const kicks = feed.events.filter(({ phase }) => phase === "penalties").reverse();
  const halfAt = play.findIndex(({ phase }) => phase === "first-half");
  const people = new Map(feed.people.map((person) => [person.playerId, person]));
  return (
    <ol className={styles.feed}>
      {kicks.length > 0 && <li className={styles.divider}>{t("match.feed.shootOut")}</li>}
      {kicks.map((event) => (
        <FeedRow key={event.id} event={event} people={people} />
      ))}
      {kicks.length > 0 && <li className={styles.divider} aria-hidden="true" />}
      {play.map((event, place) => (
        <Fragment key={event.id}>
          {place === halfAt && row.halfTime && (
            <li className={`${styles.divider} num`}>
              {t("match.state.HT")}
              <b>
                {row.halfTime.home} – {row.halfTime.away}
              </b>
            </li>
          )}
          <FeedRow event={event} people={people} />
        </Fragment>
      ))}
    </ol>
  );
}

function FeedRow({ event, people }: { event: FootballEventRow; people: ReadonlyMap<number, Person> }) {
  const { t } = usePage();
  const { row } = useMatch();
  if (event.type === "added-time") {
    return <li className={`${styles.divider} num`}>{t("match.feed.added-time", { minutes: event.minutes ?? 0 })}</li>;
  }
  const { kind, who, more } = wordsOf(event);
  const goal = event.type === "goal" || undefined;
  const team = event.side && (event.side === "home" ? row.homeTeam : row.awayTeam);
  return (
    <li className={styles.row} data-side={event.side} data-goal={goal}>
      <span className={`${styles.minute} num`}>{minuteNotation(event)}</span>
      <span className={styles.mark}>{markOf(event)}</span>
      <div className={styles.what}>
        {goal && team ? (
          <span className={styles.tag}>{t("match.feed.goalOf", { team: team.shortName })}</span>
        ) : (
          <span className="visually-hidden">{t("shell.labelled", { name: kind, value: "" })} </span>
        )}
        <b>{who}</b>
        {more && <small>{more}</small>}
      </div>
      {event.score ? <RowScore event={event} /> : team && <Crest team={team} size={18} />}
    </li>
  );

  function wordsOf({ type, how, card, reason, about, decision, saved, player, other }: FootballEventRow): {
    kind: string;
    who: ReactNode;
    more?: ReactNode;
  } {
    const person = people.get(player ?? 0);
    const name = person && <PlayerLink person={person} />;
    const second = nameMark(people, other);
    const why = reason && t(`match.feed.reason.${reason}`);
    const linked = (...parts: (string | undefined | false)[]) => {
      const told = joined(parts, t);
      return told && <WithLinks words={told} people={people} />;
    };
    switch (type) {
      case "goal": {
        const way = how && how !== "open-play" ? t(`match.feed.how.${how}`) : undefined;
        const assist = second && t("match.feed.assist", { player: second });
        return { kind: t("match.feed.goal"), who: name ?? t("match.feed.goal"), more: linked(assist, way) };
      }
      case "card": {
        const spoken = t(`match.feed.card.${card ?? "yellow"}`);
        // A sending-off is said in words: a red mark alone is read too quickly.
        return { kind: spoken, who: name ?? spoken, more: linked(card !== "yellow" && name ? spoken : undefined, why) };
      }
      case "substitution":
        return {
          kind: t("match.feed.substitution"),
          who: name ?? t("match.feed.substitution"),
          more: linked(second && t("match.feed.off", { player: second }), reason === "injury" ? why : undefined),
        };
      case "var":
        return { kind: "VAR", who: t(`match.feed.var.${about}.${decision}` as MessageKey), more: name };
      case "penalty-missed": {
        const spoken = t(saved ? "match.feed.penalty-saved" : "match.feed.penalty-missed");
        return { kind: spoken, who: name ?? spoken, more: name && spoken };
      }
      default:
        return {
          kind: t("match.feed.injury"),
          who: name ?? t("match.feed.injury"),
          more: name && t("match.feed.injury"),
        };
    }
  }
}

/** How it stood afterwards, with the side that scored bold. */
function RowScore({ event: { score, side } }: { event: FootballEventRow }) {
  if (!score) return null;
  return (
    <span className={`${styles.score} num`}>
      <i data-scored={side === "home" || undefined}>{score.home}</i>
      {" – "}
      <i data-scored={side === "away" || undefined}>{score.away}</i>
    </span>
  );
}

function markOf({ type, card }: FootballEventRow): ReactNode {
  if (type === "goal") return <BallIcon />;
  if (type === "card") return <CardMark card={card ?? "yellow"} />;
  if (type === "substitution") return <SwapIcon />;
  if (type === "var") return <VarIcon />;
  return type === "penalty-missed" ? <MissIcon /> : <InjuryIcon />;
}
