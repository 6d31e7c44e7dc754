import type { RecentFigures } from "@scoreline/world/history/recent-figures";
import type { Fixture } from "@scoreline/world/schedule/plan-types";
import type { FeedMessage } from "#port/message.ts";

/** Ratings and, of basketball, the box score of a match of the last weeks. */
export function recentFigureMessages(fixture: Fixture, { endsAt, boxScore, ratings }: RecentFigures): FeedMessage[] {
  const about = { match: fixture.ref, at: endsAt };
  const rated: FeedMessage = { type: "ratings", ...about, entries: [...ratings] };
  if (!boxScore) return [rated];
  const side = ({ players, ...rest }: typeof boxScore.home) => ({ ...rest, players: [...players] });
  return [{ type: "box-score", ...about, home: side(boxScore.home), away: side(boxScore.away) }, rated];
}
