import { localDay } from "@scoreline/domain/time/local-day";
import { teamPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import styles from "#favourite/pages/fav.module.css";
import { type FavLoaderArgs, favRequest, nearest, packed } from "#favourite/pages/fav-loader.ts";
import { Rows } from "#favourite/pages/rows.tsx";
import { useFavouriteBoard } from "#favourite/pages/use-favourite-board.ts";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { NoData } from "#ui/panel.tsx";
import type { Route } from "./+types/fav-teams";

export async function loader(args: FavLoaderArgs) {
  const { sport, reader, client, own, matches, now } = favRequest(args);
  const [{ result }, teams] = await Promise.all([
    matches(),
    own(sport === "football" ? client.get("/fav/favTeamList", {}) : client.get("/basketball/fav/favTeamList", {})),
  ]);
  const rows = result.leagueMatchList.flatMap((league) => league.matches);
  const listed = teams.result.data.map(({ id, name, badge, countryName }) => {
    const ofTeam = rows.filter(({ homeTeam, awayTeam }) => homeTeam.teamId === id || awayTeam.teamId === id);
    return { id, name, badge, countryName, matchIds: nearest(ofTeam, now(), 1) };
  });
  const today = localDay(now(), reader.timeZone);
  return {
    sport,
    today,
    teams: listed,
    ...packed(result, reader, new Set(listed.flatMap(({ matchIds }) => matchIds))),
  };
}

/** Each team with the match that it plays now, next or has played last. */
export default function FavTeams({ loaderData }: Route.ComponentProps) {
  const { sport, today, teams } = loaderData;
  const { locale, t } = usePage();
  const { board, leagues } = useFavouriteBoard(sport, loaderData);
  if (teams.length === 0) return <NoData>{t("favourites.empty.teams")}</NoData>;
  const matches = leagues.flatMap(({ matches: own, ...league }) => own.map(({ matchId }) => ({ matchId, league })));
  return teams.map(({ id, name, badge, countryName, matchIds }) => (
    <section key={id} className={styles.card} aria-labelledby={`fav-team-${id}`}>
      <div className={styles.thing}>
        <Link to={teamPath(locale, sport, { slug: badge.slug, teamId: id })}>
          <Crest team={badge} size={32} />
          <span className={styles.words}>
            <h2 id={`fav-team-${id}`}>{name}</h2>
            <small>{countryName}</small>
          </span>
        </Link>
        <Star thing={{ kind: "team", sport, id, name }} />
      </div>
      {matchIds.length === 0 ? (
        <p className={styles.none}>{t("favourites.noMatch")}</p>
      ) : (
        <Rows
          sport={sport}
          today={today}
          board={board}
          matches={matches.filter(({ matchId }) => matchIds.includes(matchId))}
        />
      )}
    </section>
  ));
}
