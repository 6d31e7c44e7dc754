import type { GetData } from "@scoreline/contract/client";
import { monthAndYear } from "@scoreline/i18n/format";
import { leaguePath } from "@scoreline/site/addresses";
import { Link, useLocation, useNavigate } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#league/matches.module.css";
import { leagueRoundName } from "#league/words.ts";
import { Segments } from "#ui/controls/segments.tsx";

/** By round or by date; one step back, one step on, or straight to one. */
export function MatchesNav({ fixtures }: { fixtures: GetData<"/match/getFixtureByLeague"> }) {
  const { locale, t } = usePage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { league, rounds, months, round, month } = fixtures;
  const season = new URLSearchParams(search).get("season");
  const base = `${leaguePath(locale, league.sport, league, "matches")}${season ? `&season=${season}` : ""}`;
  const byDate = month !== null;
  const weekly = rounds.some((one) => one.round.startsWith("week-"));
  const steps = byDate ? months : rounds.map((one) => one.round);
  const at = steps.indexOf((byDate ? month : round) ?? "");
  const address = (step: string) =>
    byDate ? `${base}&view=date&month=${step}` : `${base}&round=${encodeURIComponent(step)}`;
  const label = (step: string) => (byDate ? monthAndYear(step, t) : leagueRoundName(step, t));
  const [before, after] = [steps[at - 1], steps[at + 1]];
  return (
    <section className={styles.nav}>
      <Segments
        label={t("league.view")}
        segments={[
          { to: base, label: t(weekly ? "league.byWeek" : "league.byRound"), current: !byDate },
          { to: `${base}&view=date`, label: t("league.byDate"), current: byDate },
        ]}
      />
      {steps.length > 1 && (
        <div className={styles.steps}>
          <Step to={before && address(before)} label={t("league.previous")} arrow="‹" />
          <select
            key={steps[at]}
            aria-label={t(byDate ? "league.months" : weekly ? "league.weeks" : "league.rounds")}
            defaultValue={steps[at]}
            onChange={({ target }) => void navigate(address(target.value), { preventScrollReset: true })}
          >
            {steps.map((step) => (
              <option key={step} value={step}>
                {label(step)}
              </option>
            ))}
          </select>
          <Step to={after && address(after)} label={t("league.next")} arrow="›" />
        </div>
      )}
    </section>
  );
}

function Step({ to, label, arrow }: { to: string | undefined; label: string; arrow: string }) {
  if (!to) return <span className={styles.step} aria-hidden="true" />;
  return (
    <Link className={styles.step} to={to} aria-label={label} preventScrollReset>
      {arrow}
    </Link>
  );
}
