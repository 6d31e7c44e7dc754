import { fixed } from "@scoreline/i18n/numbers";
import { useOutletContext } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#team/squad/squad.module.css";
import { SquadTable } from "#team/squad/squad-table.tsx";
import { loadTeam } from "#team/team-loader.ts";
import { teamMeta } from "#team/team-meta.ts";
import type { TeamHead } from "#team/team-page.tsx";
import { Flag } from "#ui/badges/flag.tsx";
import { Portrait } from "#ui/badges/portrait.tsx";
import { NoData } from "#ui/panel.tsx";
import type { Route } from "./+types/squad-tab";

export async function loader(args: Route.LoaderArgs) {
  const { team, sport } = await loadTeam(args);
  return { sport, squad: team.squad };
}

export const meta = (args: Route.MetaArgs) => teamMeta("squad", args);

export default function SquadTab({ loaderData: { sport, squad } }: Route.ComponentProps) {
  const team = useOutletContext<TeamHead>();
  const { locale, t } = usePage();
  const ages = squad.flatMap(({ age }) => (age === null ? [] : [age]));
  if (squad.length === 0) return <NoData>{t("people.noData")}</NoData>;
  return (
    <div className={styles.page}>
      <p className={styles.summary}>
        <span>{t("team.squadSize", { count: squad.length })}</span>
        {ages.length > 0 && (
          <span>
            {t("team.averageAge", { age: fixed(ages.reduce((sum, age) => sum + age, 0) / ages.length, locale) })}
          </span>
        )}
      </p>
      <SquadTable sport={sport} squad={squad} colours={team.colours} />
      {team.coach && (
        <section className={styles.coach} aria-labelledby="coach">
          <Portrait name={team.coach.name} photo={null} colours={team.colours} size={40} />
          <div>
            <b>{team.coach.name}</b>
            <h2 id="coach">{t(`team.coach.${sport}`)}</h2>
          </div>
          <span>
            {team.coach.country && <Flag code={team.coach.country.code} />}
            <span className="visually-hidden">{team.coach.country?.name}</span>
            {team.coach.age !== null && <span className="num">{team.coach.age}</span>}
          </span>
        </section>
      )}
    </div>
  );
}
