import type { CallReply } from "@scoreline/contract/call";
import type { handicapOdds } from "@scoreline/contract/calls/odds";
import { localDay } from "@scoreline/domain/time/local-day";
import { clockTime, dayAndMonth } from "@scoreline/i18n/format";
import { Link, useSearchParams } from "react-router";
import { usePage } from "#frame/page.ts";
import { DetailPage, detailTable } from "#match/analysis/detail-page.tsx";
import { columnsOf, figureIn, type Market, marketName } from "#match/analysis/markets.ts";
import styles from "#match/analysis/movement-page.module.css";
import { PriceValue } from "#match/analysis/price-cell.tsx";
import { priceText } from "#match/analysis/prices.ts";
import { useMatch } from "#match/match-context.ts";
import { type ChartSeries, LineChart } from "#ui/charts/line-chart.tsx";
import { Segments } from "#ui/controls/segments.tsx";
import { NoData, Panel } from "#ui/panel.tsx";

type Movement = CallReply<typeof handicapOdds>["result"]["data"];
type Move = Movement["moves"][number];

const details = [
  { tab: "analysis/handicap", market: "handicap" },
  { tab: "analysis/wdl", market: "europeOdds" },
  { tab: "analysis/goals", market: "overUnder" },
] as const;

/** Every movement of one company in one market, plotted and listed. */
export function MovementPage({ market, data }: { market: Market; data: Movement }) {
  const { t, reader } = usePage();
  const { sport, path, hidden } = useMatch();
  const moves = hidden ? data.moves.filter(({ phase }) => phase !== "live") : data.moves;
  const company = data.companies.find(({ companyId }) => companyId === data.companyId);
  if (!reader.showOdds) return <NoData>{t("odds.hidden")}</NoData>;
  return (
    <DetailPage
      choice={
        <Segments
          label={t("odds.marketLabel")}
          segments={details.map((detail) => ({
            to: path(detail.tab),
            label: t(marketName(detail.market, sport)),
            current: detail.market === market,
          }))}
        />
      }
    >
      {!company || moves.length === 0 ? (
        <NoData>{t("odds.none")}</NoData>
      ) : (
        <>
          <CompanyPicker data={data} />
          <Panel title={`${company.companyName} · ${t(marketName(market, sport))}`}>
            <p className={styles.count}>{t("odds.moves", { count: moves.length })}</p>
            <Plot moves={moves} market={market} company={company.companyName} />
          </Panel>
          <MovesTable moves={moves} market={market} />
        </>
      )}
    </DetailPage>
  );
}

function CompanyPicker({ data }: { data: Movement }) {
  const { t } = usePage();
  const [query] = useSearchParams();
  return (
    <nav className={styles.companies} aria-label={t("odds.company")}>
      {data.companies.map(({ companyId, companyName }) => {
        const next = new URLSearchParams(query);
        next.set("company", String(companyId));
        const current = companyId === data.companyId ? "true" : undefined;
        return (
          <Link key={companyId} to={`?${next}`} aria-current={current} preventScrollReset replace>
            {companyName}
          </Link>
        );
      })}
    </nav>
  );
}

const colours = { home: "--home", over: "--home", draw: "--draw", away: "--away", under: "--away" } as const;

function Plot({ moves, market, company }: { moves: readonly Move[]; market: Market; company: string }) {
  const { locale, t, reader } = usePage();
  const columns = columnsOf(market, moves[0]?.prices.length ?? 2).filter(({ price }) => price !== undefined);
  const series = columns.map(
    (column): ChartSeries => ({
      name: t(column.name),
      colour: colours[column.key as keyof typeof colours],
      stepped: true,
      points: moves.flatMap((move) => {
        const price = figureIn(move, column);
        return price === undefined ? [] : [[move.at, price] as const];
      }),
    }),
  );
  const prices = series.flatMap(({ points }) => points.map(([, price]) => price));
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const [first, last] = [moves[0]?.at ?? 0, moves.at(-1)?.at ?? 0];
  const steps = high > low ? [low, low + (high - low) / 3, low + ((high - low) * 2) / 3, high] : [low];
  const time = (at: number) => `${dayAndMonth(localDay(at, reader.timeZone), t)} ${clockTime(at, reader, t)}`;
  return (
    <div className={styles.plot}>
      <LineChart
        label={t("odds.chart", { company })}
        series={series}
        x={(last > first ? [first, last] : [first]).map((at) => ({ at, label: time(at) }))}
        y={steps.map((at) => ({ at, label: priceText(at, reader.oddsFormat, locale) }))}
      />
      <ul className={styles.legend}>
        {series.map(({ name, colour }) => (
          <li key={name}>
            <i style={{ background: `var(${colour})` }} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The newest first: that is what a reader comes for. */
function MovesTable({ moves, market }: { moves: readonly Move[]; market: Market }) {
  const { t, reader } = usePage();
  const columns = columnsOf(market, moves[0]?.prices.length ?? 2);
  const title = {
    handicap: "odds.detail.handicap",
    overUnder: "odds.detail.goals",
    europeOdds: "odds.detail.wdl",
  } as const;
  const newest = moves.map((move, place) => ({ move, before: moves[place - 1] ?? null, place })).reverse();
  return (
    <Panel title={t(title[market])}>
      <table className={`${detailTable} ${styles.moves}`}>
        <thead>
          <tr>
            <th scope="col">{t("odds.time")}</th>
            <th scope="col">{t("odds.period")}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newest.map(({ move, before, place }) => (
            <tr key={place} data-suspended={move.suspended || undefined}>
              <th scope="row" className="num">
                <span>{dayAndMonth(localDay(move.at, reader.timeZone), t)}</span> {clockTime(move.at, reader, t)}
              </th>
              <td>
                {t(move.phase === "pre-match" ? "odds.preMatch" : `odds.${move.phase}`)}
                {move.suspended && <small>{t("odds.suspended")}</small>}
              </td>
              {columns.map((column) => (
                <td key={column.key} className="num">
                  <PriceValue quote={move} before={before} column={column} market={market} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
