import type { TeamBadge } from "@scoreline/contract/schemas";
import { crestOutlines as outlines, crestPatterns as patterns } from "@scoreline/domain/crest";
import { memo } from "react";

const unknown = { shape: "shield", pattern: "plain", colours: ["#8794a5", "#8794a5"] } as const;

/** A club's mark, drawn from its colours; a feed that brings its own picture shows that. */
export const Crest = memo(function Crest({
  team,
  size = 18,
}: {
  team: Pick<TeamBadge, "crest" | "logo">;
  size?: number;
}) {
  if (team.logo) return <img src={team.logo} alt="" width={size} height={size} loading="lazy" />;
  const { shape, pattern, colours } = team.crest ?? unknown;
  const [first, second] = colours;
  const drawn = `#${shape in outlines ? shape : unknown.shape}-${pattern in patterns ? pattern : unknown.pattern}`;
  return (
    <svg width={size} height={size} fill={first} color={second} aria-hidden="true">
      <use href={drawn} />
    </svg>
  );
});

/** What crests are drawn from, once a page: a list has hundreds of them, and each only says which and in what colours. */
export function CrestShapes() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
      <defs>
        {Object.entries(outlines).map(([shape, outline]) => (
          <clipPath key={shape} id={`clip-${shape}`}>
            <path id={shape} d={outline} />
          </clipPath>
        ))}
        {Object.entries(patterns).map(
          ([pattern, lines]) => pattern !== "plain" && <path key={pattern} id={pattern} d={lines} />,
        )}
        {Object.keys(outlines).flatMap((shape) =>
          Object.keys(patterns).map((pattern) => (
            <symbol key={`${shape}-${pattern}`} id={`${shape}-${pattern}`} viewBox="0 0 18 18">
              <use href={`#${shape}`} />
              {pattern !== "plain" && <use href={`#${pattern}`} fill="currentColor" clipPath={`url(#clip-${shape})`} />}
              <use href={`#${shape}`} fill="none" stroke="#808a96" strokeOpacity=".45" strokeWidth=".8" />
            </symbol>
          )),
        )}
      </defs>
    </svg>
  );
}
