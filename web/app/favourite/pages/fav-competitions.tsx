import { localDay } from "@scoreline/domain/time/local-day";
import { leaguePath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import styles from "#favourite/pages/fav.module.css";
import { type FavLoaderArgs, favRequest, nearest, packed } from "#favourite/pages/fav-loader.ts";
import { Rows } from "#favourite/pages/rows.tsx";
import { useFavouriteBoard } from "#favourite/pages/use-favourite-board.ts";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import { Flag } from "#ui/badges/flag.tsx";
import { NoData } from "#ui/panel.tsx";
import type { Route } from "./+types/fav-competitions";

/** The others are on the competition's own page. */
const mostMatches = 4;

export async function loader(args: FavLoaderArgs) {
  const { sport, reader, client, own, matches, now } = favRequest(args);
  const [{ result }, leagues] = await Promise.all([
    matches(),
    own(sport === "football" ? client.get("/fav/favLeagueList", {}) : client.get("/basketball/fav/favLeagueList", {})),
  ]);
  const listed = leagues.result.data.map(({ id, key, name, logo, countryKey, countryName, countryCode }) => {
    const group = result.leagueMatchList.find(({ leagueId }) => leagueId === id);
    const matchIds = nearest(group?.matches ?? [], now(), mostMatches);
    return { id, key, name, logo, countryKey, countryName, countryCode, matchIds };
  });
  const shown = new Set(listed.flatMap(({ matchIds }) => matchIds));
  const today = localDay(now(), reader.timeZone);
  return { sport, today, competitions: listed, ...packed(result, reader, shown) };
}

/** Each competition with its matches around now. */
export default function FavCompetitions({ loaderData }: Route.ComponentProps) {
  const { sport, today, competitions } = loaderData;
  const { locale, t } = usePage();
  const { board, leagues } = useFavouriteBoard(sport, loaderData);
  if (competitions.length === 0) return <NoData>{t("favourites.empty.competitions")}</NoData>;
  return competitions.map(({ id, key, name, logo, countryKey, countryName, countryCode }) => {
    const league = leagues.find(({ leagueId }) => leagueId === id);
    return (
      <section key={id} className={styles.card} aria-labelledby={`fav-league-${id}`}>
        <div className={styles.thing}>
          <Link to={leaguePath(locale, sport, { countryKey, leagueKey: key, leagueId: id })}>
            {logo ? <img src={logo} alt="" width="32" height="32" /> : <Flag code={countryCode} />}
            <span className={styles.words}>
              <h2 id={`fav-league-${id}`}>{name}</h2>
              <small>{countryName}</small>
            </span>
          </Link>
          <Star thing={{ kind: "competition", sport, id, name }} />
        </div>
        {league ? (
          <Rows
            sport={sport}
            today={today}
            board={board}
            matches={league.matches.map(({ matchId }) => ({ matchId, league }))}
          />
        ) : (
          <p className={styles.none}>{t("favourites.noMatch")}</p>
        )}
      </section>
    );
  });
}
