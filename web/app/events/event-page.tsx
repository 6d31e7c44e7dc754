import { contestKinds } from "@scoreline/domain/contest/rounds";
import { sports } from "@scoreline/domain/sport";
import { refusalIn } from "#account/refused.ts";
import { BoardPanel } from "#events/board-panel.tsx";
import { BracketPicks } from "#events/bracket-picks.tsx";
import { ChangesPanel } from "#events/changes-panel.tsx";
import { ClubPicks } from "#events/club-picks.tsx";
import styles from "#events/event.module.css";
import { EventHero } from "#events/event-hero.tsx";
import { GroupsPanel } from "#events/groups-panel.tsx";
import { MatchPicks } from "#events/match-picks.tsx";
import { ReferralPart, VideoPart } from "#events/people-parts.tsx";
import { ReceiptsPanel } from "#events/receipts-panel.tsx";
import { ProofPanel, RulesPanel } from "#events/rules-panel.tsx";
import { TeamPicks } from "#events/team-picks.tsx";
import { Ticker } from "#events/ticker.tsx";
import { usePage } from "#frame/page.ts";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { askedSport, notFound } from "#frame/paths/unknown.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { pageContext } from "#page-context.ts";
import { readerOf } from "#reader/reader.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/event-page";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const sport = askedSport(url);
  const { user, clientFor } = context.get(pageContext);
  const client = clientFor(locale, readerOf(request, locale));
  if (!/^\d{1,9}$/.test(params.contestId)) throw notFound();
  const contestId = Number(params.contestId);
  const info = await client.get("/contest/getContestInfo", { contestId }).then(
    ({ result }) => result.data,
    (error) => {
      throw refusalIn(error)?.status === 404 ? notFound() : error;
    },
  );
  const { contest, rules } = info;
  if (contestKinds[contest.contestType - 1] !== params.kind || sports[contest.sportType] !== sport) throw notFound();
  const { mode } = rules;
  const byPeople = mode === "referral" || mode === "video";
  const asked = { contestId };
  const version = Number(url.searchParams.get("version"));
  const isEarlier = Number.isInteger(version) && version >= 1 && version < (info.versions.at(-1)?.version ?? 0);
  const earlier = isEarlier ? version : undefined;
  const [board, latest, own, groups, teams, selections, bracket, participants, mine] = await Promise.all([
    client
      .get("/contest/getContesterPredictionList", { ...asked, ...(earlier && { version: earlier }) })
      .then(({ result }) => result.data),
    client.get("/contest/getLatestContesterPredictionList", asked).then(({ result }) => result.data),
    user ? client.get("/contest/getMyPredictionList", asked).then(({ result }) => result.data) : [],
    user ? client.get("/contest/groups", asked).then(({ result }) => result.data) : [],
    mode === "winner" || mode === "finalists"
      ? client.get("/contest/getTeamListByContestId", asked).then(({ result }) => result.data)
      : [],
    mode === "bracket" ? client.get("/contest4/selections", asked).then(({ result }) => result.data) : undefined,
    mode === "bracket" && user ? client.get("/contest4/myPrediction", asked).then(({ result }) => result.data) : null,
    byPeople ? client.post("/contest2/listParticipant", asked).then(({ result }) => result.data) : undefined,
    byPeople && user ? client.post("/contest2/myParticipant", asked).then(({ result }) => result.data) : undefined,
  ]);
  return { info, earlier, board, latest, own, groups, teams, selections, bracket, participants, mine };
}

export function meta(args: Route.MetaArgs) {
  return hiddenMeta(args, "shell.menu.events", "events.about");
}

export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("shell.menu.events") };

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { info, earlier, board, latest, own, groups, teams, selections, bracket, participants, mine } = loaderData;
  const { t } = usePage();
  const { contest, rules } = info;
  const { mode } = rules;
  const Bracket = selections && selections.clubs.length > 0 ? ClubPicks : BracketPicks;
  return (
    <div className={styles.page}>
      <EventHero contest={contest} />
      <div className={styles.columns} data-wide={mode === "bracket" ? "" : undefined}>
        <div className={styles.stack}>
          {mode === "matches" && <MatchPicks key={`${contest.contestId} ${own.length > 0}`} info={info} own={own} />}
          {(mode === "winner" || mode === "finalists") && <TeamPicks info={info} teams={teams} own={own} />}
          {mode === "bracket" && selections && <Bracket info={info} selections={selections} own={bracket} />}
          {mode === "referral" && <ReferralPart contest={contest} mine={mine} />}
          {mode === "video" && participants && <VideoPart contest={contest} mine={mine} videos={participants} />}
          <ReceiptsPanel own={own} />
          <ChangesPanel info={info} />
        </div>
        <aside className={styles.stack}>
          {mode !== "video" && <BoardPanel key={earlier ?? 0} first={board} earlier={earlier} />}
          {mode !== "referral" && mode !== "video" && (
            <GroupsPanel contestId={contest.contestId} groups={groups} counted={board.version > 0} />
          )}
          <Ticker info={info} first={latest} />
          <Panel title={t("events.prizes")}>
            <p className={styles.padded}>{contest.prizes}</p>
          </Panel>
          <RulesPanel info={info} />
          <ProofPanel contestId={contest.contestId} />
        </aside>
      </div>
    </div>
  );
}
