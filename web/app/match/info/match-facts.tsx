import { grouped } from "@scoreline/i18n/grouped";
import { joined } from "@scoreline/i18n/joined";
import { likelyCountry } from "@scoreline/site/home-countries";
import { usePage } from "#frame/page.ts";
import styles from "#match/info/side-panels.module.css";
import { useMatch } from "#match/match-context.ts";
import { roundName } from "#match/round-name.ts";
import { Flag } from "#ui/badges/flag.tsx";
import { Panel } from "#ui/panel.tsx";

/** The ground, the officials, the weather; what is not known is not listed. */
export function MatchFacts() {
  const { t, locale } = usePage();
  const { match, sport } = useMatch();
  const { venue, neutral, officials, weather, attendance, season, round } = match;
  const ground = venue && (venue.city ? t("match.venueIn", { ground: venue.name, city: venue.city }) : venue.name);
  const facts: [string, string | null | undefined | false][] = [
    [t(`match.venue.${sport}`), ground && `${ground}${neutral ? ` (${t("match.neutral")})` : ""}`],
    [t(officials.length > 1 ? "match.officials" : `match.referee.${sport}`), joined(officials, t)],
    [t("match.weather"), weather && t(`match.weather.${weather.code}`, { degrees: Math.round(weather.temperature) })],
    [t("match.attendance"), attendance !== null && grouped(attendance, locale)],
    [t("match.capacity"), venue?.capacity ? grouped(venue.capacity, locale) : null],
    [t("match.season"), season && joined([season.name, round && roundName(round, t)], t)],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <Panel title={t("match.facts")}>
      <dl className={styles.facts}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** The reader's own country first; of many the rest is folded away. */
export function Broadcasts() {
  const { t, locale, reader } = usePage();
  const { match, row } = useMatch();
  // Afterwards nobody can tune in.
  if (match.broadcasts.length === 0 || row.kind === "finished" || row.kind === "abandoned") return null;
  const own = likelyCountry({ timeZone: reader.timeZone, locale })?.toLowerCase();
  const sorted = match.broadcasts.toSorted((a, b) => Number(b.countryCode === own) - Number(a.countryCode === own));
  const [shown, more] = [sorted.slice(0, channelsShown), sorted.slice(channelsShown)];
  return (
    <Panel title={t("match.broadcasts")}>
      <ul className={styles.channels}>
        {shown.map((broadcast) => (
          <Channel key={`${broadcast.countryCode} ${broadcast.channel}`} broadcast={broadcast} own={own} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t("match.moreChannels", { count: more.length })}</summary>
          <ul className={styles.channels}>
            {more.map((broadcast) => (
              <Channel key={`${broadcast.countryCode} ${broadcast.channel}`} broadcast={broadcast} own={own} />
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

const channelsShown = 4;

type Broadcast = ReturnType<typeof useMatch>["match"]["broadcasts"][number];

function Channel({ broadcast, own }: { broadcast: Broadcast; own: string | undefined }) {
  const { t } = usePage();
  const { channel, countryCode, countryName, url } = broadcast;
  return (
    <li data-own={countryCode === own || undefined}>
      {countryCode && <Flag code={countryCode} />}
      {url ? (
        <a href={url} rel="noopener noreferrer nofollow" target="_blank">
          {channel}
        </a>
      ) : (
        <b>{channel}</b>
      )}
      {countryName && (
        <small>
          {countryName}
          {countryCode === own && ` · ${t("match.ownCountry")}`}
        </small>
      )}
    </li>
  );
}
