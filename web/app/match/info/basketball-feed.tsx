import type { BasketballEventRow, BasketballFeed as Feed } from "@scoreline/contract/schemas/match-events";
import { clockNotation } from "@scoreline/domain/match/state/clock";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { usePage } from "#frame/page.ts";
import { periodName } from "#match/info/commentary-words.ts";
import { SwapIcon } from "#match/info/event-marks.tsx";
import styles from "#match/info/feed.module.css";
import { NoData, Panel } from "#ui/panel.tsx";

/** Play-by-play, a quarter each, the newest first; the quarter that is played or was played last is open. */
export function BasketballFeed({ feed }: { feed: Feed }) {
  const { t } = usePage();
  const quarters = new Map<string, BasketballEventRow[]>();
  for (const event of feed.events) quarters.set(event.phase, [event, ...(quarters.get(event.phase) ?? [])]);
  const names = new Map(feed.people.map((person) => [person.playerId, person.name]));
  return (
    <Panel title={t("match.feed")}>
      {feed.events.length === 0 && <NoData>{t("match.feed.empty")}</NoData>}
      {[...quarters].reverse().map(([phase, events], place) => {
        const score = events.find((event) => event.score)?.score;
        return (
          <details key={phase} className={styles.quarter} open={place === 0}>
            <summary>
              {periodName(phase, t)}
              {score && (
                <span className="num">
                  {score.home} – {score.away}
                </span>
              )}
            </summary>
            <ol>
              {events.map((event) => (
                <Play key={event.id} event={event} names={names} />
              ))}
            </ol>
          </details>
        );
      })}
    </Panel>
  );
}

function Play({ event, names }: { event: BasketballEventRow; names: ReadonlyMap<number, string> }) {
  const { t } = usePage();
  const { type, phase, side, player, other, points = 2, kind, edge, score } = event;
  if (type === "period") {
    const key = edge === "start" ? "match.play.start" : "match.play.end";
    return <li className={styles.divider}>{t(key, { period: periodName(phase, t) })}</li>;
  }
  const who = player === undefined ? undefined : names.get(player);
  const second = other === undefined ? undefined : names.get(other);
  const what = whatOf();
  return (
    <li className={styles.row} data-side={side}>
      <span className={`${styles.minute} num`}>{clockNotation(Math.ceil(event.remaining))}</span>
      <div className={styles.what}>
        <p>
          {type === "substitution" && (
            <span className={styles.mark}>
              <SwapIcon />
            </span>
          )}
          <b>{who ?? what}</b>
          {score && (
            <span className={`${styles.score} num`}>
              {score.home} – {score.away}
            </span>
          )}
        </p>
        <small>{[who && what, second && moreOf(second)].filter(Boolean).join(", ")}</small>
      </div>
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
