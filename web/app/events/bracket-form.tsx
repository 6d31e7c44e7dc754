import type { GetData } from "@scoreline/contract/client";
import type { TeamBadge } from "@scoreline/contract/schemas";
import { bracketWorth } from "@scoreline/domain/contest/club-bracket";
import type { Draw, Winners } from "@scoreline/domain/contest/draw";
import { clockTime } from "@scoreline/i18n/format";
import { type ReactNode, useState } from "react";
import actionStyles from "#events/actions.module.css";
import { shareBracket } from "#events/bracket-picture.ts";
import { ConfirmEntry, EnterNotes } from "#events/enter-notes.tsx";
import { Knockout } from "#events/knockout.tsx";
import pickStyles from "#events/picks.module.css";
import { useEnter } from "#events/use-enter.ts";
import { usePage } from "#frame/page.ts";
import { showToast } from "#ui/toasts/toasts.ts";

export type BracketProps = {
  info: GetData<"/contest/getContestInfo">;
  selections: GetData<"/contest4/selections">;
  own: GetData<"/contest4/myPrediction">;
};

type Props = BracketProps & {
  draw: Draw;
  winners: Winners;
  teams: ReadonlyMap<number, TeamBadge>;
  /** The written form of a bracket that is whole. */
  whole: string | undefined;
  /** How many choices the last change took along. */
  cleared: number;
  onPick(match: number, teamId: number): void;
  onReset(): void;
  children?: ReactNode;
};

/** The knock-out rounds of a bracket, and what is done with it once it is whole. */
export function BracketForm(props: Props) {
  const { info, selections, own, draw, winners, teams, whole, cleared, onPick, onReset, children } = props;
  const { contest } = info;
  const { now, reader, t } = usePage();
  const enter = useEnter();
  const [asks, setAsks] = useState(false);
  const isOpen = now() < contest.endTime && now() >= contest.startTime;
  const reached = Object.fromEntries(selections.reached.map(({ round, teamIds }) => [round, teamIds]));
  const clubs = selections.clubs.map(({ teamId }) => teamId);
  const save = () =>
    enter.run(async (client) => {
      const { contestId } = contest;
      const { result } = await client.post("/contest4/submitPrediction", { contestId, bracket: whole ?? "" });
      const time = clockTime(result.data.receipt.at, reader, t);
      showToast({ type: "success", message: t("events.saved", { time }) });
    });
  return (
    <form
      className={pickStyles.picks}
      onSubmit={(event) => {
        event.preventDefault();
        if (own) void save();
        else setAsks(true);
      }}
    >
      {children}
      <p role="status">{cleared > 0 && t("events.bracket.cleared", { count: cleared })}</p>
      <Knockout draw={draw} winners={winners} teams={teams} onPick={onPick} />
      <div className={pickStyles.saveBar}>
        <EnterNotes {...enter} />
        <button type="button" className={actionStyles.second} onClick={onReset}>
          {t("events.bracket.reset")}
        </button>
        {whole && (
          <button
            type="button"
            className={actionStyles.second}
            onClick={() => void shareBracket({ draw, winners, teams, title: contest.title, t })}
          >
            {t("events.bracket.picture")}
          </button>
        )}
        {isOpen ? (
          <button type="submit" className={actionStyles.first} disabled={!whole || enter.busy}>
            {t("events.bracket.save")}
          </button>
        ) : (
          whole &&
          "champion" in reached && (
            <p>{t("events.bracket.would", { points: bracketWorth(whole, clubs, reached) ?? 0 })}</p>
          )
        )}
      </div>
      <ConfirmEntry open={asks} onClose={() => setAsks(false)} onYes={() => void save()} />
    </form>
  );
}
