import type { TeamBadge } from "@scoreline/contract/schemas";
import { championOf, type Draw, type Winners } from "@scoreline/domain/contest/draw";
import styles from "#events/bracket.module.css";
import { usePage } from "#frame/page.ts";
import { Crest } from "#ui/badges/crest.tsx";

type Props = {
  draw: Draw;
  winners: Winners;
  teams: ReadonlyMap<number, TeamBadge>;
  onPick(match: number, teamId: number): void;
};

/** Round by round up to the champion: who is chosen plays the next one. */
export function Knockout({ draw, winners, teams, onPick }: Props) {
  const { t } = usePage();
  const champion = teams.get(championOf(draw, winners) ?? 0);
  return (
    <div className={styles.rounds}>
      {draw.rounds.map(([round, matches]) => (
        <section key={round} className={styles.round}>
          <h2>{t(`events.round.${round}`)}</h2>
          {matches.map((match) => {
            const pair = draw.pair(winners, match).map((id) => teams.get(id ?? 0));
            return (
              <fieldset key={match} className={styles.tie} data-tie={match}>
                <legend className="visually-hidden">{`${t(`events.round.${round}`)} ${match}`}</legend>
                {pair.map((team, side) => (
                  <label key={team?.teamId ?? `open ${side === 0}`} data-open={team ? undefined : ""}>
                    <input
                      type="radio"
                      className="visually-hidden"
                      name={`tie-${match}`}
                      disabled={!team}
                      checked={team !== undefined && winners[match] === team.teamId}
                      onChange={() => team && onPick(match, team.teamId)}
                    />
                    {team && <Crest team={team} />}
                    <span>{team?.name ?? t("events.bracket.open")}</span>
                  </label>
                ))}
              </fieldset>
            );
          })}
        </section>
      ))}
      <section className={styles.round}>
        <h2>{t("events.bracket.champion")}</h2>
        <p className={styles.champion} data-champion>
          {champion ? (
            <>
              <Crest team={champion} size={40} /> {champion.name}
            </>
          ) : (
            t("events.bracket.open")
          )}
        </p>
      </section>
    </div>
  );
}
