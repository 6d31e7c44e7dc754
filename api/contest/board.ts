import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { Placed } from "@scoreline/contract/schemas/contest";
import { pictureAddress } from "@scoreline/domain/account/picture";
import { usersByIds } from "@scoreline/store/account/users";
import type { Contest } from "@scoreline/store/contest/contests";
import { latestEntries } from "@scoreline/store/contest/entries";
import { type PlaceRow, placeAndNext, placeOf, placesOf } from "@scoreline/store/contest/places";
import { type CountedPlace, countPlaces, versionOf } from "@scoreline/store/contest/settling";
import { approvedVideos, likeVideo } from "@scoreline/store/contest/videos";
import { userOf } from "#account/sign-in.ts";
import { cachedValue } from "#cache/answer.ts";
import { contestIn } from "#contest/contests.ts";
import type { Caller, Handler, Services } from "#handler.ts";
import { costs } from "#limits/costs.ts";

const onPage = 20;
const mostLatest = 12;

export const placedRow =
  (me: number | undefined) =>
  ({ userId, nickname, avatar, picture, place, before, points, exact, right }: PlaceRow): Placed => ({
    username: nickname,
    profilePicture: pictureAddress({ drawn: avatar, own: picture }),
    place,
    before,
    points,
    exact,
    right,
    isMe: userId === me,
  });

/** So many pages are kept together: whoever leafs through an earlier leaderboard has it counted once. */
const pagesKept = 50;

/** Counted for whoever asks first: entries and results of then do not change, but people leave. */
const placesThen = cachedValue({
  name: "earlier leaderboards",
  reader: [],
  make: async (
    { contestId, version, part }: { contestId: number; version: number; part: number },
    _reader,
    services,
  ): Promise<CountedPlace[]> => {
    const { database, now, pay } = services;
    const contest = await contestIn(contestId, services);
    const results = await versionOf(database, contestId, version);
    if (!results) throw new Refusal("contestNotFound");
    await pay?.(costs.count);
    const limit = pagesKept * onPage;
    return countPlaces(database, contest, results.results, { limit, offset: part * limit, now: now() });
  },
  restsOn: [],
  maxAgeMs: 60_000,
  bytes: (rows) => 80 * (1 + rows.length),
});

async function boardThen(
  { contestId, version, page }: { contestId: number; version: number; page: number },
  services: Services,
): Promise<PlaceRow[]> {
  const part = Math.floor(page / pagesKept);
  const first = (page % pagesKept) * onPage;
  const rows = (await placesThen({ contestId, version, part }, {}, services)).slice(first, first + onPage);
  const people = await usersByIds(
    services.database,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap((row) => {
    const user = people.find(({ id }) => id === row.userId);
    if (!user) return [];
    return [{ ...row, nickname: user.nickname, avatar: user.drawnAvatar, picture: null, before: null }];
  });
}

/** Behind the last place there is nothing: nobody walks there through the places of other contests. */
async function placesOn(page: number, { id, entrants }: Contest, { database }: Services): Promise<PlaceRow[]> {
  const offset = page * onPage;
  return offset < entrants ? placesOf(database, id, { limit: onPage, offset }) : [];
}

async function latest({ contestId }: { contestId: number }, _caller: Caller, services: Services) {
  const contest = await contestIn(contestId, services);
  const rows = await latestEntries(services.database, contestId, { limit: mostLatest, hidden: contest.hidden });
  return succeed({
    data: rows.map(({ nickname, avatar, at, slot, pick }) => ({
      username: nickname,
      profilePicture: pictureAddress({ drawn: avatar, own: null }),
      at,
      slot,
      // A link is shown once an operator has seen it.
      pick: contest.mode === "video" ? null : pick,
    })),
  });
}

export const boardCalls: {
  [Name in
    | "getContesterPredictionList"
    | "getLatestContesterPredictionList"
    | "latestPredictionList"
    | "listParticipant"
    | "likeVideo"]: Handler<Calls[Name]>;
} = {
  getContesterPredictionList: async ({ contestId, page = 0, version }, { session }, services) => {
    const { database, boards } = services;
    const { seq } = boards;
    const contest = await contestIn(contestId, services);
    const me = session?.userId;
    const earlier = version !== undefined && version !== contest.version;
    const [list, [own, next]] = await Promise.all([
      earlier ? boardThen({ contestId, version, page }, services) : placesOn(page, contest, services),
      me === undefined || earlier ? [] : placeAndNext(database, contestId, me),
    ]);
    return succeed({
      data: {
        contestId,
        version: version ?? contest.version,
        total: contest.entrants,
        list: list.map(placedRow(me)),
        mine: own ? placedRow(me)(own) : null,
        next: next ? placedRow(me)(next) : null,
        seq,
      },
    });
  },

  getLatestContesterPredictionList: latest,
  latestPredictionList: latest,

  listParticipant: async ({ contestId, page = 0 }, { session }, services) => {
    const { database, boards } = services;
    const { seq } = boards;
    const contest = await contestIn(contestId, services);
    const me = session?.userId;
    const row = placedRow(me);
    const noVideo = { link: null, number: null, liked: false };
    const own = me === undefined ? undefined : await placeOf(database, contestId, me);
    const mine = own ? { ...row(own), ...noVideo } : null;
    if (contest.mode !== "video") {
      const list = await placesOn(page, contest, services);
      return succeed({
        data: { total: contest.entrants, list: list.map((one) => ({ ...row(one), ...noVideo })), mine, seq },
      });
    }
    const place = { limit: onPage, offset: page * onPage };
    const videos = await approvedVideos(database, contestId, { viewer: me, ...place });
    const list = videos.map(({ number, userId, nickname, avatar, link, likes, liked, place: at }) => ({
      username: nickname,
      profilePicture: pictureAddress({ drawn: avatar, own: null }),
      place: at,
      before: null,
      points: likes,
      exact: 0,
      right: 0,
      isMe: userId === me,
      // A post of the demo world's people would lead nowhere.
      link: link?.startsWith("https:") ? link : null,
      number,
      liked,
    }));
    return succeed({ data: { total: videos[0]?.total ?? 0, list, mine, seq } });
  },

  likeVideo: async ({ contestId, number, like }, caller, services) => {
    const { userId } = userOf(caller);
    await contestIn(contestId, services);
    const liked = await likeVideo(services.database, { contestId, number, userId, like });
    return succeed({ data: { liked: like && liked } });
  },
};
