import type { GetData } from "@scoreline/contract/client";
import type { TeamBadge } from "@scoreline/contract/schemas";
import { fixed } from "@scoreline/i18n/numbers";
import { leaguePath, playerPath } from "@scoreline/site/addresses";
import type { CSSProperties } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#league/team-of-the-week.module.css";
import { leagueRoundName } from "#league/words.ts";
import { isFree, longestWord, wordsOf } from "#match/header/name-width.ts";
import { PitchLines } from "#match/pitch-lines.tsx";
import { Crest } from "#ui/badges/crest.tsx";
import { Rating } from "#ui/badges/rating.tsx";

type Best = GetData<"/league/teamOfTheWeek">;
type Player = Best["players"][number];

/** The best of a round as a side, its attack at the top; another round can be chosen. */
export function TeamOfTheWeek({ best }: { best: Best }) {
  const { locale, t } = usePage();
  const { league, teams, players, lines, round } = best;
  if (players.length === 0 || round === null) return null;
  const badges = new Map(teams.map((team) => [team.teamId, team]));
  const football = league.sport === "football";
  const rows = inRows(players, football ? [1, ...lines] : lines).reverse();
  const mean = players.reduce((sum, { rating }) => sum + rating, 0) / players.length;
  return (
    <section className={styles.team} aria-labelledby="team-of-the-week" data-sport={league.sport}>
      <div className={styles.head}>
        <div>
          <h2 id="team-of-the-week">{t(`league.best.${league.sport}`)}</h2>
          <p className="num">
            {football && `${lines.join("-")} · `}
            {t("league.best.mean", { rating: fixed(mean, locale) })}
          </p>
        </div>
        <RoundChoice best={best} />
      </div>
      <div className={styles.field}>
        {football && <PitchLines className={styles.lines} standing />}
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          <ul key={place}>
            {row.map((player) => (
              <li key={player.playerId}>
                <PlayerOnField player={player} team={badges.get(player.teamId)} sport={league.sport} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

function inRows(players: readonly Player[], sizes: readonly number[]): Player[][] {
  let at = 0;
  return sizes.map((size) => {
    at += size;
    return players.slice(at - size, at);
  });
}

type OnFieldProps = { player: Player; team: TeamBadge | undefined; sport: Best["league"]["sport"] };

function PlayerOnField({ player, team, sport }: OnFieldProps) {
  const { locale } = usePage();
  const { shortName, rating } = player;
  // The letter of the first name takes room that the name needs.
  const name = shortName.replace(/^\p{L}\.\s/u, "");
  return (
    <Link className={styles.player} to={playerPath(locale, sport, player)}>
      <span className={styles.mark}>
        {team && <Crest team={team} size={34} />}
        <Rating value={rating} />
      </span>
      <b style={{ "--ems": longestWord(name) } as CSSProperties} data-pitch-name>
        {wordsOf(name).map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words of a name have no other key than their place
          <span key={place} data-free={isFree(word) || undefined}>
            {word}
          </span>
        ))}
      </b>
      <small>{team?.shortName}</small>
    </Link>
  );
}

/** A form, so that it works without script; with script choosing is enough. */
function RoundChoice({ best: { league, rounds, round } }: { best: Best }) {
  const { locale, t } = usePage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== "round");
  const path = leaguePath(locale, league.sport, league, "stats").split("?")[0] ?? "";
  const weekly = rounds.some((one) => one.startsWith("week-"));
  if (rounds.length < 2) return round && <span>{leagueRoundName(round, t)}</span>;
  return (
    <form action={path} method="get">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select
        key={round}
        name="round"
        aria-label={t(weekly ? "league.weeks" : "league.rounds")}
        defaultValue={round ?? undefined}
        onChange={({ target }) => {
          const query = new URLSearchParams([...kept, ["round", target.value]]);
          void navigate(`${path}?${query}`, { preventScrollReset: true });
        }}
      >
        {rounds.toReversed().map((one) => (
          <option key={one} value={one}>
            {leagueRoundName(one, t)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">{t("league.show")}</button>
      </noscript>
    </form>
  );
}
