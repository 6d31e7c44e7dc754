import { initials } from "#ui/badges/initials.ts";
import styles from "#ui/badges/portrait.module.css";

type Props = { name: string; photo: string | null; colours: readonly [string, string] | null; size?: number };

/** Somebody's picture, or the initials in the colours of the club. The name stands beside it. */
export function Portrait({ name, photo, colours, size = 32 }: Props) {
  if (photo) return <img className={styles.photo} src={photo} alt="" width={size} height={size} loading="lazy" />;
  const [ground, trim] = colours ?? ["#5d6a7b", "#8794a5"];
  return (
    <svg className={styles.portrait} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill={ground} />
      <path d="M0 30.5Q20 22 40 30.5V40H0Z" fill={trim} opacity=".35" />
      <circle cx="20" cy="20" r="19.4" fill="none" stroke="currentColor" strokeOpacity=".18" strokeWidth="1.2" />
      <text x="20" y="20" dy=".36em" textAnchor="middle" fill={inkOn(ground)}>
        {initials(name)}
      </text>
    </svg>
  );
}

/** Black or white, whichever reads better on a colour. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.3 * red + 0.59 * green + 0.11 * blue > 0.6 ? "#0d1520" : "#ffffff";
}
