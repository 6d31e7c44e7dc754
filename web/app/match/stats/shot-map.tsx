import type { FootballShotRow } from "@scoreline/contract/schemas/match-statistics";
import type { Person } from "@scoreline/contract/schemas/person";
import { shotOutcomes } from "@scoreline/domain/match/details/details";
import { minuteNotation } from "@scoreline/domain/match/state/clock";
import type { LocaleCode } from "@scoreline/domain/names";
import { fixed } from "@scoreline/i18n/numbers";
import type { Translate } from "@scoreline/i18n/translate";
import { playerPath } from "@scoreline/site/addresses";
import { type KeyboardEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { useMatch } from "#match/match-context.ts";
import { Grass, Lines } from "#match/pitch-lines.tsx";
import { usePlayerChoice } from "#match/stats/player-choice.tsx";
import styles from "#match/stats/shot-map.module.css";
import { Panel } from "#ui/panel.tsx";

type Props = { shots: readonly FootballShotRow[]; people: readonly Person[] };

/** Where both sides shot from: home to the right, away to the left. A mark is as large as the chance was. */
export function ShotMap({ shots: all, people }: Props) {
  const { locale, t } = usePage();
  const { row } = useMatch();
  const [chosen, setChosen] = useState<string>();
  const { shown: shots, choice } = usePlayerChoice(all, people);
  const map = useRef<SVGSVGElement>(null);
  const named = new Map(people.map((person) => [person.playerId, person]));
  const current =
    shots.find(({ id }) => id === chosen) ?? shots.findLast(({ outcome }) => outcome === "goal") ?? shots.at(-1);

  /** Arrows go from shot to shot: one stop for the tab key, not thirty. */
  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0 || !current) return;
    event.preventDefault();
    const next = shots[(shots.indexOf(current) + step + shots.length) % shots.length];
    if (!next) return;
    setChosen(next.id);
    map.current?.querySelector<SVGGElement>(`[data-shot="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <Panel title={t("stats.shotMap")}>
      {choice}
      <div className={styles.sides} aria-hidden="true">
        <span>{row.awayTeam.name}</span>
        <span>{row.homeTeam.name}</span>
      </div>
      <svg ref={map} viewBox="-3 -3 111 74" className={styles.map} onKeyDown={onKeyDown}>
        <title>{t("stats.shotMap")}</title>
        <Grass />
        <Lines />
        {/* The largest lie at the bottom, so that every one can be reached. */}
        {[...shots]
          .sort((a, b) => b.xg - a.xg)
          .map((shot) => (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
            <g
              key={shot.id}
              role="button"
              className={styles.shot}
              data-shot={shot.id}
              data-outcome={shot.outcome}
              tabIndex={shot === current ? 0 : -1}
              aria-label={inWords(shot, named, locale, t)}
              aria-pressed={shot === current}
              transform={placeOf(shot)}
              onClick={() => setChosen(shot.id)}
              onFocus={() => setChosen(shot.id)}
              onPointerEnter={() => setChosen(shot.id)}
            >
              <circle r={sizeOf(shot) + 1.3} className={styles.halo} />
              <ShotMark outcome={shot.outcome} size={sizeOf(shot)} />
            </g>
          ))}
      </svg>
      {current && <ShotCard shot={current} person={named.get(current.player ?? 0)} />}
      <ul className={styles.legend}>
        {shotOutcomes.map((outcome) => (
          <li key={outcome}>
            <svg viewBox="-3 -3 6 6" width="18" height="18" aria-hidden="true" data-outcome={outcome}>
              <ShotMark outcome={outcome} size={2} />
            </svg>
            {t(`stats.outcome.${outcome}`)}
          </li>
        ))}
        <li className={styles.hint}>{t("stats.shotMapHint")}</li>
      </ul>
      <details className={styles.list}>
        <summary>{t("stats.shotList")}</summary>
        <ol>
          {shots.map((shot) => (
            <li key={shot.id} data-side={shot.side}>
              {inWords(shot, named, locale, t)}
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  );
}

/** In metres on a lying pitch. */
function placeOf({ x, y, side }: FootballShotRow): string {
  const [along, across] = side === "home" ? [x, y] : [100 - x, 100 - y];
  return `translate(${(along * 1.05).toFixed(1)} ${(across * 0.68).toFixed(1)})`;
}

function sizeOf({ xg }: FootballShotRow): number {
  return 0.9 + 2.4 * Math.sqrt(xg);
}

/** Shape and colour both tell what became of it. */
function ShotMark({ outcome, size }: { outcome: FootballShotRow["outcome"]; size: number }) {
  const s = size;
  switch (outcome) {
    case "goal":
      return (
        <>
          <circle r={s + 0.5} className={styles.ring} />
          <path d={star(s)} className={styles.mark} />
        </>
      );
    case "saved":
      return <circle r={s} className={styles.mark} />;
    case "blocked":
      return <rect x={-s * 0.9} y={-s * 0.9} width={s * 1.8} height={s * 1.8} className={styles.mark} />;
    case "woodwork":
      return <path d={`M0 ${-s * 1.2} ${s * 1.2} 0 0 ${s * 1.2} ${-s * 1.2} 0Z`} className={styles.mark} />;
    case "off-target": {
      const c = s * 0.8;
      return <path d={`M${-c} ${-c} ${c} ${c}M${c} ${-c} ${-c} ${c}`} className={styles.cross} />;
    }
  }
}

function star(size: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    const reach = index % 2 === 0 ? size * 1.15 : size * 0.5;
    return `${(reach * Math.cos(angle)).toFixed(2)} ${(reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

function minuteOf({ minute, added }: FootballShotRow): string {
  return minuteNotation(added ? { minute, added } : { minute });
}

function inWords(shot: FootballShotRow, people: ReadonlyMap<number, Person>, locale: LocaleCode, t: Translate): string {
  return t("stats.shotText", {
    minute: minuteOf(shot),
    player: people.get(shot.player ?? 0)?.name ?? t("stats.unknown"),
    outcome: t(`stats.outcome.${shot.outcome}`),
    xg: fixed(shot.xg, locale, 2),
  });
}

/** The shot that is looked at. It keeps its height, whatever is said in it. */
function ShotCard({ shot, person }: { shot: FootballShotRow; person: Person | undefined }) {
  const { locale, t } = usePage();
  return (
    <div className={styles.card} data-side={shot.side}>
      <span className={`${styles.minute} num`}>{minuteOf(shot)}</span>
      <span className={styles.who}>
        <b>{person ? <Link to={playerPath(locale, "football", person)}>{person.name}</Link> : t("stats.unknown")}</b>
        <small>
          {t(`stats.situation.${shot.situation}`)} · {t(`stats.body.${shot.body}`)}
        </small>
      </span>
      <span className={styles.result}>
        <b>{t(`stats.outcome.${shot.outcome}`)}</b>
        <small className="num">{t("stats.xg.short", { xg: fixed(shot.xg, locale, 2) })}</small>
      </span>
    </div>
  );
}
