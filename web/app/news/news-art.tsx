import type { TeamBadge } from "@scoreline/contract/schemas";
import type { NewsCard, StoryBlock } from "@scoreline/contract/schemas/news";
import styles from "#news/news-art.module.css";
import { Crest } from "#ui/badges/crest.tsx";

type LineUps = Extract<StoryBlock, { kind: "picture" }>["lineUps"];
type Art = Pick<NewsCard, "match" | "shots" | "teams" | "category" | "sport"> & { lineUps?: LineUps };

const neutral = ["#8794a5", "#5d6a7b"] as const;
const coloursOf = (team: TeamBadge | undefined) => team?.crest?.colours ?? neutral;

/** The two colours that a picture is drawn in: clubs that wear the same are told apart by their second one. */
function pair(home: TeamBadge | undefined, away: TeamBadge | undefined): [string, string] {
  const [first] = coloursOf(home);
  const [other, second] = coloursOf(away);
  return [readable(first), readable(first.toLowerCase() === other.toLowerCase() ? second : other, "#ff8a94")];
}

/** What is as dark as the ground would not be seen on it. */
function readable(colour: string, instead = "#f4c542"): string {
  return lightOf(colour) < 80 ? instead : colour;
}

const inkOn = (colour: string) => (lightOf(colour) > 140 ? "#0d1f3a" : "#ffffff");

function lightOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/** The picture of a story, from the colours of its clubs and what happened: shots, quarters, or the crests alone. */
export function NewsArt({ story, large = false }: { story: Art; large?: boolean }) {
  const [row] = story.match?.matches ?? [];
  const [home = row?.homeTeam, away = row?.awayTeam] = row ? [row.homeTeam, row.awayTeam] : story.teams;
  const colours = pair(home, away);
  return (
    <div className={styles.art} data-large={large || undefined}>
      {story.lineUps ? (
        <BothSides lineUps={story.lineUps} colours={colours} />
      ) : story.shots.length > 0 ? (
        <Shots shots={story.shots} colours={colours} />
      ) : row?.periods && row.periods.length > 0 ? (
        <Quarters periods={row.periods} colours={colours} />
      ) : (
        <Crests teams={[home, away].filter((team) => team !== undefined)} colours={colours} />
      )}
    </div>
  );
}

function Pitch() {
  return (
    <g fill="none" stroke="#ffffff" strokeOpacity=".28" strokeWidth=".5">
      <path d="M0 0h105v68H0zM52.5 0v68M0 13.84h16.5v40.32H0M105 13.84H88.5v40.32H105M0 24.84h5.5v18.32H0M105 24.84h-5.5v18.32h5.5" />
      <circle cx="52.5" cy="34" r="9.15" />
    </g>
  );
}

/** Who begins, by their numbers: home on the left. */
function BothSides({ lineUps, colours }: { lineUps: NonNullable<LineUps>; colours: [string, string] }) {
  return (
    <svg viewBox="-3 -3 111 74" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <Pitch />
      {(["home", "away"] as const).flatMap((side, index) =>
        lineUps[side].map(({ number, depth, across }) => {
          const x = side === "home" ? depth * 52.5 : 105 - depth * 52.5;
          const y = (side === "home" ? across : 1 - across) * 68;
          return (
            <g key={`${side} ${number}`}>
              <circle cx={x} cy={y} r="3.1" fill={colours[index]} stroke="#ffffff" strokeWidth=".5" />
              <text
                x={x}
                y={y + 1.15}
                fontSize="3.2"
                fontWeight="700"
                textAnchor="middle"
                fill={inkOn(colours[index] ?? "")}
              >
                {number}
              </text>
            </g>
          );
        }),
      )}
    </svg>
  );
}

/** Home shoots to the right. Filled is a goal, the size is the chance. */
function Shots({ shots, colours }: { shots: NewsCard["shots"]; colours: [string, string] }) {
  return (
    <svg viewBox="-3 -3 111 74" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <Pitch />
      {shots.map(({ side, x, y, xg, goal }, index) => {
        const [along, across] = side === "home" ? [x, y] : [100 - x, 100 - y];
        const colour = colours[side === "home" ? 0 : 1];
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: shots of a drawing never change places
            key={index}
            cx={along * 1.05}
            cy={across * 0.68}
            r={1 + 2.6 * Math.sqrt(xg)}
            fill={goal ? colour : `${colour}40`}
            stroke={goal ? "#ffffff" : colour}
            strokeWidth={goal ? 0.7 : 0.45}
          />
        );
      })}
    </svg>
  );
}

/** Points of each quarter side by side. */
function Quarters({
  periods,
  colours,
}: {
  periods: readonly { home: number; away: number }[];
  colours: [string, string];
}) {
  const most = Math.max(1, ...periods.flatMap(({ home, away }) => [home, away]));
  const step = 96 / periods.length;
  return (
    <svg viewBox="0 0 105 68" aria-hidden="true">
      <path d="M4 60h97" stroke="#ffffff" strokeOpacity=".3" strokeWidth=".5" />
      {periods.map(({ home, away }, index) => {
        const x = 5 + index * step;
        const bar = (points: number) => (48 * points) / most;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: quarters never change places
          <g key={index}>
            <rect
              x={x + step * 0.12}
              y={60 - bar(home)}
              width={step * 0.34}
              height={bar(home)}
              rx="1.2"
              fill={colours[0]}
            />
            <rect
              x={x + step * 0.52}
              y={60 - bar(away)}
              width={step * 0.34}
              height={bar(away)}
              rx="1.2"
              fill={colours[1]}
            />
          </g>
        );
      })}
    </svg>
  );
}

function Crests({ teams, colours }: { teams: readonly TeamBadge[]; colours: [string, string] }) {
  return (
    <div
      className={styles.crests}
      style={{ backgroundImage: `linear-gradient(120deg, ${colours[0]}59, ${colours[1]}40)` }}
    >
      {teams.slice(0, 2).map((team) => (
        <Crest key={team.teamId} team={team} size={64} />
      ))}
    </div>
  );
}
