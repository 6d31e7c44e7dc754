import type { Team } from "@scoreline/contract/calls/team";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { fixed, percent } from "@scoreline/i18n/numbers";
import { leaguePath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { HiddenCount } from "#reader/hidden/hidden-count.tsx";
import { coversAll } from "#reader/shield.ts";
import styles from "#team/overview/season-card.module.css";
import { Panel } from "#ui/panel.tsx";

type League = Team["leagues"][number];
type Props = { sport: Sport; teamId: number; league: League | undefined; averages: Team["averages"] };

const shares = new Set(["possession", "fieldGoals", "threes", "freeThrows"]);

/** The season in its main competition, and what the team does in a match on average. */
export function SeasonCard({ sport, teamId, league, averages }: Props) {
  const { locale, reader, t } = usePage();
  const counted = `c${teamId}` as const;
  const hidden = coversAll(reader, counted, [teamId]);
  if (!league) {
    if (!hidden) return null;
    return (
      <Panel title={t("team.season")}>
        <HiddenCount counted={counted} />
      </Panel>
    );
  }
  return (
    <Panel
      title={t("team.season")}
      action={
        <Link className={styles.league} to={leaguePath(locale, sport, league)}>
          {league.leagueName}
          {!league.leagueName.includes(league.seasonName) && ` ${league.seasonName}`}
        </Link>
      }
    >
      <Balance league={league} sport={sport} />
      <dl className={styles.figures}>
        {perMatch(sport, league, locale).map(({ key, value }) => (
          <Figure key={key} name={t(`team.record.${key}`)} value={value} />
        ))}
        {averages.map(({ key, value }) => (
          <Figure
            key={key}
            name={t(`team.average.${key}`)}
            value={shares.has(key) ? percent(value, locale) : fixed(value, locale, key === "xg" ? 2 : 1)}
          />
        ))}
      </dl>
    </Panel>
  );
}

/** Won, drawn and lost as parts of one bar. */
function Balance({ league, sport }: { league: League; sport: Sport }) {
  const { t } = usePage();
  const parts = (["won", "drawn", "lost"] as const).filter((part) => part !== "drawn" || sport === "football");
  return (
    <div className={styles.balance}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(
          (part) => league[part] > 0 && <span key={part} data-part={part} style={{ flexGrow: league[part] }} />,
        )}
      </div>
      <dl>
        <div>
          <dt>{t("team.record.played")}</dt>
          <dd className="num">{league.played}</dd>
        </div>
        {parts.map((part) => (
          <div key={part} data-part={part}>
            <dt>{t(`team.record.${part}`)}</dt>
            <dd className="num">{league[part]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function perMatch(sport: Sport, { played, scored, conceded, cleanSheets }: League, locale: LocaleCode) {
  if (played === 0) return [];
  const mean = (sum: number) => fixed(sum / played, locale);
  if (sport === "basketball") {
    return [
      { key: "pointsFor", value: mean(scored) },
      { key: "pointsAgainst", value: mean(conceded) },
    ] as const;
  }
  return [
    { key: "scored", value: mean(scored) },
    { key: "conceded", value: mean(conceded) },
    { key: "cleanSheets", value: String(cleanSheets) },
  ] as const;
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
