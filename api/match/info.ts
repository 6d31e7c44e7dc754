import type { CallInput } from "@scoreline/contract/call";
import type { basketballInfo, matchInfo } from "@scoreline/contract/calls/match-centre";
import { succeed } from "@scoreline/contract/envelope";
import type { MatchInfoReply } from "@scoreline/contract/schemas/match-info";
import type { MatchPart, MatchParts } from "@scoreline/domain/match/details/details";
import type { BasketballEvent, FootballEvent } from "@scoreline/domain/match/details/events";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import type { AnyState } from "@scoreline/domain/match/state/state";
import { momentText } from "@scoreline/domain/match/time-machine/moment";
import { rewindBasketball, rewindFootball } from "@scoreline/domain/match/time-machine/rewind";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { type BoardHead, plainHead } from "@scoreline/live/board-head";
import { loadSeasons, loadStage } from "@scoreline/store/catalogue/catalogue";
import { heldDetails, loadItems, loadParts } from "@scoreline/store/match/details";
import { matchesOfTie } from "@scoreline/store/match/past-matches";
import { loadOfficials, type Official } from "@scoreline/store/people/people";
import type { Handler, Services } from "#handler.ts";
import { bestOf } from "#match/best-player.ts";
import { detailAnswer, matchAsked, wholeMatchAsked } from "#match/detail.ts";
import { footballRows, storedEvents } from "#match/events.ts";
import { type Cut, cutOf, eventsBy } from "#match/moment.ts";
import { peopleIn } from "#match/people.ts";
import { tabsOf } from "#match/tabs.ts";
import { leagueHead } from "#rows/league-groups.ts";
import { matchRow } from "#rows/match-row.ts";

/** What says who was the best. */
const weighed = ["info", "ratings", "box-score"] as const satisfies readonly MatchPart[];

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
  await wholeMatchAsked(sport, matchId, services);
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
  const over = head.state.kind === "finished";
  const known: Partial<MatchParts> = await loadParts(services.database, head.id, over ? weighed : ["info"]);
  const held = await heldDetails(services.database, head.id);
  const shots = over && held.has("shots") ? await loadItems(services.database, head.id, "shots") : [];
  const best = bestOf(head, {
    ratings: known.ratings ?? [],
    box: known["box-score"],
    events,
    shots,
  });
  const led = known.info?.officials ?? (known.info?.referee === undefined ? [] : [known.info.referee]);
  const named = new Map((await loadOfficials(services.database, led)).map((each) => [each.id, each]));
  const officials = led.flatMap((each) => named.get(each) ?? []);
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
    ...surroundings(head, known.info, officials, locale, services),
    tabs: await tabsOf(present, { held, plays: sport === "basketball" && events.length > 0 }, services),
    trouble: troubleOf(head.state),
    leg: await legOf(head, locale, services),
    courtside: courtsideOf(head.state),
    best,
    highlights,
    people: await peopleIn(
      [best?.playerId, ...highlights.flatMap(({ player, other }) => [player, other])],
      locale,
      services,
    ),
  };
}

function troubleOf(state: AnyState): MatchInfoReply["trouble"] {
  const { kind } = state;
  if (kind !== "postponed" && kind !== "suspended" && kind !== "abandoned" && kind !== "cancelled") return null;
  return {
    reason: state.reason ?? null,
    until: kind === "postponed" ? (state.until ?? null) : null,
    stoppedAt: kind === "abandoned" ? (state.stoppedAt ?? null) : null,
  };
}

function courtsideOf(state: AnyState): MatchInfoReply["courtside"] {
  if (state.kind !== "live" || !("courtside" in state) || !state.courtside) return null;
  const { fouls, bonus, timeOuts } = state.courtside;
  return { fouls, bonus, timeOuts: timeOuts ?? null };
}

/** Which match of a tie it is; nothing where one match decides, or a table. */
async function legOf(
  { id, home, away, stageId }: MatchHead,
  locale: LocaleCode,
  { database, boards }: Services,
): Promise<MatchInfoReply["leg"]> {
  if (stageId === null || !("teamId" in home) || !("teamId" in away)) return null;
  const stage = await loadStage(database, stageId);
  if (stage?.kind !== "knockout") return null;
  const legs = await matchesOfTie(database, [home.teamId, away.teamId], stageId);
  if (legs.length < 2) return null;
  const others = legs.filter((each) => each.id !== id);
  return {
    number: legs.findIndex((each) => each.id === id) + 1,
    of: legs.length,
    others: others.map((each) => matchRow(plainHead(each), boards.catalogue, locale)),
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

type Surroundings = "venue" | "neutral" | "referee" | "officials" | "attendance" | "weather" | "broadcasts";

/** The ground, the officials, the weather, and where it is shown. */
function surroundings(
  { home, venue, neutral }: MatchHead,
  known: MatchParts["info"] | undefined,
  officials: readonly Official[],
  locale: LocaleCode,
  { boards }: Services,
): Pick<MatchInfoReply, Surroundings> {
  const names = officials.map((official) => nameIn(official.names, locale));
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
    referee: names[0] ?? null,
    officials: names,
    attendance: known?.attendance ?? null,
    weather: known?.weather ?? null,
    broadcasts: (known?.broadcasts ?? []).map(({ channel, country, url }) => {
      const spoken = country === undefined ? undefined : countries.get(country);
      return {
        channel,
        countryCode: country ?? null,
        countryName: spoken ? nameIn(spoken, locale) : null,
        url: url ?? null,
      };
    }),
  };
}
