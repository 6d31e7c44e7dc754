import { useSearchParams } from "react-router";
import { companyIn, loadMovement, movementPauseMs } from "#match/analysis/load-movement.ts";
import { MovementPage } from "#match/analysis/movement-page.tsx";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import type { Route } from "./+types/goals-detail";

export const loader = (args: Route.LoaderArgs) => loadMovement("/match/odds/overUnder", args);

export default function GoalsDetail({ loaderData }: Route.ComponentProps) {
  const { matchId } = useMatch();
  const [query] = useSearchParams();
  const input = { matchId, ...companyIn(query) };
  const data = useMatchPart("/match/odds/overUnder", input, loaderData, ["odds"], movementPauseMs);
  return <MovementPage market="overUnder" data={data} />;
}
