import { setTimeout as pause } from "node:timers/promises";
import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";
import { smallCountry, smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { ScorelineProcess } from "./scoreline-process.ts";

/** A Wednesday in the spring of a World Cup: events of all five types are on. */
const start = Date.parse("2026-05-20T12:00:00Z");
const hour = 3_600_000;

const groupLetters = [..."ABCDEFGHIJKL"];
const worldCup = "world-cup-2026";
const season = `${worldCup}-season`;
const nation = (letter: string, place: number) => `nation-${letter}${place}`;

/** Twelve groups of four, before the first match. */
function worldCupMessages(): FeedMessage[] {
  const firstKickoff = Date.parse("2026-06-11T19:00:00Z");
  return [
    {
      type: "competition",
      ref: worldCup,
      sport: "football",
      country: smallCountry.ref,
      key: worldCup,
      names: { en: "World Cup" },
      code: "WC",
      level: 1,
      kind: "cup",
      popularity: 100,
    },
    {
      type: "season",
      ref: season,
      competition: worldCup,
      name: "2026",
      from: "2026-06-11",
      to: "2026-07-19",
      current: true,
    },
    ...groupLetters.flatMap((letter, order): FeedMessage[] => {
      const stage = `${season}-${letter}`;
      const teams = [1, 2, 3, 4].map(
        (place): FeedOf<"team"> => ({
          type: "team",
          ref: nation(letter, place),
          sport: "football",
          kind: "national",
          country: smallCountry.ref,
          names: { en: `Land ${letter}${place}` },
          short: `Land ${letter}${place}`,
          code: `${letter}${place}`,
        }),
      );
      const pairs = [
        [1, 2],
        [3, 4],
      ] as const;
      return [
        ...teams,
        {
          type: "stage",
          ref: stage,
          season,
          name: `group-${letter.toLowerCase()}`,
          kind: "table",
          order,
          zones: [],
          group: "group",
        },
        ...pairs.map(
          ([home, away], index): FeedMessage => ({
            ...smallFixture("football", `${stage}-${index}`, { kickoff: firstKickoff + (order * 2 + index) * hour }),
            season,
            stage,
            home: { team: nation(letter, home) },
            away: { team: nation(letter, away) },
          }),
        ),
      ];
    }),
  ];
}

/** The match of a test about scores, one that is left alone, and one of the weekend after. */
export const derby = "derby";

/**
 * A server whose clock is set, told by the test what happens, once the demo world's people have begun to come: before that
 * nothing closes.
 */
export async function startContestWorld(): Promise<ScorelineProcess> {
  const server = await ScorelineProcess.start({
    TRUST_PROXY: "1",
    PAGES_KEPT_MS: "0",
    FEED: "demo,scripted",
    DEMO_START: new Date(start).toISOString(),
    DEMO_COMPETITIONS: "basketball:hong-kong-a1",
  });
  try {
    await tellOf(server);
    return server;
  } catch (error) {
    await server.end();
    throw error;
  }
}

async function tellOf(server: ScorelineProcess): Promise<void> {
  const other = { home: { team: "football-team-3" }, away: { team: "football-team-4" } };
  await server.say(
    ...smallWorld(),
    ...worldCupMessages(),
    smallFixture("football", derby, { kickoff: start + 30 * hour }),
    smallFixture("football", "other", { kickoff: start + 32 * hour, ...other }),
    // After the week of the one event, and within the weekend of the other.
    smallFixture("football", "weekend", { kickoff: Date.parse("2026-05-25T06:00:00Z") }),
  );
  await peopleHaveCome(server);
}

type Listed = { contestType: number; entrants: number };

/** In every event that is on: until then the program is busy letting them in. However long that takes, it is not the test's. */
async function peopleHaveCome({ address }: ScorelineProcess): Promise<void> {
  const kinds = [1, 2, 3, 4, 5];
  for (;;) {
    const { result } = await (await fetch(`${address}/api/contest/getContestList?type=ongoing`)).json();
    const listed: Listed[] = result.data;
    const isFilled = (kind: number) => listed.some(({ contestType, entrants }) => contestType === kind && entrants > 0);
    if (kinds.every(isFilled) && listed.every(({ entrants }) => entrants > 0)) return;
    await pause(200);
  }
}
