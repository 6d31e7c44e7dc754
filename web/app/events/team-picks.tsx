import type { GetData } from "@scoreline/contract/client";
import { parseTeamsPick } from "@scoreline/domain/contest/picks";
import { clockTime } from "@scoreline/i18n/format";
import { useState } from "react";
import actionStyles from "#events/actions.module.css";
import { ConfirmEntry, EnterNotes } from "#events/enter-notes.tsx";
import pickStyles from "#events/picks.module.css";
import { useEnter } from "#events/use-enter.ts";
import { usePage } from "#frame/page.ts";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toasts/toasts.ts";

type Props = {
  info: GetData<"/contest/getContestInfo">;
  teams: GetData<"/contest/getTeamListByContestId">;
  own: GetData<"/contest/getMyPredictionList">;
};

/** The winner, or the two finalists. */
export function TeamPicks({ info: { contest, rules }, teams, own }: Props) {
  const { now, reader, t } = usePage();
  const enter = useEnter();
  const [mine] = own;
  const said = parseTeamsPick(mine?.receipt.pick ?? "");
  const [chosen, setChosen] = useState<readonly string[]>(said?.teams.map(String) ?? ["", ""]);
  const [sure, setSure] = useState(said?.sure ?? false);
  const [asks, setAsks] = useState(false);
  const labels = rules.mode === "winner" ? (["winner"] as const) : (["first", "second"] as const);
  const isOpen = now() < contest.endTime && now() >= contest.startTime;
  const save = () =>
    enter.run(async (client) => {
      const [teamA = "", teamB = ""] = chosen;
      const pair = rules.mode === "winner" ? { teamA } : { teamA, teamB };
      const { result } = await client.post("/contest/join", {
        contestId: contest.contestId,
        ...pair,
        sure: String(sure),
      });
      const at = result.data.entries[0]?.receipt.at ?? now();
      showToast({ type: "success", message: t("events.saved", { time: clockTime(at, reader, t) }) });
    });
  return (
    <Panel title={t("events.mine")}>
      <form
        className={pickStyles.teams}
        onSubmit={(event) => {
          event.preventDefault();
          if (mine) void save();
          else setAsks(true);
        }}
      >
        {labels.map((label, index) => (
          <label key={label}>
            {t(`events.choose.${label}`)}
            <select
              value={chosen[index] ?? ""}
              disabled={!isOpen}
              onChange={({ target }) =>
                setChosen([0, 1].map((place) => (place === index ? target.value : (chosen[place] ?? ""))))
              }
            >
              <option value="">{t("events.choose.none")}</option>
              {teams.map(({ teamId, name }) => (
                <option key={teamId} value={teamId}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        {isOpen && (
          <>
            <label className={pickStyles.sure}>
              <input type="checkbox" checked={sure} onChange={() => setSure(!sure)} />
              {t("events.sure")}
            </label>
            <EnterNotes {...enter} />
            <button
              type="submit"
              className={actionStyles.first}
              disabled={enter.busy || labels.some((_, index) => !chosen[index])}
            >
              {t("events.save")}
            </button>
          </>
        )}
        {mine?.points != null && <p className="num">{t("events.worth", { points: mine.points })}</p>}
      </form>
      <ConfirmEntry open={asks} onClose={() => setAsks(false)} onYes={() => void save()} />
    </Panel>
  );
}
