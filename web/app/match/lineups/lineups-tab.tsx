import type { LineUpsReply } from "@scoreline/contract/schemas/line-ups";
import { useState } from "react";
import { usePage } from "#frame/page.ts";
import { AbsencesPanel } from "#match/lineups/absences-panel.tsx";
import { BenchPanel } from "#match/lineups/bench-panel.tsx";
import { FivesPanel } from "#match/lineups/fives-panel.tsx";
import { FormationPitch } from "#match/lineups/formation-pitch.tsx";
import type { Shown } from "#match/lineups/line-up-view.ts";
import styles from "#match/lineups/lineups.module.css";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import { loadTab } from "#match/match-request.ts";
import { SegmentedChoice } from "#ui/controls/segmented-choice.tsx";
import { NoData } from "#ui/panel.tsx";
import type { Route } from "./+types/lineups-tab";

export function loader(args: Route.LoaderArgs) {
  return loadTab(args, ({ ask }) => ask("/match/lineup"));
}

export default function LineupsTab({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const { sport, matchId, row, minute } = useMatch();
  const lineUps = useMatchPart("/match/lineup", { matchId }, loaderData, ["line-ups", "ratings", "events"]);
  const begun = row.kind !== "scheduled" && row.kind !== "postponed" && row.kind !== "cancelled";
  // Whoever goes back to a minute wants to see who was on then.
  const [chosen, setChosen] = useState<Shown>();
  const shown = chosen ?? (minute === undefined ? "starting" : "now");
  const known = lineUps.home.starters.length + lineUps.away.starters.length > 0;
  const changed = begun && known && hasChanges(lineUps);
  const absent = lineUps.home.absences.length + lineUps.away.absences.length > 0;
  if (!known && !absent) return <NoData>{t("match.noData")}</NoData>;
  const people = new Map(lineUps.people.map((person) => [person.playerId, person]));
  const view = { lineUps, people, shown: changed ? shown : "starting" } as const;
  return (
    <div className={styles.columns} data-sport={sport}>
      <div className={styles.main}>
        {lineUps.status === "likely" && (
          <p className={styles.likely}>
            <b>{t("lineups.likely")}</b> {t("lineups.likelyNote")}
          </p>
        )}
        {changed && (
          <SegmentedChoice<Shown>
            look="bar"
            label={t("lineups.show")}
            choices={[
              { value: "starting", words: t(`lineups.starting.${sport}`) },
              { value: "now", words: t(`lineups.now.${sport}`) },
            ]}
            value={shown}
            onChange={setChosen}
          />
        )}
        {!known && <NoData>{t("match.noData")}</NoData>}
        {known && (sport === "football" ? <FormationPitch {...view} /> : <FivesPanel {...view} />)}
        {absent && sport === "football" && <AbsencesPanel {...view} />}
      </div>
      <div className={styles.aside}>
        {(["home", "away"] as const).map((side) => (
          <BenchPanel key={side} side={side} {...view} />
        ))}
      </div>
      {absent && sport === "basketball" && <AbsencesPanel {...view} />}
    </div>
  );
}

function hasChanges({ home, away }: LineUpsReply): boolean {
  return [home, away].some(({ starters, bench }) => bench.some(({ on }) => on) || starters.some(({ on }) => !on));
}
