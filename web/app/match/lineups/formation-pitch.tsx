import type { LineUpPlayerRow, LineUpSide } from "@scoreline/contract/schemas/line-ups";
import type { Person } from "@scoreline/contract/schemas/person";
import { type PitchPlace, pitchPlaces } from "@scoreline/domain/match/line-ups/formation";
import type { Side } from "@scoreline/domain/sport";
import { playerPath } from "@scoreline/site/addresses";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#match/lineups/formation-pitch.module.css";
import type { LineUpView, Shown } from "#match/lineups/line-up-view.ts";
import { ChangeSign, MarkSigns, marksInWords } from "#match/lineups/player-marks.tsx";
import { SpokenRating } from "#match/lineups/rating.tsx";
import { useMatch } from "#match/match-context.ts";
import { PitchLines } from "#match/pitch-lines.tsx";
import { type Shirt, shirts } from "#ui/colours.ts";

/** Both sides on one pitch: standing on a phone, lying on a wide screen. */
export function FormationPitch({ lineUps, people, shown }: LineUpView) {
  const { t } = usePage();
  const { row } = useMatch();
  const colours = shirts(lineUps.home.colours ?? undefined, lineUps.away.colours ?? undefined);
  const names = { home: row.homeTeam.name, away: row.awayTeam.name };
  return (
    <section
      className={styles.pitch}
      aria-label={t("lineups.pitch", names)}
      data-likely={lineUps.status === "likely" || undefined}
    >
      <PitchLines className={styles.tall} standing />
      <PitchLines className={styles.wide} />
      {(["home", "away"] as const).map((side) => (
        <p key={side} className={styles.formation} data-side={side}>
          <span className="visually-hidden">
            {t("lineups.formation", { team: names[side], formation: lineUps[side].formation ?? "" })}
          </span>
          <span aria-hidden="true">
            {names[side]} <b className="num">{lineUps[side].formation}</b>
          </span>
        </p>
      ))}
      {(["home", "away"] as const).map((side) => (
        <SideOnPitch
          key={side}
          side={side}
          lineUp={lineUps[side]}
          people={people}
          shown={shown}
          shirt={colours[side]}
        />
      ))}
    </section>
  );
}

type SideProps = {
  side: Side;
  lineUp: LineUpSide;
  people: LineUpView["people"];
  shown: Shown;
  shirt: Shirt;
};

function SideOnPitch({ side, lineUp, people, shown, shirt }: SideProps) {
  const players = shown === "starting" ? lineUp.starters : [...lineUp.starters, ...lineUp.bench].filter(({ on }) => on);
  const places = pitchPlaces(players);
  return (
    <ul className={styles.side}>
      {players.map((player, index) => (
        <PlayerOnPitch
          key={player.playerId}
          player={player}
          person={people.get(player.playerId)}
          place={onBothPitches(places[index] ?? { depth: 0.5, across: 0.5 }, side)}
          shirt={shirt}
        />
      ))}
    </ul>
  );
}

/**
 * Percent from the top and the left, on the standing and on the lying pitch. Home is at the top and on the left; a side
 * that attacks downwards has its left on the reader's right.
 */
function onBothPitches({ depth, across }: PitchPlace, side: Side): CSSProperties {
  const own = depth * 50;
  const [tallX, tallY] = side === "home" ? [1 - across, own] : [across, 100 - own];
  const [wideX, wideY] = side === "home" ? [own, across] : [100 - own, 1 - across];
  return {
    "--tall-x": `${(tallX * 100).toFixed(1)}%`,
    "--tall-y": `${tallY.toFixed(1)}%`,
    "--wide-x": `${wideX.toFixed(1)}%`,
    "--wide-y": `${(wideY * 100).toFixed(1)}%`,
  } as CSSProperties;
}

type PlayerProps = { player: LineUpPlayerRow; person: Person | undefined; place: CSSProperties; shirt: Shirt };

function PlayerOnPitch({ player, person, place, shirt }: PlayerProps) {
  const { locale, t } = usePage();
  const { sport } = useMatch();
  const { marks } = player;
  const words = [...(player.captain ? [t("lineups.captain")] : []), ...marksInWords(marks, t)];
  const inside = (
    <>
      <span className={styles.shirt} style={{ backgroundColor: shirt.fill, color: shirt.ink }}>
        <span className="num">{player.number}</span>
        {player.captain && (
          <i className={styles.captain} aria-hidden="true">
            {t("lineups.captain.short")}
          </i>
        )}
      </span>
      <span className={styles.signs}>
        <MarkSigns marks={marks} />
      </span>
      <span className={styles.rating}>
        <SpokenRating rating={player.rating} />
      </span>
      <span className={styles.name}>
        <span>{person?.shortName ?? "?"}</span>
      </span>
      <ChangeSign marks={marks} />
      {words.length > 0 && <span className="visually-hidden">{words.join(", ")}</span>}
    </>
  );
  return (
    <li className={styles.player} style={place}>
      {person ? (
        <Link to={playerPath(locale, sport, person)}>{inside}</Link>
      ) : (
        <span className={styles.nobody}>{inside}</span>
      )}
    </li>
  );
}
