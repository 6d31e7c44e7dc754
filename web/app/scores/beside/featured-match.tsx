import { wholePercents } from "@scoreline/domain/odds/whole-percents";
import type { Sport } from "@scoreline/domain/sport";
import { percent } from "@scoreline/i18n/numbers";
import { matchPath } from "@scoreline/site/addresses";
import { useEffect, useState } from "react";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { useLiveRow } from "#live/use-live-rows.ts";
import { coversRow } from "#reader/hidden/masked.ts";
import styles from "#scores/beside/featured-match.module.css";
import type { HomeData } from "#scores/home-loader.ts";
import { MatchState } from "#scores/list/match-state.tsx";
import type { ListBoard } from "#scores/list/use-live-list.ts";
import { clubProperties } from "#ui/badges/club-colours.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { MomentumBars } from "#ui/charts/momentum-bars.tsx";

type Featured = NonNullable<HomeData["featured"]>;

const refreshMs = 60_000;
const wide = "(min-width: 1240px)";

/** The match that most people follow right now: who presses, and who is likely to win. */
export function FeaturedMatch({ sport, featured, board }: { sport: Sport; featured: Featured; board: ListBoard }) {
  const { locale, reader, t } = usePage();
  const { league, momentum, chances } = useFresh(sport, featured);
  const [told] = league.matches;
  const matchId = told?.matchId ?? 0;
  const live = useLiveRow(board, matchId);
  const row = live?.row ?? told;
  // Who presses and who is likely to win gives the score away.
  if (!row || !told || coversRow(told, reader) || (momentum.length === 0 && !chances)) return null;
  // The rows of the list have no short names.
  const { homeTeam: home, awayTeam: away } = told;
  const { matchName } = row;
  return (
    <section
      className={styles.card}
      aria-labelledby="featured"
      style={clubProperties(home.crest?.colours, away.crest?.colours)}
    >
      <p className={styles.league}>{league.leagueName}</p>
      <h2
        id="featured"
        className={styles.head}
        data-stacked={sport === "basketball" || undefined}
        data-long={[home, away].some(({ shortName }) => shortName.length > 10) || undefined}
      >
        <Side team={home} />
        <span className={styles.score}>
          <b className="num">
            {row.homeTeamScore ?? 0} <i>–</i> {row.awayTeamScore ?? 0}
          </b>
          <span className={styles.state}>
            <MatchState row={row} sport={sport} />
          </span>
        </span>
        <Side team={away} />
      </h2>
      {momentum.length > 0 && (
        <>
          <MomentumBars values={momentum} length={sport === "football" ? 90 : 40} />
          <p className={styles.legend}>
            <span>{t("scores.momentum")}</span>
          </p>
        </>
      )}
      {chances && <Chances home={home.shortName} away={away.shortName} chances={chances} />}
      <a className={styles.open} href={matchPath(locale, sport, { ...league, matchName, matchId })}>
        {t("scores.openMatch")}
      </a>
    </section>
  );
}

function Side({ team }: { team: FeaturedTeam }) {
  return (
    <span className={styles.team}>
      <Crest team={team} size={52} />
      <span>{team.shortName}</span>
    </span>
  );
}

type FeaturedTeam = Pick<Featured["league"]["matches"][number]["homeTeam"], "name" | "shortName" | "crest" | "logo">;

function Chances({ home, away, chances }: { home: string; away: string; chances: NonNullable<Featured["chances"]> }) {
  const { locale, t } = usePage();
  const whole = wholePercents(chances);
  const parts = [
    { key: "home", name: home, share: chances.home, shown: whole.home },
    ...(chances.draw === null
      ? []
      : [{ key: "draw", name: t("scores.draw"), share: chances.draw, shown: whole.draw ?? 0 }]),
    { key: "away", name: away, share: chances.away, shown: whole.away },
  ];
  return (
    <>
      <div className={styles.shares} aria-hidden="true">
        {parts.map(({ key, share }) => (
          <span key={key} data-side={key} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul className={styles.chances} aria-label={t("scores.winRate")}>
        {parts.map(({ key, name, shown }) => (
          <li key={key}>
            <span>{name}</span> <b className="num">{percent(shown, locale)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Asked for again while the column is in sight; a match that ended gives way to the next one. */
function useFresh(sport: Sport, rendered: Featured): Featured {
  const { dataSaver } = usePage().reader;
  const client = useClient();
  const [fresh, setFresh] = useState(rendered);
  useEffect(() => setFresh(rendered), [rendered]);
  useEffect(() => {
    if (dataSaver) return;
    const timer = setInterval(async () => {
      if (document.hidden || !matchMedia(wide).matches) return;
      try {
        const { result } = await client.get("/match/featured", { sport });
        if (result.data) setFresh(result.data);
      } catch {
        // The column keeps what it shows.
      }
    }, refreshMs);
    return () => clearInterval(timer);
  }, [sport, client, dataSaver]);
  return fresh;
}
