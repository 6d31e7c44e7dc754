import type { BasketballFeed, FootballEventRow, FootballFeed } from "@scoreline/contract/schemas/match-events";
import { type FootballClock, footballMinute, minuteNotation } from "@scoreline/domain/match/state/clock";
import { type Moment, parseMoment, secondsPlayed } from "@scoreline/domain/match/time-machine/moment";
import { minutesOfCourse, placeInCourse } from "@scoreline/domain/match/time-machine/timeline";
import type { CSSProperties, ReactNode } from "react";
import { usePage } from "#frame/page.ts";
import { useTick } from "#live/ticking.ts";
import { BallIcon, CardMark, SwapIcon } from "#match/info/event-marks.tsx";
import { TimeMachine } from "#match/info/time-machine.tsx";
import styles from "#match/info/timeline.module.css";
import { type MatchView, useMatch } from "#match/match-context.ts";
import { Panel } from "#ui/panel.tsx";

type Momentum = (FootballFeed | BasketballFeed)["momentum"];

/** The match from left to right: what happened above and below its line, who was on top under it, and the way back in it. */
export function Timeline({ feed }: { feed: FootballFeed | BasketballFeed }) {
  const { t } = usePage();
  const view = useMatch();
  const { sport, row, minute, live, matchId } = view;
  const present = live.board.get(matchId)?.row ?? row;
  useTick(20_000, present.kind === "live");
  const minutes = minutesOfCourse({ ...feed.course, sport });
  const last = lastPlace(view, minutes, feed);
  const chosen = minute === undefined ? undefined : parseMoment(minute);
  const at = chosen ? Math.min(placeInCourse(chosen, minutes), last) : last;
  const share = (place: number) => ({ "--at": (place + 0.5) / minutes.length }) as CSSProperties;
  const highest = Math.max(40, ...feed.momentum.map(({ value }) => Math.abs(value)));
  const ticks = ticksOf(minutes, sport === "football" ? 15 : feed.course.quarterMinutes);
  const events = sport === "football" ? (feed as FootballFeed).events.filter(isMarked) : [];
  // Of a game of long ago only the score is known: a line without anything on it says nothing.
  if (present.kind !== "live" && feed.events.length + feed.momentum.length === 0) return null;
  return (
    <Panel title={t("match.timeline")}>
      <p className={styles.sides} aria-hidden="true">
        <span data-side="home">{row.homeTeam.shortName}</span>
        <span data-side="away">{row.awayTeam.shortName}</span>
      </p>
      <div className={styles.timeline} aria-hidden="true">
        {events.length > 0 && (
          <div className={styles.marks}>
            {events.map((event) => (
              <span
                key={event.id}
                className={styles.mark}
                data-side={event.side}
                style={share(placeInCourse(event, minutes))}
              >
                {markOf(event)}
              </span>
            ))}
          </div>
        )}
        <div className={styles.line} data-bare={events.length === 0 || undefined}>
          <i style={{ inlineSize: `${(100 * (at + 1)) / minutes.length}%` }} />
          {present.kind === "live" && <b style={share(at)} />}
          {present.kind === "abandoned" && <em style={share(last)} data-ended />}
        </div>
        <div className={`${styles.ticks} num`}>
          {ticks.map(({ place, words }) => (
            <span key={words} style={share(place)}>
              {words}
            </span>
          ))}
        </div>
      </div>
      {feed.momentum.length > 0 && (
        <svg
          className={styles.momentum}
          viewBox={`0 ${-highest} ${minutes.length} ${2 * highest}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t("match.momentum", { home: row.homeTeam.name, away: row.awayTeam.name })}
        >
          <path d={barsOf(feed.momentum, minutes, (value) => value > 0)} className={styles.home} />
          <path d={barsOf(feed.momentum, minutes, (value) => value < 0)} className={styles.away} />
          <path d={`M0 0H${minutes.length}`} className={styles.axis} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      {last > 0 && <TimeMachine minutes={minutes} last={last} at={at} ended={present.kind !== "live"} />}
    </Panel>
  );
}

/** One path for the minutes of a side, not an element for each of them. */
function barsOf(momentum: Momentum, minutes: readonly Moment[], isOwn: (value: number) => boolean): string {
  return momentum
    .filter(({ value }) => isOwn(value))
    .map(({ minute, added, value }) => {
      const place = placeInCourse(added ? { minute, added } : { minute }, minutes);
      return `M${place + 0.06} 0v${-value}h.88v${value}z`;
    })
    .join("");
}

/** How far the match has come, as a place in its course. */
function lastPlace(
  { live, match, matchId, row, sport, now }: MatchView,
  minutes: readonly Moment[],
  feed: FootballFeed | BasketballFeed,
): number {
  const present = live.board.get(matchId)?.row ?? row;
  const quarter = feed.course.quarterMinutes;
  if (present.kind === "finished") return minutes.length - 1;
  if (present.kind === "abandoned") return placeOfEnd(match.trouble?.stoppedAt ?? null, minutes, feed);
  const { clock } = present;
  if (present.kind !== "live" || !clock) return -1;
  if (sport === "basketball") {
    const seconds = secondsPlayed({ phase: clock.phase, remaining: clock.remaining ?? 0 }, quarter * 60);
    const reached = seconds ?? (present.periods?.length ?? 0) * quarter * 60;
    return Math.min(minutes.length, Math.ceil(reached / 60)) - 1;
  }
  const playing = footballMinute(clock as FootballClock, now());
  return placeInCourse(playing ?? pauseMinute(clock.phase), minutes);
}

/** Where a match was broken off; where nobody says it, the last that was told of it. */
function placeOfEnd(
  stopped: NonNullable<MatchView["match"]["trouble"]>["stoppedAt"],
  minutes: readonly Moment[],
  { events, momentum, course }: FootballFeed | BasketballFeed,
): number {
  if (stopped?.minute !== undefined) {
    const { minute, added } = stopped;
    return placeInCourse(added ? { minute, added } : { minute }, minutes);
  }
  const quarter = course.quarterMinutes * 60;
  const played = (at: { phase: string; remaining: number }) => (secondsPlayed(at, quarter) ?? 0) / 60;
  if (stopped?.phase !== undefined) {
    const { phase, remaining = 0 } = stopped;
    return Math.min(minutes.length, Math.ceil(played({ phase, remaining }))) - 1;
  }
  const reached = [
    ...momentum.map(({ minute }) => minute),
    ...events.map((event) => ("minute" in event ? event.minute : Math.ceil(played(event)))),
  ];
  return reached.length === 0 ? -1 : placeInCourse({ minute: Math.max(1, ...reached) }, minutes);
}

/** A pause stands at the end of what was played before it. */
function pauseMinute(phase: string): Moment {
  const minute =
    phase === "half-time" ? 45 : phase === "awaiting-extra-time" ? 90 : phase === "extra-half-time" ? 105 : 120;
  return { minute, added: 30 };
}

function ticksOf(minutes: readonly Moment[], every: number): { place: number; words: string }[] {
  return minutes.flatMap((moment, place) =>
    moment.minute % every === 0 && !moment.added ? [{ place, words: minuteNotation(moment) }] : [],
  );
}

function isMarked({ type, phase }: FootballEventRow): boolean {
  return phase !== "penalties" && ["goal", "card", "substitution"].includes(type);
}

function markOf({ type, card }: FootballEventRow): ReactNode {
  if (type === "goal") return <BallIcon />;
  return type === "card" ? <CardMark card={card ?? "yellow"} /> : <SwapIcon />;
}
