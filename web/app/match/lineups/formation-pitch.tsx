import type { LineUpPlayerRow, LineUpSide } from "@scoreline/contract/schemas/line-ups";
import type { Person } from "@scoreline/contract/schemas/person";
import { type PitchPlace, pitchPlaces } from "@scoreline/domain/match/line-ups/formation";
import type { Side } from "@scoreline/domain/sport";
import { joined } from "@scoreline/i18n/joined";
import { fixed } from "@scoreline/i18n/numbers";
import { playerPath } from "@scoreline/site/addresses";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { isFree, longestWord, wordsOf } from "#match/header/name-width.ts";
import styles from "#match/lineups/formation-pitch.module.css";
import type { LineUpView, Shown } from "#match/lineups/line-up-view.ts";
import { ChangeSign, MarkSigns, marksInWords } from "#match/lineups/player-marks.tsx";
import { SpokenRating } from "#match/lineups/rating.tsx";
import { useMatch } from "#match/match-context.ts";
import { PitchLines } from "#match/pitch-lines.tsx";
import { Crest } from "#ui/badges/crest.tsx";
import { type Shirt, shirts } from "#ui/theme/colours.ts";

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
      <Band side="home" lineUp={lineUps.home} />
      <div className={styles.grass}>
        <PitchLines className={styles.tall} standing />
        <PitchLines className={styles.wide} />
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
      </div>
      <Band side="away" lineUp={lineUps.away} />
    </section>
  );
}

/** Beside the pitch, where no goalkeeper stands on it: the team, how it lines up, and its mark. */
function Band({ side, lineUp }: { side: Side; lineUp: LineUpSide }) {
  const { t, locale } = usePage();
  const { row } = useMatch();
  const team = side === "home" ? row.homeTeam : row.awayTeam;
  const marks = lineUp.starters.flatMap(({ rating }) => rating ?? []);
  const average = marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
  return (
    <p className={styles.band} data-side={side}>
      <Crest team={team} size={22} />
      <b>{team.shortName}</b>
      {lineUp.formation && (
        <>
          <span className="visually-hidden">
            {t("lineups.formation", { team: team.name, formation: lineUp.formation })}
          </span>
          <span className="num" aria-hidden="true">
            {lineUp.formation}
          </span>
        </>
      )}
      {marks.length > 0 && (
        <span className={styles.average}>
          {t("lineups.average")} <b className="num">{fixed(average, locale)}</b>
        </span>
      )}
    </p>
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
          place={onBothPitches(places[index] ?? nowhere, side)}
          shirt={shirt}
        />
      ))}
    </ul>
  );
}

const nowhere: PitchPlace = { depth: 0.5, across: 0.5, column: 0, inLine: 1 };

/** Pixels by which players of a line of four or five stand lower than their neighbours: names pass under each other. */
const bends: Record<number, readonly number[]> = { 3: [0, 8, 0], 4: [0, 18, 18, 0], 5: [0, 18, 36, 18, 0] };
/** A shirt that a name has to pass, with some room around it. */
const shirtRoom = 40;

/**
 * Percent from the top and the left, on the standing and on the lying pitch. Home is at the top and on the left; a side
 * that attacks downwards has its left on the reader's right. `--tall-room` is how wide a name may get on the standing one.
 */
function onBothPitches({ depth, across, column, inLine }: PitchPlace, side: Side): CSSProperties {
  const own = depth * 50;
  const [tallX, tallY] = side === "home" ? [1 - across, own] : [across, 100 - own];
  const [wideX, wideY] = side === "home" ? [own, across] : [100 - own, 1 - across];
  const bend = bends[inLine];
  const free = [column - 1, column + 1].every((next) => bend?.[next] !== bend?.[column]);
  const gap = 94 / inLine;
  return {
    "--tall-x": `${(tallX * 100).toFixed(1)}%`,
    "--tall-y": `${tallY.toFixed(1)}%`,
    "--bend": `${bend?.[column] ?? 0}px`,
    "--step": inLine > 3 ? column % 2 : 0,
    "--tall-room":
      bend && inLine > 3 && free
        ? `min(${(gap + 6).toFixed(1)}cqi, ${(2 * gap).toFixed(1)}cqi - ${shirtRoom}px)`
        : `${gap.toFixed(1)}cqi`,
    "--wide-x": `${wideX.toFixed(1)}%`,
    "--wide-y": `${(wideY * 100).toFixed(1)}%`,
  } as CSSProperties;
}

/** On a pitch the letter of the first name takes room that the name needs. */
function pitchName({ shortName }: Person): string {
  return shortName.replace(/^\p{L}\.\s/u, "");
}

function PitchName({ name }: { name: string }) {
  return (
    <span className={styles.name} style={{ "--ems": longestWord(name) } as CSSProperties} data-pitch-name>
      {wordsOf(name).map((word, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words of a name have no other key than their place
        <span key={place} data-free={isFree(word) || undefined}>
          {word}
        </span>
      ))}
    </span>
  );
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
      <PitchName name={person ? pitchName(person) : "?"} />
      <ChangeSign marks={marks} />
      {words.length > 0 && <span className="visually-hidden">{joined(words, t)}</span>}
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
