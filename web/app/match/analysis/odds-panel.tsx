import type { CallReply } from "@scoreline/contract/call";
import type { latestThreePeriod, Quote } from "@scoreline/contract/calls/odds";
import { averageProbabilities, kellyIndices, returnRate } from "@scoreline/domain/odds/market";
import { fixed, percent } from "@scoreline/i18n/numbers";
import { Link, useSearchParams } from "react-router";
import { usePage } from "#frame/page.ts";
import { columnsOf, type Market, marketIn, marketName, markets, type PriceColumn } from "#match/analysis/markets.ts";
import styles from "#match/analysis/odds-panel.module.css";
import { PriceValue } from "#match/analysis/price-cell.tsx";
import { useMatch } from "#match/match-context.ts";
import { Segments } from "#ui/controls/segments.tsx";
import { NoData, Panel } from "#ui/panel.tsx";

type Companies = CallReply<typeof latestThreePeriod>["result"]["data"];
type Period = "opening" | "preMatch" | "live";
type Row = { id: number; name: string; quotes: Record<Period, Quote | null>; latest: Quote };

/** A narrow screen begins with a few of them; the style sheet counts too. */
const shownOnPhones = 5;

const detailOf = { handicap: "handicap", overUnder: "goals", europeOdds: "wdl" } as const;

/** The companies' prices of one market at three times, with what they return. */
export function OddsPanel({ companies }: { companies: Companies }) {
  const { t } = usePage();
  const { sport, path, hidden } = useMatch();
  const [query] = useSearchParams();
  const market = marketIn(query);
  const rows = rowsOf(companies, market, hidden);
  const detail = path(`analysis/${detailOf[market]}`);
  // Nobody offers prices for every match.
  if (companies.length === 0) return null;
  return (
    <Panel title={t("odds.title")} action={rows.length > 0 && <Link to={detail}>{t("odds.seeMovement")}</Link>}>
      <div className={styles.markets}>
        <Segments
          label={t("odds.marketLabel")}
          segments={markets.map((one) => ({
            to: withQuery(query, "market", one),
            label: t(marketName(one, sport)),
            current: one === market,
          }))}
        />
      </div>
      {rows.length === 0 ? <NoData>{t("odds.none")}</NoData> : <OddsTable rows={rows} market={market} />}
    </Panel>
  );
}

function withQuery(query: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(query);
  next.set(name, value);
  return `?${next}`;
}

/** Live prices would give a hidden score away. */
function rowsOf(companies: Companies, market: Market, hidden: boolean): Row[] {
  return companies.flatMap(({ companyId, companyName, ...markets }) => {
    const periods = markets[market];
    if (!periods) return [];
    const quotes = hidden ? { ...periods, live: null } : periods;
    const latest = quotes.live ?? quotes.preMatch ?? quotes.opening;
    return latest ? [{ id: companyId, name: companyName, quotes, latest }] : [];
  });
}

const before: Record<Period, Period | undefined> = { opening: undefined, preMatch: "opening", live: "preMatch" };

function OddsTable({ rows, market }: { rows: Row[]; market: Market }) {
  const { locale, t, reader } = usePage();
  const outcomes = rows[0]?.latest.prices.length ?? 3;
  const columns = columnsOf(market, outcomes);
  const periods = (["opening", "preMatch", "live"] as const).filter((period) => rows.some((row) => row.quotes[period]));
  const comparable = rows.filter(({ latest }) => latest.prices.length === outcomes);
  const average = averageProbabilities(comparable.map(({ latest }) => latest.prices));
  const withKelly = market === "europeOdds";
  const returns = comparable.map(({ latest }) => returnRate(latest.prices) * 100);
  const groups = [...periods, ...(withKelly ? (["kelly"] as const) : [])];
  const [query] = useSearchParams();
  const all = query.get("companies") === "all";
  return (
    <>
      <table className={styles.table} data-columns={columns.length} data-all={all || undefined}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t("odds.company")}
            </th>
            {groups.map((group) => (
              <th
                key={group}
                scope="colgroup"
                colSpan={columns.length}
                data-now={group === periods.at(-1) || undefined}
              >
                {t(`odds.${group}`)}
              </th>
            ))}
            <th scope="col" rowSpan={2}>
              {t("odds.returnRate")}
            </th>
          </tr>
          <tr>
            {groups.map((group) =>
              columns.map(({ key, name }) => (
                <th key={`${group} ${key}`} scope="col" data-now={group === periods.at(-1) || undefined}>
                  {t(name)}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {periods.map((period) => (
                <QuoteCells
                  key={period}
                  row={row}
                  period={period}
                  columns={columns}
                  market={market}
                  now={period === periods.at(-1)}
                />
              ))}
              {withKelly && <KellyCells row={row} columns={columns} average={average} />}
              <td className={`${styles.return} num`} data-label={t("odds.returnRate")}>
                {percent(returnRate(row.latest.prices) * 100, locale, 1)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!all && rows.length > shownOnPhones && (
        <Link className={styles.all} to={withQuery(query, "companies", "all")} preventScrollReset replace>
          {t("odds.allCompanies", { count: rows.length })}
        </Link>
      )}
      <p className={styles.note}>
        <span>
          {t("odds.note", { count: rows.length, format: t(`odds.format.${reader.oddsFormat}`) })}
          {" · "}
          {t("odds.noteReturn", { low: Math.floor(Math.min(...returns)), high: Math.ceil(Math.max(...returns)) })}
        </span>
        <span>{t("odds.switchOff")}</span>
      </p>
    </>
  );
}

type CellsProps = { row: Row; period: Period; columns: readonly PriceColumn[]; market: Market; now: boolean };

function QuoteCells({ row, period, columns, market, now }: CellsProps) {
  const { t } = usePage();
  const previous = before[period];
  const quote = row.quotes[period];
  return columns.map((column, place) => (
    <td
      key={column.key}
      className="num"
      data-label={place === 0 ? t(`odds.${period}`) : undefined}
      data-now={now || undefined}
      data-suspended={quote?.suspended || undefined}
    >
      <PriceValue quote={quote} before={previous ? row.quotes[previous] : null} column={column} market={market} />
    </td>
  ));
}

function KellyCells({
  row,
  columns,
  average,
}: {
  row: Row;
  columns: readonly PriceColumn[];
  average: readonly number[];
}) {
  const { locale, t } = usePage();
  const indices = row.latest.prices.length === average.length ? kellyIndices(row.latest.prices, average) : [];
  return columns.map(({ key, price }, place) => (
    <td key={key} className="num" data-label={place === 0 ? t("odds.kelly") : undefined}>
      {indices.length > 0 ? fixed(indices[price ?? 0] ?? 0, locale, 2) : "–"}
    </td>
  ));
}
