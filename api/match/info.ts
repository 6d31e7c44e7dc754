import type { CallInput } from "@scoreline/contract/call";
import type { basketballInfo, matchInfo } from "@scoreline/contract/calls/match-centre";
import { succeed } from "@scoreline/contract/envelope";
import type { MatchInfoReply } from "@scoreline/contract/schemas/match-info";
import type { BasketballEvent, FootballEvent } from "@scoreline/domain/match/details/events";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { momentText } from "@scoreline/domain/match/time-machine/moment";
import { rewindBasketball, rewindFootball } from "@scoreline/domain/match/time-machine/rewind";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import type { BoardHead } from "@scoreline/live/board-head";
import { loadSeasons, loadStage } from "@scoreline/store/catalogue/catalogue";
import { loadParts } from "@scoreline/store/match/details";
import { loadOfficials } from "@scoreline/store/people/people";
import type { Handler, Services } from "#handler.ts";
import { detailAnswer, matchAsked } from "#match/detail.ts";
import { footballRows, storedEvents } from "#match/events.ts";
import { type Cut, cutOf, eventsBy } from "#match/moment.ts";
import { peopleIn } from "#match/people.ts";
import { leagueHead } from "#rows/league-groups.ts";
import { matchRow } from "#rows/match-row.ts";

export const infoCalls: {
  matchInfo: Handler<typeof matchInfo>;
  basketballInfo: Handler<typeof basketballInfo>;
} = {
  matchInfo: detailAnswer("matchInfo", async (input: CallInput<typeof matchInfo>, caller, services) =>
    succeed({ data: await info("football", input, caller.locale, services) }),
  ),
  basketballInfo: detailAnswer("basketballInfo", async (input: CallInput<typeof basketballInfo>, caller, services) =>
    succeed({ data: await info("basketball", input, caller.locale, services) }),
  ),
};

async function info(
  sport: Sport,
  { matchId, minute }: { matchId: number; minute?: string | undefined },
  locale: LocaleCode,
  services: Services,
): Promise<MatchInfoReply> {
  const { boards } = services;
  // Read before the rest: what comes in meanwhile is told once more by the stream, and nothing is lost.
  const { seq } = boards;
  const present = await matchAsked(sport, matchId, services);
  const cut = await cutOf(present, minute, services);
  const events = await storedEvents(present, services);
  const back = cut && !cut.unseen ? cut : undefined;
  const head = back ? rewound(present, events, back) : present;
  const seen = sport === "football" ? footballRows(eventsBy(present, events, cut)) : [];
  const highlights = seen.filter(({ type, card }) => type === "goal" || (type === "card" && card !== "yellow"));
  const score = "score" in head.state ? head.state.score : undefined;
  const row = matchRow(head, boards.catalogue, locale);
  return {
    seq,
    sport,
    minute: back ? momentText(back.moment) : null,
    // The clock of a moment stands still: it is not one to run from.
    match: back ? { ...row, clock: null } : row,
    fullTime: (score && "fullTime" in score && score.fullTime) || null,
    extraTime: (score && "extraTime" in score && score.extraTime) || null,
    league: leagueHead(head.competitionId, boards.catalogue, locale),
    ...(await setting(head, locale, services)),
    ...(await surroundings(head, locale, services)),
    highlights,
    people: await peopleIn(
      highlights.flatMap(({ player, other }) => [player, other]),
      locale,
      services,
    ),
  };
}

function rewound(head: BoardHead, events: Awaited<ReturnType<typeof storedEvents>>, cut: Cut): BoardHead {
  const { moment, instant } = cut;
  return head.sport === "football"
    ? { ...head, ...rewindFootball(events as FootballEvent<number>[], moment, instant) }
    : { ...head, ...rewindBasketball(events as BasketballEvent<number>[], moment, instant) };
}

/** Where the match stands in its competition. */
async function setting(
  { seasonId, stageId, round }: MatchHead,
  locale: LocaleCode,
  { database }: Services,
): Promise<Pick<MatchInfoReply, "season" | "stage" | "round">> {
  const [season] = await loadSeasons(database, [seasonId]);
  const stage = stageId === null ? undefined : await loadStage(database, stageId);
  return {
    season: season ? { seasonId: season.id, name: season.name } : null,
    stage: stage
      ? {
          stageId: stage.id,
          code: stage.name,
          name: stage.names ? nameIn(stage.names, locale) : null,
          kind: stage.kind,
          group: stage.group,
        }
      : null,
    round,
  };
}

/** The ground, the officials, the weather, and where it is shown. */
async function surroundings(
  { id, home, venue, neutral }: MatchHead,
  locale: LocaleCode,
  { database, boards }: Services,
): Promise<Pick<MatchInfoReply, "venue" | "neutral" | "referee" | "attendance" | "weather" | "broadcasts">> {
  const { info: known } = await loadParts(database, id, ["info"]);
  const [referee] = known?.referee === undefined ? [] : await loadOfficials(database, [known.referee]);
  const host = "teamId" in home && !neutral ? boards.catalogue.teams.get(home.teamId) : undefined;
  const ground =
    known?.venue ??
    (venue ? { name: venue } : host?.venue ? { ...host.venue, city: host.city ?? undefined } : undefined);
  const countries = new Map([...boards.catalogue.countries.values()].map((country) => [country.code, country.names]));
  return {
    venue: ground
      ? {
          name: ground.name,
          city: ("city" in ground && ground.city) || null,
          capacity: ("capacity" in ground && ground.capacity) || null,
        }
      : null,
    neutral,
    referee: referee ? nameIn(referee.names, locale) : null,
    attendance: known?.attendance ?? null,
    weather: known?.weather ?? null,
    broadcasts: (known?.broadcasts ?? []).map(({ channel, country, url }) => {
      const names = country === undefined ? undefined : countries.get(country);
      return {
        channel,
        countryCode: country ?? null,
        countryName: names ? nameIn(names, locale) : null,
        url: url ?? null,
      };
    }),
  };
}
