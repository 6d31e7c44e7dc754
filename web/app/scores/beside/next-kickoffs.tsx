import { clockTime } from "@scoreline/i18n/format";
import { matchPath } from "@scoreline/site/addresses";
import { pairName } from "#favourite/names.ts";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import styles from "#scores/beside/next-kickoffs.module.css";
import type { HomeData } from "#scores/home-loader.ts";
import { nextKickoffs } from "#scores/list/arrange.ts";
import type { KeptLeagues } from "#scores/list/kept-leagues.ts";
import type { ListedLeague } from "#scores/list/packed-list.ts";
import { Crest } from "#ui/badges/crest.tsx";

const shown = 6;

type Props = { data: HomeData; leagues: readonly ListedLeague[]; kept: KeptLeagues };

/** What to stay for: the matches to come that this reader most likely follows. */
export function NextKickoffs({ data, leagues, kept }: Props) {
  const { locale, reader, now, t } = usePage();
  const { sport, country } = data;
  const arrangement = { filter: undefined, sort: "league", pinned: kept.pinned, country } as const;
  const next = nextKickoffs(leagues, arrangement, now(), shown);
  if (next.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="next-kickoffs">
      <h2 id="next-kickoffs">{t("scores.nextKickoffs")}</h2>
      <ul>
        {next.map(({ match, league }) => (
          <li key={match.matchId}>
            <a href={matchPath(locale, sport, { ...league, ...match })}>
              <time className="num" dateTime={new Date(match.kickoff).toISOString()}>
                {clockTime(match.kickoff, reader, t)}
              </time>
              <span className={styles.teams}>
                {[match.homeTeam, match.awayTeam].map((team) => (
                  <span key={team.slug} className={styles.team}>
                    <Crest team={team} size={16} />
                    <span>{team.short ?? team.name}</span>
                  </span>
                ))}
              </span>
              <small>{league.leagueName}</small>
            </a>
            <Star className={styles.star} thing={{ kind: "match", sport, id: match.matchId, name: pairName(match) }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
