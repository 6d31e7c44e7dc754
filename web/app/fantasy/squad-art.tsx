import type { Sport } from "@scoreline/domain/sport";
import styles from "#fantasy/fantasy.module.css";

/** Where the shirts stand, from the goal or the basket out. */
const places: Record<Sport, readonly (readonly [number, number])[]> = {
  football: [
    [160, 172],
    [60, 128],
    [126, 136],
    [194, 136],
    [260, 128],
    [92, 84],
    [160, 92],
    [228, 84],
    [84, 36],
    [160, 28],
    [236, 36],
  ],
  basketball: [
    [160, 150],
    [76, 122],
    [244, 122],
    [104, 60],
    [216, 60],
  ],
};

const shirt = "M-9-14 -19-9 -15 1 -10-1 -10 15 10 15 10-1 15 1 19-9 9-14C6-9-6-9-9-14Z";

/** A squad on its pitch or court, in the site's own colours. */
export function SquadArt({ sport }: { sport: Sport }) {
  return (
    <svg className={styles.art} viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <g className={styles.field}>
        {sport === "football" ? (
          <>
            <path d="M20-60H300V194H20Z" />
            <circle cx="160" cy="8" r="44" />
            <path d="M20 8H300M92 194V150H228V194M128 194V174H192V194" />
          </>
        ) : (
          <>
            <path d="M20-60H300V190H20Z" />
            <path d="M120 190V92H200V190M120 92A40 40 0 0 1 200 92M44 190V138A118 118 0 0 1 276 138V190" />
            <circle cx="160" cy="168" r="9" />
          </>
        )}
      </g>
      {places[sport].map(([x, y], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {/* The first is the keeper, the last but one wears the armband. */}
          <path className={styles.shirt} d={shirt} data-own={index === 0 ? "keeper" : undefined} />
          {index === places[sport].length - 2 && <circle className={styles.captain} cx="15" cy="-14" r="6" />}
        </g>
      ))}
    </svg>
  );
}
