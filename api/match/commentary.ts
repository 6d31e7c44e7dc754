import type { CallInput } from "@scoreline/contract/call";
import type { basketballCommentaryCall, matchCommentary } from "@scoreline/contract/calls/match-centre";
import { succeed } from "@scoreline/contract/envelope";
import type { BasketballCommentaryPage, FootballCommentaryPage } from "@scoreline/contract/schemas/match-events";
import type { Sport } from "@scoreline/domain/sport";
import { commentaryPage } from "@scoreline/store/match/details";
import type { Handler, Reader, Services } from "#handler.ts";
import { detailAnswer, wholeMatchAsked } from "#match/detail.ts";
import { instantOf } from "#match/moment.ts";
import { peopleIn } from "#match/people.ts";

const pageLength = 20;

export const commentaryCalls: {
  matchCommentary: Handler<typeof matchCommentary>;
  basketballCommentaryCall: Handler<typeof basketballCommentaryCall>;
} = {
  matchCommentary: detailAnswer("matchCommentary", async (input: CallInput<typeof matchCommentary>, caller, services) =>
    succeed({ data: await commentary<FootballCommentaryPage>("football", input, caller, services) }),
  ),
  basketballCommentaryCall: detailAnswer(
    "basketballCommentary",
    async (input: CallInput<typeof basketballCommentaryCall>, caller, services) =>
      succeed({ data: await commentary<BasketballCommentaryPage>("basketball", input, caller, services) }),
  ),
};

/** One entry more than the page is read: it tells whether there are older ones. */
async function commentary<Page extends FootballCommentaryPage | BasketballCommentaryPage>(
  sport: Sport,
  { matchId, minute, lastId }: { matchId: number; minute?: string | undefined; lastId?: string | undefined },
  { locale }: Pick<Reader, "locale">,
  services: Services,
): Promise<Page> {
  const head = await wholeMatchAsked(sport, matchId, services);
  const until = await instantOf(head, minute, services);
  const found = await commentaryPage(services.database, matchId, { before: lastId, until, limit: pageLength + 1 });
  const entries = found.slice(0, pageLength);
  const people = await peopleIn(
    entries.flatMap(({ player, other }) => [player, other]),
    locale,
    services,
  );
  return { entries, people, hasNext: found.length > pageLength } as unknown as Page;
}
