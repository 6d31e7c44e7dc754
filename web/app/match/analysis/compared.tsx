import styles from "#match/analysis/analysis.module.css";
import { useMatch } from "#match/match-context.ts";
import { Crest } from "#ui/badges/crest.tsx";

export type ComparedRow = {
  key: string;
  name: string;
  /** How many matches it rests on, where that is not what the panel says. */
  rests?: string | undefined;
  home: number;
  away: number;
  text(value: number): string;
  less?: boolean;
};

/** Two teams side by side, figure by figure; the better of the two stands out by its weight. */
export function Compared({ rows }: { rows: readonly ComparedRow[] }) {
  const { homeTeam, awayTeam } = useMatch().match.match;
  return (
    <>
      <div className={styles.teams}>
        <h3>
          <Crest team={homeTeam} />
          {homeTeam.name}
        </h3>
        <h3>
          <Crest team={awayTeam} />
          {awayTeam.name}
        </h3>
      </div>
      <ul className={styles.compare}>
        {rows.map(({ key, name, rests, home, away, text, less }) => {
          const most = Math.max(home, away) || 1;
          const better = (one: number, other: number) => (less ? one < other : one > other) || undefined;
          return (
            <li key={key}>
              <b className="num" data-better={better(home, away)}>
                {text(home)}
              </b>
              <span>
                {name}
                {rests && <small data-rests>{rests}</small>}
              </span>
              <b className="num" data-better={better(away, home)}>
                {text(away)}
              </b>
              <span className={styles.bars} aria-hidden="true">
                <i style={{ "--share": `${(home / most) * 100}%` } as object} />
                <i style={{ "--share": `${(away / most) * 100}%` } as object} />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
