import { usePage } from "#frame/page.ts";
import columns from "#people/columns.module.css";
import { TrophiesCard } from "#people/trophies-card.tsx";
import { CareerTable } from "#player/career-table.tsx";
import { loadPlayer } from "#player/player-loader.ts";
import { playerMeta } from "#player/player-meta.ts";
import { HiddenCount } from "#reader/hidden/hidden-count.tsx";
import { coversAll } from "#reader/shield.ts";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/career-tab";

export async function loader(args: Route.LoaderArgs) {
  const { player, sport } = await loadPlayer(args);
  const { career, totals, trophies } = player;
  const teamIds = player.teams.map(({ team }) => team.teamId);
  return { sport, career, totals, trophies, teamIds, playerId: player.playerId };
}

export const meta = (args: Route.MetaArgs) => playerMeta("career", args);

export default function CareerTab({ loaderData }: Route.ComponentProps) {
  const { sport, career, totals, trophies, teamIds, playerId } = loaderData;
  const { reader, t } = usePage();
  const counted = `p${playerId}` as const;
  return (
    <div className={columns.columns}>
      <div className={columns.main}>
        <Panel title={t("player.career")}>
          {coversAll(reader, counted, teamIds) ? (
            <HiddenCount counted={counted} />
          ) : career.length === 0 ? (
            <NoData>{t("people.noData")}</NoData>
          ) : (
            <CareerTable sport={sport} career={career} totals={totals} />
          )}
        </Panel>
      </div>
      {trophies.length > 0 && (
        <div className={columns.side}>
          <TrophiesCard sport={sport} title={t("player.trophies")} trophies={trophies} />
        </div>
      )}
    </div>
  );
}
