import type { BoxScoreReply, BoxScoreRow } from "@scoreline/contract/schemas/box-score";
import type { Person } from "@scoreline/contract/schemas/person";
import type { Side } from "@scoreline/domain/sport";
import { playerPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#match/box-score/top-performers.module.css";
import { useMatch } from "#match/match-context.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { Panel } from "#ui/panel.tsx";

const kinds = ["pts", "reb", "ast"] as const;

/** Who has most points, rebounds and assists, of both teams. */
export function TopPerformers({ box, people }: { box: BoxScoreReply; people: ReadonlyMap<number, Person> }) {
  const { locale, t } = usePage();
  const { row } = useMatch();
  const best = kinds.flatMap((kind) => {
    const found = leader(box, kind);
    return found ? [{ kind, ...found }] : [];
  });
  if (best.length === 0) return null;
  return (
    <Panel title={t("boxscore.top")}>
      <ul className={styles.list}>
        {best.map(({ kind, side, player }) => {
          const person = people.get(player.playerId);
          return (
            <li key={kind}>
              <Crest team={side === "home" ? row.homeTeam : row.awayTeam} />
              <span className={styles.who}>
                {person ? <Link to={playerPath(locale, "basketball", person)}>{person.shortName}</Link> : "?"}
                <small>{t(`boxscore.name.${kind}`)}</small>
              </span>
              <b className="num">{player[kind]}</b>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function leader(box: BoxScoreReply, kind: (typeof kinds)[number]): { side: Side; player: BoxScoreRow } | undefined {
  let best: { side: Side; player: BoxScoreRow } | undefined;
  for (const side of ["home", "away"] as const) {
    for (const player of box[side].players) {
      if (player[kind] > (best?.player[kind] ?? 0)) best = { side, player };
    }
  }
  return best;
}
