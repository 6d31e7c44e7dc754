import type { TeamBadge } from "@scoreline/contract/schemas";
import { crestOutlines, crestPatterns } from "@scoreline/site/crest";
import { memo } from "react";
import styles from "#ui/badges/crest.module.css";

const unknown = { shape: "shield", pattern: "plain", colours: ["#8794a5", "#8794a5"] } as const;

/** A club's mark, drawn from its colours; a feed that brings its own picture shows that. */
export const Crest = memo(function Crest({
  team,
  size = 18,
}: {
  team: Pick<TeamBadge, "crest" | "logo">;
  size?: number;
}) {
  if (team.logo)
    return <img className={styles.picture} src={team.logo} alt="" width={size} height={size} loading="lazy" />;
  const { shape, pattern, colours } = team.crest ?? unknown;
  const [first, second] = colours;
  const known = shape in crestOutlines ? shape : unknown.shape;
  const outline = crestOutlines[known];
  const drawn = crestPatterns[pattern];
  // A list has hundreds of them: what is drawn is written out, for references to shapes cost the browser a tree each.
  return (
    <svg width={size} height={size} viewBox="0 0 18 18" aria-hidden="true">
      <path d={outline} fill={first} className={drawn ? undefined : styles.edge} />
      {drawn && (
        <>
          <path d={drawn} fill={second} clipPath={`url(#crest-${known})`} />
          <path d={outline} fill="none" className={styles.edge} />
        </>
      )}
    </svg>
  );
});

/** What patterns are cut by, once a page. */
export function CrestShapes() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
      {Object.entries(crestOutlines).map(([shape, outline]) => (
        <clipPath key={shape} id={`crest-${shape}`}>
          <path d={outline} />
        </clipPath>
      ))}
    </svg>
  );
}
