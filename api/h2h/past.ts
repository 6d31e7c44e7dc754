import { Refusal } from "@scoreline/contract/errors";
import type { PastMatchRow } from "@scoreline/contract/schemas/past-match";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { type PastMatch, pastMatch } from "@scoreline/domain/match/state/past-match";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import type { Side, Sport } from "@scoreline/domain/sport";
import { plainHead } from "@scoreline/live/board-head";
import { slug } from "@scoreline/site/slug";
import { loadMatches } from "@scoreline/store/match/matches";
import { finishedBetween, finishedOfTeam } from "@scoreline/store/match/past-matches";
import { cachedValue } from "#cache/answer.ts";
import type { Services } from "#handler.ts";
import { matchRow } from "#rows/match-row.ts";

/** A past match with the head it was read off, for who wants to show it. */
export type Past = PastMatch & { head: MatchHead };

export type Background = {
  head: MatchHead;
  /** 0 while no team fills the place. */
  teamIds: Record<Side, number>;
  /** The newest first, all before the match itself. */
  home: Past[];
  away: Past[];
  meetings: Past[];
};

/** As far back as the longest window reaches when it is filtered by league and side. */
const mostMatches = 90;
const mostMeetings = 60;
/** A head with its score, as an object. */
const bytesOfPast = 1_200;

const background = cachedValue({
  name: "background",
  reader: [],
  make: ({ matchId }: { matchId: number }, _reader, services) => load(services, matchId),
  restsOn: ({ head, teamIds }) => [`match:${head.id}`, `team:${teamIds.home}`, `team:${teamIds.away}`],
  bytes: ({ home, away, meetings }) => bytesOfPast * (home.length + away.length + meetings.length),
});

/** What both teams did before a match: the calls of one page ask for it together. */
export async function backgroundOf(services: Services, matchId: number, sport?: Sport): Promise<Background> {
  const found = await background({ matchId }, {}, services);
  if (sport && found.head.sport !== sport) throw new Refusal("matchNotFound");
  return found;
}

async function load({ database }: Services, matchId: number): Promise<Background> {
  const [head] = await loadMatches(database, [matchId]);
  if (!head) throw new Refusal("matchNotFound");
  const idOf = (side: Side) => {
    const contender = head[side];
    return "teamId" in contender ? contender.teamId : 0;
  };
  const teamIds = { home: idOf("home"), away: idOf("away") };
  const last = async (teamId: number) =>
    teamId === 0 ? [] : pastsOf(await finishedOfTeam(database, teamId, head.kickoff, mostMatches));
  const meetings =
    teamIds.home && teamIds.away
      ? pastsOf(await finishedBetween(database, [teamIds.home, teamIds.away], head.kickoff, mostMeetings))
      : [];
  return { head, teamIds, home: await last(teamIds.home), away: await last(teamIds.away), meetings };
}

function pastsOf(heads: readonly MatchHead[]): Past[] {
  return heads.flatMap((head) => {
    const past = pastMatch(head);
    return past ? [{ ...past, head }] : [];
  });
}

export function pastRow({ head }: Past, { boards }: Services, locale: LocaleCode): PastMatchRow {
  const { catalogue } = boards;
  const competition = catalogue.competitions.get(head.competitionId);
  const country = catalogue.countries.get(competition?.countryId ?? 0);
  return {
    ...matchRow(plainHead(head), catalogue, locale),
    leagueId: head.competitionId,
    leagueName: competition ? nameIn(competition.names, locale) : "",
    leagueKey: competition?.key ?? String(head.competitionId),
    countryKey: slug(country?.names.en ?? "world"),
    countryCode: country?.code ?? "",
  };
}
