import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#league/table.module.css";

/** While a finger is on the way the page does not ask for every table that it passes. */
const restMs = 180;

type Props = { rounds: readonly number[]; round: number | null; weekly: boolean };

/** The table after any past round: the right end is the table of now. */
export function RoundSlider({ rounds, round, weekly }: Props) {
  const { t } = usePage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const last = rounds.length - 1;
  const given = round === null ? last : Math.max(0, rounds.indexOf(round));
  const [at, setAt] = useState(given);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setAt(given), [given]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const address = (index: number) => {
    const query = new URLSearchParams(search);
    const chosen = rounds[index];
    if (index >= last || chosen === undefined) query.delete("round");
    else query.set("round", String(chosen));
    return `${pathname}?${query}`;
  };
  function slide(index: number): void {
    setAt(index);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void navigate(address(index), { replace: true, preventScrollReset: true }),
      restMs,
    );
  }
  const words =
    at >= last ? t("league.latestTable") : t(weekly ? "league.week" : "league.round", { number: rounds[at] ?? "" });
  return (
    <div className={styles.slider}>
      <Step to={at > 0 ? address(at - 1) : undefined} label={t("league.previous")} arrow="‹" />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t(weekly ? "league.weeks" : "league.rounds")}
        aria-valuetext={words}
        onChange={({ target }) => slide(Number(target.value))}
      />
      <Step to={at < last ? address(at + 1) : undefined} label={t("league.next")} arrow="›" />
      <output className="num">{words}</output>
    </div>
  );
}

function Step({ to, label, arrow }: { to: string | undefined; label: string; arrow: string }) {
  if (!to) return <span className={styles.step} aria-hidden="true" />;
  return (
    <Link className={styles.step} to={to} aria-label={label} replace preventScrollReset>
      {arrow}
    </Link>
  );
}
