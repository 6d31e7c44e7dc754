import { grouped } from "@scoreline/i18n/grouped";
import { usePage } from "#frame/page.ts";
import styles from "#match/info/side-panels.module.css";
import { useMatch } from "#match/match-context.ts";
import { roundName } from "#match/round-name.ts";
import { Flag } from "#ui/flag.tsx";
import { Panel } from "#ui/panel.tsx";

/** The ground, the officials, the weather; what is not known is not listed. */
export function MatchFacts() {
  const { t, locale } = usePage();
  const { match } = useMatch();
  const { venue, neutral, referee, weather, attendance, season, round } = match;
  const ground = venue && (venue.city ? t("match.venueIn", { ground: venue.name, city: venue.city }) : venue.name);
  const facts: [string, string | null | undefined | false][] = [
    [t("match.venue"), ground && `${ground}${neutral ? ` (${t("match.neutral")})` : ""}`],
    [t("match.referee"), referee],
    [t("match.weather"), weather && t(`match.weather.${weather.code}`, { degrees: Math.round(weather.temperature) })],
    [t("match.attendance"), attendance !== null && grouped(attendance, locale)],
    [t("match.capacity"), venue?.capacity ? grouped(venue.capacity, locale) : null],
    [t("match.season"), season && (round ? `${season.name}, ${roundName(round, t)}` : season.name)],
  ];
  return (
    <Panel title={t("match.facts")}>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}

export function Broadcasts() {
  const { t } = usePage();
  const { broadcasts } = useMatch().match;
  if (broadcasts.length === 0) return null;
  return (
    <Panel title={t("match.broadcasts")}>
      <ul className={styles.channels}>
        {broadcasts.map(({ channel, countryCode, countryName, url }) => (
          <li key={`${countryCode} ${channel}`}>
            {countryCode && <Flag code={countryCode} />}
            {url ? (
              <a href={url} rel="noopener noreferrer nofollow" target="_blank">
                {channel}
              </a>
            ) : (
              channel
            )}
            {countryName && <small>{countryName}</small>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
