import type { CallReply } from "@scoreline/contract/call";
import type * as calls from "@scoreline/contract/calls/hkfc";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { isLiveVideoOpen } from "@scoreline/domain/match/details/live-video";
import { nameIn } from "@scoreline/domain/names";
import { localDay } from "@scoreline/domain/time/local-day";
import { type Competition, seasonsOfCompetition } from "@scoreline/store/catalogue/catalogue";
import { loadPartOfMatches } from "@scoreline/store/match/details";
import { loadMatches } from "@scoreline/store/match/matches";
import type { Caller, Handler, Services } from "#handler.ts";
import { bracketBoards } from "#league/bracket-boards.ts";
import { ranking } from "#league/ranking.ts";
import { chosenSeason, leagueSeason, seasonHead, todayOf } from "#league/season.ts";
import { eventCalls } from "#match/events.ts";
import { infoCalls } from "#match/info.ts";
import { lineUpCalls } from "#match/line-ups.ts";
import { rowsOf } from "#match/score.ts";
import { Prepared } from "#prepared.ts";
import { leagueGroups } from "#rows/league-groups.ts";
import { closedDoor } from "#video/door.ts";
import { toldOf, withheldFrom } from "#video/told.ts";

type Envelope = CallReply<typeof calls.hkfcMatchList>;

/** Football competitions of Hong Kong, the best league first. */
function competitionsOf({ boards: { catalogue } }: Services): Competition[] {
  return [...catalogue.competitions.values()]
    .filter(({ sport, countryId }) => sport === "football" && catalogue.countries.get(countryId)?.code === "hk")
    .sort((one, other) => other.popularity - one.popularity || one.id - other.id);
}

async function assertOurs(matchId: number, services: Services): Promise<void> {
  const [head] = await loadMatches(services.database, [matchId]);
  if (!head || !competitionsOf(services).some(({ id }) => id === head.competitionId))
    throw new Refusal("matchNotFound");
}

async function whole(answer: Promise<object>): Promise<Envelope> {
  const body = await answer;
  return (body instanceof Prepared ? body.body : body) as Envelope;
}

/** Matches whose picture can be seen now, here or at a channel's: where is told as for any live picture. */
async function liveVideos(services: Services, caller: Caller, own: ReadonlySet<number>) {
  const { boards, database, now } = services;
  const day = localDay(now(), "Asia/Hong_Kong");
  const heads = await boards.day({ sport: "football", day, timeZone: "Asia/Hong_Kong" });
  const ours = heads.filter((head) => own.has(head.competitionId) && isLiveVideoOpen(head, now()));
  const matches = leagueGroups(ours, boards.catalogue, caller.locale).flatMap((league) => league.matches);
  const ids = matches.map(({ matchId }) => matchId);
  const infos = await loadPartOfMatches(database, "info", ids);
  const filmed = await loadPartOfMatches(database, "videos", ids);
  return matches.flatMap(({ matchId, matchName }) => [
    ...(filmed.get(matchId) ?? [])
      .filter(({ kind }) => kind === "live")
      .map((video) => ({
        matchId,
        matchName,
        channel: video.title ? nameIn(video.title, caller.locale) : null,
        ...toldOf(matchId, video, caller, services),
      })),
    ...(infos.get(matchId)?.broadcasts ?? []).flatMap(({ channel, url, country }) => {
      const shown = { kind: "live", ...(country && { countries: [country.toUpperCase()] }) } as const;
      const withheld = withheldFrom(caller, shown, services.video ?? closedDoor);
      return url ? [{ matchId, matchName, channel, way: "elsewhere", url: withheld ? null : url, withheld }] : [];
    }),
  ]);
}

/** What we know ourselves of Hong Kong's football. */
export const ownAnswers: { [Name in keyof typeof calls]: Handler<(typeof calls)[Name]> } = {
  hkfcLiveVideos: async (_input, caller, services) => {
    const own = new Set(competitionsOf(services).map(({ id }) => id));
    return succeed({ data: await liveVideos(services, caller, own) });
  },
  hkfcMatchList: async ({ date }, { locale, timeZone }, services) => {
    const { boards, now } = services;
    const own = new Set(competitionsOf(services).map(({ id }) => id));
    const day = date ?? localDay(now(), timeZone);
    const { seq } = boards;
    const heads = await boards.day({ sport: "football", day, timeZone });
    const ours = heads.filter(({ competitionId }) => own.has(competitionId));
    return succeed({ leagueMatchList: leagueGroups(ours, boards.catalogue, locale), seq, date: day });
  },
  hkfcKnockout: async (_input, caller, services) => {
    const cups = competitionsOf(services).filter(({ kind }) => kind === "cup");
    const boards = [];
    for (const { id } of cups) {
      const seasons = await seasonsOfCompetition(services.database, id);
      if (seasons.length === 0) continue;
      const season = chosenSeason(seasons, undefined, todayOf(services)).name;
      const found = await leagueSeason(services, { leagueId: id, season });
      const brackets = bracketBoards(found.sheet, services.boards.catalogue, caller.locale);
      boards.push({ ...seasonHead(found, caller, services), brackets });
    }
    return succeed({ data: boards });
  },
  hkfcScore: async ({ matchIds }, { locale }, services) => {
    const heads = await loadMatches(services.database, matchIds);
    const own = new Set(competitionsOf(services).map(({ id }) => id));
    const ids = new Set(heads.filter(({ competitionId }) => own.has(competitionId)).map(({ id }) => id));
    const wanted = matchIds.filter((id) => ids.has(id));
    return succeed({ data: await rowsOf("football", wanted, locale, services) });
  },
  hkfcInfo: async (input, caller, services) => {
    await assertOurs(input.matchId, services);
    return whole(infoCalls.matchInfo(input, caller, services));
  },
  hkfcEvent: async (input, caller, services) => {
    await assertOurs(input.matchId, services);
    return whole(eventCalls.matchEvents(input, caller, services));
  },
  hkfcLineup: async (input, caller, services) => {
    await assertOurs(input.matchId, services);
    return whole(lineUpCalls.matchLineup(input, caller, services));
  },
  hkfcRanking: async ({ leagueId }, caller, services) => {
    const own = competitionsOf(services);
    const league =
      leagueId === undefined ? own.find(({ kind }) => kind === "league") : own.find(({ id }) => id === leagueId);
    if (!league) throw new Refusal("leagueNotFound");
    return whole(ranking({ leagueId: league.id }, caller, services));
  },
};
