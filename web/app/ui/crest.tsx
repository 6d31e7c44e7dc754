import type { TeamBadge } from "@scoreline/contract/schemas";
import { memo } from "react";

const outlines: Record<string, string> = {
  shield: "M2 1h14v8.2c0 4-3 6.6-7 7.8-4-1.2-7-3.8-7-7.8Z",
  circle: "M9 1a8 8 0 1 1 0 16A8 8 0 0 1 9 1Z",
  square: "M4 1h10a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 14 17H4a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 4 1Z",
  diamond: "M9 .5 17 9l-8 8.5L1 9Z",
  hexagon: "M9 .8 16.2 5v8L9 17.2 1.8 13V5Z",
};

const patterns: Record<string, string> = {
  plain: "",
  halves: "M9 0h9v18H9Z",
  stripes: "M4 0h2.5v18H4ZM9 0h2.5v18H9ZM14 0h2.5v18H14Z",
  hoops: "M0 4h18v3H0ZM0 10.5h18v3H0Z",
  sash: "M0 1 4 0 18 13v5h-3L0 5Z",
  quarters: "M9 0h9v9H9ZM0 9h9v9H0Z",
  chevron: "M0 4l9 6 9-6v5l-9 6-9-6Z",
  cross: "M7.3 0h3.4v18H7.3ZM0 6.3h18v3.4H0Z",
};

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
