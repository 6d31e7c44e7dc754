import type { CallReply } from "@scoreline/contract/call";
import type { goalStatistics, pastGoalRate } from "@scoreline/contract/calls/analysis";
import { percent } from "@scoreline/i18n/numbers";
import { useSearchParams } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/analysis.module.css";
import { GoalBars } from "#match/analysis/goal-bars.tsx";
import { useMatch } from "#match/match-context.ts";
import { Segments } from "#ui/controls/segments.tsx";
import { Panel } from "#ui/panel.tsx";

type Goals = CallReply<typeof goalStatistics>["result"]["data"];
type Rates = CallReply<typeof pastGoalRate>["result"]["data"];

/** When both teams score and concede, counted this season. */
export function GoalTimesPanel({ goals }: { goals: Goals }) {
  return <TimesPanel title="analysis.goals" name="goals" data={goals} words={String} />;
}

/** In how many of their last matches they scored and conceded, by the time. */
export function GoalRatePanel({ rates }: { rates: Rates }) {
  const { locale } = usePage();
  return (
    <TimesPanel
      title="analysis.rate"
      name="rate"
      note="analysis.rate.note"
      data={rates}
      words={(value) => percent(value * 100, locale)}
      short={(value) => String(Math.round(value * 100))}
    />
  );
}

type Props = {
  title: "analysis.goals" | "analysis.rate";
  note?: "analysis.rate.note";
  /** In the address. */
  name: "goals" | "rate";
  data: Pick<Goals, "buckets"> & Record<"home" | "away", { matches: number; scored: number[]; conceded: number[] }>;
  words(value: number): string;
  /** Over a bar, where there is little room. */
  short?(value: number): string;
};

function TimesPanel({ title, note, name, data, words, short = words }: Props) {
  const { t } = usePage();
  const { homeTeam, awayTeam } = useMatch().match.match;
  const [query] = useSearchParams();
  const chosen = { goals: query.get("goals"), rate: query.get("rate") }[name];
  const figure = chosen === "conceded" ? "conceded" : "scored";
  const address = (value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    return `?${next}`;
  };
  const { buckets, home, away } = data;
  if (home.matches + away.matches === 0) return null;
  return (
    <Panel title={t(title)}>
      <p className={styles.sub}>
        {t("analysis.goals.of", {
          home: homeTeam.shortName,
          homeMatches: home.matches,
          away: awayTeam.shortName,
          awayMatches: away.matches,
        })}
      </p>
      <div className={styles.scope}>
        <Segments
          label={t(title)}
          segments={(["scored", "conceded"] as const).map((one) => ({
            to: address(one),
            label: t(`analysis.goals.${one}`),
            current: one === figure,
          }))}
        />
      </div>
      <GoalBars buckets={buckets} home={home[figure]} away={away[figure]} words={words} short={short} />
      {note && <p className={styles.sub}>{t(note)}</p>}
    </Panel>
  );
}
