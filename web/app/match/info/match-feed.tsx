import type {
  BasketballCommentaryPage,
  BasketballFeed as BasketballFeedReply,
  FootballCommentaryPage,
  FootballFeed as FootballFeedReply,
} from "@scoreline/contract/schemas/match-events";
import { useSearchParams } from "react-router";
import { usePage } from "#frame/page.ts";
import { BasketballFeed } from "#match/info/basketball-feed.tsx";
import { Commentary } from "#match/info/commentary.tsx";
import { FootballFeed } from "#match/info/football-feed.tsx";
import { useMatch } from "#match/match-context.ts";
import { Segments } from "#ui/controls/segments.tsx";
import { NoData, Panel } from "#ui/panel.tsx";

export type Feed = FootballFeedReply | BasketballFeedReply;
export type CommentaryPage = FootballCommentaryPage | BasketballCommentaryPage;

/** What happened, told once: the events that decide a match, or all of it in words. */
export function MatchFeed({ feed, commentary }: { feed: Feed; commentary: CommentaryPage | undefined }) {
  const { t } = usePage();
  const { sport, row } = useMatch();
  const [query] = useSearchParams();
  const all = commentary !== undefined;
  const address = (value: string | undefined) => {
    const next = new URLSearchParams(query);
    if (value) next.set("feed", value);
    else next.delete("feed");
    return `?${next}`;
  };
  if (feed.events.length === 0 && row.kind !== "live" && !all) return null;
  return (
    <Panel
      title={t("match.feed")}
      action={
        <Segments
          label={t("match.feed.which")}
          segments={[
            { to: address(undefined), label: t("match.feed.key"), current: !all },
            { to: address("all"), label: t("match.feed.all"), current: all },
          ]}
        />
      }
    >
      {all ? (
        <Commentary initial={commentary} />
      ) : feed.events.length === 0 ? (
        <NoData>{t("match.feed.empty")}</NoData>
      ) : sport === "football" ? (
        <FootballFeed feed={feed as FootballFeedReply} />
      ) : (
        <BasketballFeed feed={feed as BasketballFeedReply} />
      )}
    </Panel>
  );
}
