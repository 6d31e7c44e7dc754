import { usePage } from "#frame/page.ts";
import styles from "#match/box-score/box-score.module.css";
import { BoxTable } from "#match/box-score/box-table.tsx";
import { TopPerformers } from "#match/box-score/top-performers.tsx";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import { loadTab } from "#match/match-request.ts";
import { NoData } from "#ui/panel.tsx";
import type { Route } from "./+types/box-score-tab";

export function loader(args: Route.LoaderArgs) {
  return loadTab(args, ({ ask }) => ask("/basketball/match/boxScore"));
}

export default function BoxScoreTab({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const { matchId } = useMatch();
  const box = useMatchPart("/basketball/match/boxScore", { matchId }, loaderData, ["box-score", "events"]);
  if (!box) return <NoData>{t("match.noData")}</NoData>;
  const people = new Map(box.people.map((person) => [person.playerId, person]));
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {(["home", "away"] as const).map((side) => (
          <BoxTable
            key={side}
            side={side}
            box={box[side]}
            other={box[side === "home" ? "away" : "home"].totals}
            people={people}
          />
        ))}
      </div>
      <TopPerformers box={box} people={people} />
    </div>
  );
}
