import { pitchPlaces } from "@scoreline/domain/match/line-ups/formation";
import type { Side } from "@scoreline/domain/sport";
import { Fragment } from "react";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { useMatch } from "#match/match-context.ts";
import { Lines } from "#match/pitch-lines.tsx";
import { PlayerLink } from "#match/player-link.tsx";
import type { PreviewData } from "#match/preview/load-preview.ts";
import styles from "#match/preview/preview.module.css";
import { Panel } from "#ui/panel.tsx";

/** How both are expected to start, small, and who cannot play. */
export function LikelyPanel({ lineUps }: Pick<PreviewData, "lineUps">) {
  const { t } = usePage();
  const { row, sport, path } = useMatch();
  const { status, home, away } = lineUps;
  const comma = t("shell.pair", { first: "", second: "" });
  const known = home.places.length + away.places.length > 0;
  const absent = home.absent.length + away.absent.length > 0;
  if (!known && !absent) return null;
  return (
    <Panel
      title={t(status === "confirmed" ? "match.preview.lineUps" : "match.preview.likely")}
      action={<PageLink to={path("lineups")}>{t("match.preview.allLineUps")}</PageLink>}
    >
      <div className={styles.likely}>
        {home.places.length > 0 && away.places.length > 0 && sport === "football" && (
          <svg viewBox="-2 -2 72 109" className={styles.pitch} aria-hidden="true">
            <Lines standing />
            <Dots side="home" places={home.places} />
            <Dots side="away" places={away.places} />
          </svg>
        )}
        <div className={styles.out}>
          {home.formation && away.formation && (
            <b className="num">{t("match.preview.formations", { home: home.formation, away: away.formation })}</b>
          )}
          {(["home", "away"] as const).map(
            (side) =>
              lineUps[side].absent.length > 0 && (
                <p key={side}>
                  <strong>
                    {t("match.preview.out", { team: (side === "home" ? row.homeTeam : row.awayTeam).shortName })}
                  </strong>{" "}
                  {lineUps[side].absent.map((person, place, { length }) => (
                    <Fragment key={person.playerId}>
                      <span className={styles.one}>
                        <PlayerLink person={person} short />
                        {place < length - 1 && comma.trimEnd()}
                      </span>
                      {comma.endsWith(" ") && " "}
                    </Fragment>
                  ))}
                </p>
              ),
          )}
        </div>
      </div>
    </Panel>
  );
}

function Dots({ side, places }: { side: Side; places: PreviewData["lineUps"]["home"]["places"] }) {
  return pitchPlaces(places).map(({ depth, across }, place) => {
    const own = depth * 52.5;
    const [x, y] = side === "home" ? [(1 - across) * 68, own] : [across * 68, 105 - own];
    // biome-ignore lint/suspicious/noArrayIndexKey: a place is its own name
    return <circle key={place} cx={Math.round(x)} cy={Math.round(y)} r="3.2" data-side={side} />;
  });
}
