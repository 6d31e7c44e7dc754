import type { FootballFeed } from "@scoreline/contract/schemas/match-events";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import { matchRequest } from "#match/match-request.ts";
import { usePage } from "#shell/page.ts";
import { NoData } from "#ui/panel.tsx";
import type { Route } from "./+types/info-tab";

export function loader(args: Route.LoaderArgs) {
  const { sport, ask } = matchRequest(args);
  return ask(sport === "football" ? "/match/gs_event" : "/basketball/match/event");
}

export default function InfoTab({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const { sport, matchId } = useMatch();
  const feed = useMatchPart(
    sport === "football" ? "/match/gs_event" : "/basketball/match/event",
    { matchId },
    loaderData as FootballFeed,
    ["events", "momentum"],
  );
  if (feed.events.length === 0) return <NoData>{t("match.noData")}</NoData>;
  return <p>{feed.events.length}</p>;
}
