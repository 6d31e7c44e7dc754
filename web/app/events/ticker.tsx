import type { GetData } from "@scoreline/contract/client";
import { useEffect, useState } from "react";
import styles from "#events/board.module.css";
import { pickWords } from "#events/pick-words.ts";
import { useContestNews } from "#events/use-contest-news.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { Panel } from "#ui/panel.tsx";

type Props = {
  info: GetData<"/contest/getContestInfo">;
  first: GetData<"/contest/getLatestContesterPredictionList">;
};

/** Who entered last; what they said once nobody can copy it. */
export function Ticker({ info, first }: Props) {
  const { t } = usePage();
  const client = useClient();
  const [latest, setLatest] = useState(first);
  const { contestId } = info.contest;
  useEffect(() => setLatest(first), [first]);
  const ask = async () => {
    const { result } = await client.fresh.get("/contest/getLatestContesterPredictionList", { contestId });
    setLatest(result.data);
  };
  useContestNews(contestId, info.seq, ask);
  if (latest.length === 0) return null;
  return (
    <Panel title={t("events.latest")}>
      <ul className={styles.ticker}>
        {latest.slice(0, 6).map(({ username, profilePicture, at, slot, pick }) => {
          const match = info.matches.find((one) => one.match.matchId === slot)?.match;
          const words = pick && match ? pickWords(pick, match, t) : "";
          return (
            <li key={`${username} ${at} ${slot}`}>
              <img src={profilePicture} alt="" width={22} height={22} loading="lazy" />
              {words
                ? t("events.latest.pick", { name: username, pick: words })
                : t("events.latest.line", { name: username })}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
