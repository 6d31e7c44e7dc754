import { useOutletContext } from "react-router";
import { loadNewsLines } from "#news/load-lines.ts";
import { NewsPanel } from "#news/news-panel.tsx";
import columns from "#people/columns.module.css";
import { CurveCard } from "#player/overview/curve-card.tsx";
import { GameLog } from "#player/overview/game-log.tsx";
import { ProfileCard } from "#player/overview/profile-card.tsx";
import { RecentCard } from "#player/overview/recent-card.tsx";
import { SeasonFigures } from "#player/overview/season-figures.tsx";
import { loadPlayer } from "#player/player-loader.ts";
import { playerMeta } from "#player/player-meta.ts";
import type { PlayerHead } from "#player/player-page.tsx";
import { profileOf } from "#player/profile.ts";
import type { Route } from "./+types/overview-tab";

export async function loader(args: Route.LoaderArgs) {
  const { player, client, sport } = await loadPlayer(args);
  const { playerId } = player;
  const [{ result }, news] = await Promise.all([
    client.get("/player/getPerformance", { playerId }),
    loadNewsLines(client, { kind: "player", id: playerId }),
  ]);
  return { sport, news, performance: result.data, profile: profileOf(player) };
}

export const meta = (args: Route.MetaArgs) => playerMeta("overview", args);

export default function OverviewTab({ loaderData: { sport, news, performance, profile } }: Route.ComponentProps) {
  const player = useOutletContext<PlayerHead>();
  const { matches } = performance;
  return (
    <div className={columns.columns}>
      <div className={columns.main}>
        {(performance.season !== null || matches.length === 0) && (
          <SeasonFigures sport={sport} performance={performance} />
        )}
        <CurveCard sport={sport} matches={matches} />
        {sport === "football" ? <RecentCard matches={matches} /> : <GameLog matches={matches} />}
      </div>
      <div className={columns.side}>
        <ProfileCard player={player} profile={profile} />
        <NewsPanel about={{ kind: "player", id: player.playerId }} news={news} />
      </div>
    </div>
  );
}
