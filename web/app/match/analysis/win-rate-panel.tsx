import type { CallReply } from "@scoreline/contract/call";
import type { matchWinRate } from "@scoreline/contract/calls/odds";
import type { LocaleCode } from "@scoreline/domain/names";
import { wholePercents } from "@scoreline/domain/odds/whole-percents";
import { localDay } from "@scoreline/domain/time/local-day";
import { dayAndMonth } from "@scoreline/i18n/format";
import { percent } from "@scoreline/i18n/numbers";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/win-rate-panel.module.css";
import { useMatch } from "#match/match-context.ts";
import { type ChartSeries, type ChartTick, LineChart } from "#ui/charts/line-chart.tsx";
import { Panel } from "#ui/panel.tsx";

type WinRates = CallReply<typeof matchWinRate>["result"]["data"];
type Rate = NonNullable<WinRates["preMatch"]>;

/** Who wins, as the market sees it: before the match, and minute by minute. */
export function WinRatePanel({ rates }: { rates: WinRates }) {
  const { t, reader } = usePage();
  const { hidden, path, row } = useMatch();
  const { preMatch, before } = rates;
  const days = useDayTicks(before);
  const live = hidden ? [] : rates.live;
  if (!preMatch) return null;
  // Of a match that is over there is no now.
  const current = live.length > 1 && row.kind === "live" ? rates.current : null;
  return (
    <Panel
      title={t("analysis.winRate")}
      action={reader.showOdds && <Link to={path("analysis/wdl")}>{t("odds.seeMovement")}</Link>}
    >
      <div className={styles.bars}>
        <RateBar title={t("analysis.winRate.before")} rate={preMatch} />
        {current && <RateBar title={t("analysis.winRate.now")} rate={current} />}
      </div>
      {live.length > 1 ? (
        <Curve points={live.map((point) => ({ ...point, x: point.minute }))} ticks={minuteTicks(live)} />
      ) : (
        before.length > 2 && <Curve points={before.map((point) => ({ ...point, x: point.at }))} ticks={days} />
      )}
      {reader.showOdds && <p className={styles.note}>{t("analysis.winRate.note")}</p>}
    </Panel>
  );
}

function RateBar({ title, rate }: { title: string; rate: Rate }) {
  const { locale, t } = usePage();
  const { match } = useMatch();
  const { homeTeam, awayTeam } = match.match;
  const whole = wholePercents(rate);
  const parts = [
    { key: "home", name: homeTeam.shortName, chance: rate.home, shown: whole.home },
    ...(rate.draw === null
      ? []
      : [{ key: "draw", name: t("analysis.winRate.draw"), chance: rate.draw, shown: whole.draw ?? 0 }]),
    { key: "away", name: awayTeam.shortName, chance: rate.away, shown: whole.away },
  ];
  return (
    <div className={styles.rate}>
      <h3>{title}</h3>
      <dl>
        {parts.map(({ key, name, shown }) => (
          <div key={key} data-part={key}>
            <dt>{name}</dt>
            <dd className="num">{percent(shown, locale)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ key, chance }) => (
          <i key={key} data-part={key} style={{ flexGrow: chance }} />
        ))}
      </div>
    </div>
  );
}

function Curve({ points, ticks }: { points: readonly (Rate & { x: number })[]; ticks: readonly ChartTick[] }) {
  const { locale, t } = usePage();
  const { homeTeam, awayTeam } = useMatch().match.match;
  const last = points.at(-1);
  if (!last) return null;
  const line = (name: string, colour: ChartSeries["colour"], of: (rate: Rate) => number): ChartSeries => ({
    name,
    colour,
    points: points.map((point) => [point.x, of(point) * 100] as const),
  });
  const { home, draw, away } = wholePercents(last);
  const rates = { homeRate: home, drawRate: draw ?? 0, awayRate: away };
  return (
    <div className={styles.curve}>
      <LineChart
        label={t(last.draw === null ? "analysis.winRate.chartTwo" : "analysis.winRate.chart", {
          home: homeTeam.name,
          away: awayTeam.name,
          ...rates,
        })}
        series={[
          line("home", "--home", (rate) => rate.home),
          ...(last.draw === null ? [] : [{ ...line("draw", "--draw", (rate) => rate.draw ?? 0), dashed: true }]),
          line("away", "--away", (rate) => rate.away),
        ]}
        x={ticks}
        y={percentTicks(points, locale)}
      />
    </div>
  );
}

/** Whole steps around what is drawn: four lines are enough to read it by. */
function percentTicks(points: readonly Rate[], locale: LocaleCode): ChartTick[] {
  const all = points.flatMap(({ home, draw, away }) => (draw === null ? [home, away] : [home, draw, away]));
  const from = Math.floor((Math.min(...all) * 100) / 10) * 10;
  const to = Math.ceil((Math.max(...all) * 100) / 10) * 10;
  const step = to - from > 40 ? 20 : 10;
  const first = Math.floor(from / step) * step;
  return Array.from({ length: Math.ceil((to - first) / step) + 1 }, (_, place) => first + place * step).map((at) => ({
    at,
    label: percent(at, locale),
  }));
}

function minuteTicks(live: WinRates["live"]): ChartTick[] {
  const last = live.at(-1)?.minute ?? 0;
  const step = last > 60 ? 15 : last > 20 ? 10 : 5;
  const whole = Array.from({ length: Math.floor(last / step) + 1 }, (_, place) => place * step);
  // The last minute is named too, unless another label stands in its place.
  const shown = last - (whole.at(-1) ?? 0) > step / 2 ? [...whole, last] : whole;
  return shown.map((at) => ({ at, label: `${at}'` }));
}

function useDayTicks(before: WinRates["before"]): ChartTick[] {
  const { t, reader } = usePage();
  const [first, last] = [before[0]?.at ?? 0, before.at(-1)?.at ?? 0];
  const day = (at: number) => dayAndMonth(localDay(at, reader.timeZone), t);
  return [first, last].map((at) => ({ at, label: day(at) }));
}
