import { useMemo } from "react";
import { useOutletContext } from "react-router";
import { usePage } from "#frame/page.ts";
import { useLiveBoard } from "#live/use-live-rows.ts";
import { loadNewsLines } from "#news/load-lines.ts";
import { NewsPanel } from "#news/news-panel.tsx";
import columns from "#people/columns.module.css";
import { TrophiesCard } from "#people/trophies-card.tsx";
import { GroundCard } from "#team/overview/ground-card.tsx";
import { leadersOf } from "#team/overview/leaders.ts";
import { LeadersCard } from "#team/overview/leaders-card.tsx";
import { NowCard } from "#team/overview/now-card.tsx";
import { SeasonCard } from "#team/overview/season-card.tsx";
import { SidelinedCard } from "#team/overview/sidelined-card.tsx";
import { TableCard } from "#team/overview/table-card.tsx";
import { TransfersCard } from "#team/overview/transfers-card.tsx";
import { loadTeam } from "#team/team-loader.ts";
import { teamMeta } from "#team/team-meta.ts";
import type { TeamHead } from "#team/team-page.tsx";
import type { Route } from "./+types/overview-tab";

export async function loader(args: Route.LoaderArgs) {
  const { team, client, sport } = await loadTeam(args);
  const { teamId } = team;
  const [{ result }, news] = await Promise.all([
    client.get("/match/getMatchListByTeam", { teamId }),
    loadNewsLines(client, { kind: "team", id: teamId }),
  ]);
  const { leagues, averages, trophies, sidelined, transfersIn, transfersOut } = team;
  return {
    sport,
    news,
    matches: result.leagueMatchList,
    seq: result.seq,
    leaders: leadersOf(sport, team.squad),
    ...{ leagues, averages, trophies, sidelined, transfersIn, transfersOut },
  };
}

export const meta = (args: Route.MetaArgs) => teamMeta("overview", args);

export default function OverviewTab({ loaderData }: Route.ComponentProps) {
  const team = useOutletContext<TeamHead>();
  const { t } = usePage();
  const { sport, news, matches, seq, leagues, averages, leaders, trophies, sidelined, transfersIn, transfersOut } =
    loaderData;
  const board = useLiveBoard(
    sport,
    useMemo(() => matches.flatMap((league) => league.matches), [matches]),
    seq,
  );
  return (
    <div className={columns.columns}>
      <div className={columns.main}>
        <NowCard team={team} matches={matches} board={board} />
        <SeasonCard sport={sport} teamId={team.teamId} league={leagues[0]} averages={averages} />
        <div className={columns.pair}>
          <SidelinedCard sport={sport} sidelined={sidelined} />
          {trophies.length > 0 && <TrophiesCard sport={sport} title={t("team.trophies")} trophies={trophies} />}
        </div>
        <div className={columns.late}>
          <TransfersCard sport={sport} arrivals={transfersIn} departures={transfersOut} />
        </div>
      </div>
      <div className={columns.side}>
        {leagues
          .filter(({ table }) => table)
          .slice(0, 2)
          .map((league) => (
            <TableCard key={league.leagueId} sport={sport} teamId={team.teamId} league={league} />
          ))}
        <LeadersCard sport={sport} leaders={leaders} colours={team.colours} />
        {team.ground && <GroundCard team={team} ground={team.ground} />}
        <NewsPanel about={{ kind: "team", id: team.teamId }} news={news} />
      </div>
    </div>
  );
}
