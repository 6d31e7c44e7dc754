import { companies } from "@scoreline/domain/odds/companies";
import type { Settlement } from "@scoreline/domain/odds/settle";
import { localDay } from "@scoreline/domain/time/local-day";
import { dayAndMonth } from "@scoreline/i18n/format";
import { matchPath } from "@scoreline/site/addresses";
import { data, Link, useSearchParams } from "react-router";
import { usePage } from "#frame/page.ts";
import { DetailPage, detailTable } from "#match/analysis/detail-page.tsx";
import styles from "#match/analysis/odds-result.module.css";
import { lineText, priceText } from "#match/analysis/prices.ts";
import { filterIn, filterInput, resultSides } from "#match/analysis/result-filter.ts";
import { useMatch } from "#match/match-context.ts";
import { loadTab } from "#match/match-request.ts";
import { pointsOf } from "#reader/hidden/points.ts";
import { Segments } from "#ui/controls/segments.tsx";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/odds-result";

export async function loader(args: Route.LoaderArgs) {
  const side = resultSides.find((one) => one === args.params.side);
  if (!side) throw data(null, { status: 404 });
  return loadTab(args, async ({ ask, url, reader }) => {
    const input = filterInput(side, filterIn(url.searchParams));
    return { side, results: reader.showOdds ? await ask("/h2h/odds", input) : undefined };
  });
}

type Results = NonNullable<Awaited<ReturnType<typeof loader>>["results"]>;

export default function OddsResult({ loaderData: { side, results } }: Route.ComponentProps) {
  const { t } = usePage();
  const { match, path } = useMatch();
  const [query] = useSearchParams();
  const { homeTeam, awayTeam } = match.match;
  const { company } = filterIn(query);
  const names = { home: homeTeam.shortName, away: awayTeam.shortName, h2h: t("odds.results.h2h") };
  if (!results) return <NoData>{t("odds.hidden")}</NoData>;
  const address = (tab: `analysis/${string}`) => `${path(tab).split("?")[0]}?${query}`;
  return (
    <DetailPage
      choice={
        <Segments
          label={t("odds.results.label")}
          segments={resultSides.map((one) => ({
            to: address(`analysis/odds/${one}`),
            label: names[one],
            current: one === side,
          }))}
        />
      }
    >
      <Panel
        title={`${t("odds.results.title")} · ${companies.find(({ id }) => id === company)?.name}`}
        action={<Link to={address(`analysis/odds/${side}/filter`)}>{t("odds.filter.title")}</Link>}
      >
        {results.tally.played === 0 && results.matches.length > 0 ? (
          <NoData>{t("shell.hidden.counted")}</NoData>
        ) : (
          <Tally tally={results.tally} />
        )}
        {results.matches.length === 0 ? (
          <NoData>{t("odds.results.none")}</NoData>
        ) : (
          <ResultsTable matches={results.matches} />
        )}
      </Panel>
    </DetailPage>
  );
}

function Tally({ tally: { handicap, total } }: { tally: Results["tally"] }) {
  const { t } = usePage();
  const bars = [
    {
      key: "handicap",
      parts: [handicap.won, handicap.push, handicap.lost],
      words: t("odds.results.handicap", handicap),
    },
    { key: "total", parts: [total.over, total.push, total.under], words: t("odds.results.total", total) },
  ];
  return (
    <ul className={styles.tally}>
      {bars.map(({ key, parts, words }) => (
        <li key={key}>
          <span>{words}</span>
          <span className={styles.bar} aria-hidden="true">
            {parts.map((count, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts stand in a fixed order
              <i key={place} style={{ flexGrow: count }} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ResultsTable({ matches }: { matches: Results["matches"] }) {
  const { t } = usePage();
  return (
    <table className={`${detailTable} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t("odds.results.match")}</th>
          <th scope="col">{t("odds.market.handicap")}</th>
          <th scope="col">{t("odds.market.overUnder")}</th>
        </tr>
      </thead>
      <tbody>
        {matches.map((row) => (
          <ResultRow key={row.match.matchId} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function ResultRow({ row: { match, side, handicap, total } }: { row: Results["matches"][number] }) {
  const { t, locale, reader } = usePage();
  const { sport } = useMatch();
  const own = side === "home" ? match.homeTeam : match.awayTeam;
  return (
    <tr>
      <th scope="row">
        <small>
          {dayAndMonth(localDay(match.kickoff, "UTC"), t)} · {match.leagueName}
        </small>
        <Link to={matchPath(locale, sport, match)}>
          <span data-own={own === match.homeTeam || undefined}>{match.homeTeam.name}</span>{" "}
          <b className="num">
            {pointsOf(match, "home")}–{pointsOf(match, "away")}
          </b>{" "}
          <span data-own={own === match.awayTeam || undefined}>{match.awayTeam.name}</span>
        </Link>
      </th>
      <td>
        {handicap ? (
          <>
            <span className="num">
              {lineText(handicap.line, true, locale)}{" "}
              <small>{priceText(handicap.price, reader.oddsFormat, locale)}</small>
            </span>
            <Settled settlement={handicap.settlement} words={t(`odds.settlement.${handicap.settlement}`)} />
          </>
        ) : (
          "–"
        )}
      </td>
      <td>
        {total ? (
          <>
            <span className="num">
              {lineText(total.line, false, locale)}{" "}
              <small>
                {priceText(total.over, reader.oddsFormat, locale)}/{priceText(total.under, reader.oddsFormat, locale)}
              </small>
            </span>
            <Settled settlement={total.settlement} words={t(`odds.total.${total.settlement}`)} />
          </>
        ) : (
          "–"
        )}
      </td>
    </tr>
  );
}

function Settled({ settlement, words }: { settlement: Settlement; words: string }) {
  return (
    <span className={styles.settled} data-settlement={settlement}>
      {words}
    </span>
  );
}
