import type { FootballFeed as Feed, FootballEventRow } from "@scoreline/contract/schemas/match-events";
import { minuteNotation } from "@scoreline/domain/match/state/clock";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import type { ReactNode } from "react";
import { usePage } from "#frame/page.ts";
import { BallIcon, CardMark, InjuryIcon, MissIcon, SwapIcon, VarIcon } from "#match/info/event-marks.tsx";
import styles from "#match/info/feed.module.css";
import { useMatch } from "#match/match-context.ts";
import { NoData, Panel } from "#ui/panel.tsx";

/** What happened, the newest first: home on the one side, away on the other. */
export function FootballFeed({ feed }: { feed: Feed }) {
  const { t } = usePage();
  const { row } = useMatch();
  const play = feed.events.filter(({ phase }) => phase !== "penalties").reverse();
  const kicks = feed.events.filter(({ phase }) => phase === "penalties").reverse();
  const halfAt = play.findIndex(({ phase }) => phase === "first-half");
  const names = new Map(feed.people.map((person) => [person.playerId, person.name]));
  return (
    <Panel title={t("match.feed")}>
      {feed.events.length === 0 && <NoData>{t("match.feed.empty")}</NoData>}
      <ol className={styles.feed}>
        {kicks.length > 0 && <li className={styles.divider}>{t("match.feed.shootOut")}</li>}
        {kicks.map((event) => (
          <FeedRow key={event.id} event={event} names={names} />
        ))}
        {kicks.length > 0 && <li className={styles.divider} aria-hidden="true" />}
        {play.map((event, place) => (
          <FeedRows key={event.id}>
            {place === halfAt && row.halfTime && (
              <li className={`${styles.divider} num`}>{t("match.halfTime", row.halfTime)}</li>
            )}
            <FeedRow event={event} names={names} />
          </FeedRows>
        ))}
      </ol>
    </Panel>
  );
}

const FeedRows = ({ children }: { children: ReactNode }) => children;

function FeedRow({ event, names }: { event: FootballEventRow; names: ReadonlyMap<number, string> }) {
  const { t } = usePage();
  if (event.type === "added-time") {
    return <li className={`${styles.divider} num`}>{t("match.feed.added-time", { minutes: event.minutes ?? 0 })}</li>;
  }
  const words = wordsOf(event);
  return (
    <li className={styles.row} data-side={event.side} data-goal={event.type === "goal" || undefined}>
      <span className={`${styles.minute} num`}>{minuteNotation(event)}</span>
      <div className={styles.what}>
        <p>
          <span className={styles.mark}>{markOf(event)}</span>
          <span className="visually-hidden">{words.kind}: </span>
          <b>{words.who}</b>
          {event.score && (
            <span className={`${styles.score} num`}>
              {event.score.home} – {event.score.away}
            </span>
          )}
        </p>
        {words.more && <small>{words.more}</small>}
      </div>
    </li>
  );

  function wordsOf({ type, how, card, reason, about, decision, saved, player, other }: FootballEventRow) {
    const name = (player !== undefined && names.get(player)) || undefined;
    const second = other === undefined ? undefined : names.get(other);
    const why = reason && t(`match.feed.reason.${reason}`);
    switch (type) {
      case "goal": {
        const way = how && how !== "open-play" ? t(`match.feed.how.${how}`) : undefined;
        const assist = second && t("match.feed.assist", { player: second });
        return { kind: t("match.feed.goal"), who: name ?? t("match.feed.goal"), more: join(way, assist) };
      }
      case "card": {
        const kind = t(`match.feed.card.${card ?? "yellow"}`);
        return { kind, who: name ?? kind, more: why };
      }
      case "substitution":
        return {
          kind: t("match.feed.substitution"),
          who: name ? t("match.feed.on", { player: name }) : t("match.feed.substitution"),
          more: join(second && t("match.feed.off", { player: second }), reason === "injury" ? why : undefined),
        };
      case "var": {
        const outcome = `${about}.${decision}`;
        return { kind: "VAR", who: t(`match.feed.var.${outcome}` as MessageKey), more: name };
      }
      case "penalty-missed": {
        const kind = t(saved ? "match.feed.penalty-saved" : "match.feed.penalty-missed");
        return { kind, who: name ?? kind, more: name && kind };
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

function join(...parts: (string | undefined | false)[]): string | undefined {
  const told = parts.filter(Boolean);
  return told.length > 0 ? told.join(", ") : undefined;
}

function markOf({ type, card }: FootballEventRow): ReactNode {
  if (type === "goal") return <BallIcon />;
  if (type === "card") return <CardMark card={card ?? "yellow"} />;
  if (type === "substitution") return <SwapIcon />;
  if (type === "var") return <VarIcon />;
  return type === "penalty-missed" ? <MissIcon /> : <InjuryIcon />;
}
