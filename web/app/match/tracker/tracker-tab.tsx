import type { BasketballComparison, FootballComparison } from "@scoreline/contract/schemas/match-statistics";
import { useMatch } from "#match/match-context.ts";
import { loadTab } from "#match/match-request.ts";
import { CourtTracker } from "#match/tracker/court-tracker.tsx";
import { PitchTracker } from "#match/tracker/pitch-tracker.tsx";
import type { Route } from "./+types/tracker-tab";

/** The last minutes are enough to begin with: the whole match is asked for by whoever wants to see it again. */
export function loader(args: Route.LoaderArgs) {
  const track = { track: "last" } as const;
  return loadTab(
    args,
    ({ sport, ask }): Promise<FootballComparison | BasketballComparison> =>
      sport === "football" ? ask("/match/stat", track) : ask("/basketball/match/stat", track),
  );
}

export default function TrackerTab({ loaderData }: Route.ComponentProps) {
  const { sport } = useMatch();
  return sport === "football" ? (
    <PitchTracker initial={loaderData as FootballComparison} />
  ) : (
    <CourtTracker initial={loaderData as BasketballComparison} />
  );
}
