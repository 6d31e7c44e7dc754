import columns from "#people/columns.module.css";
import { TrophiesCard } from "#people/trophies-card.tsx";
import { CareerTable } from "#player/career-table.tsx";
import { loadPlayer } from "#player/player-loader.ts";
import { playerMeta } from "#player/player-meta.ts";
import { usePage } from "#shell/page.ts";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/career-tab";

export async function loader(args: Route.LoaderArgs) {
  const { player, sport } = await loadPlayer(args);
  const { career, totals, trophies } = player;
  return { sport, career, totals, trophies };
}

export const meta = (args: Route.MetaArgs) => playerMeta("career", args);

export default function CareerTab({ loaderData: { sport, career, totals, trophies } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <div className={columns.columns}>
      <div className={columns.main}>
        <Panel title={t("player.career")}>
          {career.length === 0 ? (
            <NoData>{t("people.noData")}</NoData>
          ) : (
            <CareerTable sport={sport} career={career} totals={totals} />
          )}
        </Panel>
      </div>
      <div className={columns.side}>
        {trophies.length > 0 ? (
          <TrophiesCard sport={sport} title={t("player.trophies")} trophies={trophies} />
        ) : (
          <Panel title={t("player.trophies")}>
            <NoData>{t("player.noTrophies")}</NoData>
          </Panel>
        )}
      </div>
    </div>
  );
}
