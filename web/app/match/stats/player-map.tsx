import { dataOf, type GetData } from "@scoreline/contract/client";
import type { FootballShotRow } from "@scoreline/contract/schemas/match-statistics";
import { minuteNotation } from "@scoreline/domain/match/state/clock";
import { fixed } from "@scoreline/i18n/numbers";
import { useEffect, useState } from "react";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { useMatch } from "#match/match-context.ts";
import { Grass, Lines } from "#match/pitch-lines.tsx";
import styles from "#match/stats/player-map.module.css";

type Props = { playerId: number; name: string; shots: readonly FootballShotRow[] };
type Touches = GetData<"/match/touches">;

/** Where somebody touched the ball and where he shot from; he attacks to the right, whichever side he plays for. */
export function PlayerMap({ playerId, name, shots }: Props) {
  const { locale, t } = usePage();
  const touches = useTouches();
  const cells = touches?.players.find((player) => player.playerId === playerId)?.cells ?? [];
  const count = cells.reduce((sum, touched) => sum + touched, 0);
  const most = Math.max(1, ...cells);
  const [long, wide] = [touches?.long ?? 1, touches?.wide ?? 1];
  return (
    <figure className={styles.map}>
      <svg viewBox="-3 -3 111 74" role="img" aria-label={t("stats.playerMapOf", { player: name })}>
        <Grass />
        <g className={styles.heat}>
          {cells.map((touched, place) => {
            if (touched === 0) return null;
            const [row, column] = [Math.floor(place / wide), place % wide];
            return (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a part of the pitch has no other name than its place
                key={place}
                cx={((row + 0.5) * 105) / long}
                cy={((column + 0.5) * 68) / wide}
                r={8.5}
                opacity={0.16 + 0.74 * (touched / most)}
              />
            );
          })}
        </g>
        <Lines />
        {shots.map(({ id, x, y, xg, outcome }) => (
          <circle
            key={id}
            className={styles.shot}
            data-goal={outcome === "goal" || undefined}
            cx={x * 1.05}
            cy={y * 0.68}
            r={1.1 + 2.4 * Math.sqrt(xg)}
          />
        ))}
      </svg>
      <figcaption>
        <b>{[count > 0 && t("stats.touches", { count }), t("stats.attackWay")].filter(Boolean).join(" · ")}</b>
        <ul>
          {shots.map(({ id, minute, added, outcome, xg }) => (
            <li key={id}>
              <span className="num">{minuteNotation(added === undefined ? { minute } : { minute, added })}</span>{" "}
              {t(`stats.outcome.${outcome}`)} · {t("stats.xg.short", { xg: fixed(xg, locale, 2) })}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** Asked for when somebody opens a map; nothing until it comes, and nothing where no source tells it. */
function useTouches(): Touches | undefined {
  const client = useClient();
  const { matchId, minute } = useMatch();
  const [touches, setTouches] = useState<Touches>();
  useEffect(() => {
    let gone = false;
    // The time machine knows shots by minute, and touches of the whole match only.
    if (minute !== undefined) return setTouches(undefined);
    client
      .get("/match/touches", { matchId })
      .then((reply) => {
        if (!gone) setTouches(dataOf<"/match/touches">(reply));
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [client, matchId, minute]);
  return touches;
}
