import type { MatchRow } from "@scoreline/contract/schemas";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { sentences } from "@scoreline/i18n/joined";
import type { Translate } from "@scoreline/i18n/translate";
import { useEffect, useState } from "react";
import { usePage } from "#frame/page.ts";
import { type MatchNews, newsBetween } from "#match/live/row-news.ts";
import { useMatch } from "#match/match-context.ts";

/** Says what happens to those who listen to the page instead of looking at it; silent while the score is hidden. */
export function Announcer() {
  const { t } = usePage();
  const { live, matchId, hidden, minute } = useMatch();
  const [words, setWords] = useState("");
  const silent = hidden || minute !== undefined;
  useEffect(() => {
    const { board } = live;
    let last = board.get(matchId);
    return board.subscribe(matchId, () => {
      const next = board.get(matchId);
      if (last && next && !silent) {
        const told = next.newsCount > last.newsCount ? next.news : undefined;
        const news = newsBetween(last.row, next.row, told);
        if (news.length > 0) {
          setWords(
            sentences(
              news.map((each) => wordsOf(each, next.row, t)),
              t,
            ),
          );
        }
      }
      last = next;
    });
  }, [live, matchId, silent, t]);
  return (
    <p className="visually-hidden" aria-live="polite" data-announcer>
      {silent ? "" : words}
    </p>
  );
}

function wordsOf(news: MatchNews, row: MatchRow, t: Translate): string {
  if (news.type === "redCard") {
    return t("match.announce.redCard", { team: (news.side === "home" ? row.homeTeam : row.awayTeam).name });
  }
  return t(`match.announce.${news.type}`, {
    home: row.homeTeam.name,
    away: row.awayTeam.name,
    homeScore: row.homeTeamScore ?? 0,
    awayScore: row.awayTeamScore ?? 0,
    ...(news.type === "period" && { period: t(`status.${news.status}` as MessageKey) }),
  });
}
