import type { GetData } from "@scoreline/contract/client";
import { type MatchOutcome, outcomes } from "@scoreline/domain/contest/scoring";
import { percent } from "@scoreline/i18n/numbers";
import { useEffect, useState } from "react";
import { refusalIn } from "#account/refused.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { useMatch } from "#match/match-context.ts";
import styles from "#match/preview/vote.module.css";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toasts/toasts.ts";

type Votes = GetData<"/match/votes">;
type Opinion = Record<MatchOutcome, number | null>;

/** Who wins, as readers see it: one voice each, the shares for whoever has given theirs, beside what the prices say. */
export function VotePanel() {
  const { locale, t } = usePage();
  const { sport, matchId, row } = useMatch();
  const client = useClient();
  const [votes, setVotes] = useState<Votes>();
  const [opinion, setOpinion] = useState<Opinion>();
  useEffect(() => {
    let left = false;
    void client
      .get("/match/votes", { matchId })
      .then(({ result }) => !left && setVotes(result.data))
      .catch(() => {});
    if (sport === "football")
      void client
        .get("/match/winRate", { matchId })
        .then(({ result }) => !left && setOpinion(result.data.preMatch ?? undefined))
        .catch(() => {});
    return () => {
      left = true;
    };
  }, [client, matchId, sport]);
  if (!votes?.open && !votes?.shares) return null;
  const names: Record<MatchOutcome, string> = {
    home: row.homeTeam.shortName,
    draw: t("match.vote.draw"),
    away: row.awayTeam.shortName,
  };
  const cast = (choice: MatchOutcome) =>
    void client.post("/match/vote", { matchId, choice }).then(
      ({ result }) => setVotes(result.data),
      (error) => showToast({ type: "error", message: refusalIn(error)?.message ?? t("error.unexpected") }),
    );
  const shown = outcomes.filter((outcome) => sport === "football" || outcome !== "draw");
  return (
    <Panel title={t("match.vote")} action={<small>{t("match.vote.total", { count: votes.total })}</small>}>
      <div className={styles.votes} data-votes>
        {shown.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={styles.choice}
            aria-pressed={votes.mine === outcome}
            disabled={!votes.open}
            onClick={() => cast(outcome)}
          >
            <span>{names[outcome]}</span>
            {votes.shares && (
              <b className="num">{percent((votes.shares[outcome] / Math.max(1, votes.total)) * 100, locale)}</b>
            )}
          </button>
        ))}
      </div>
      <p className={styles.hint}>
        {votes.shares
          ? opinion &&
            `${t("match.vote.odds")}: ${shown.map((outcome) => `${names[outcome]} ${percent((opinion[outcome] ?? 0) * 100, locale)}`).join(" · ")}`
          : t("match.vote.hint")}
      </p>
    </Panel>
  );
}
