import { addReferral } from "@scoreline/store/account/referrals";
import type { Contest } from "@scoreline/store/contest/contests";
import { newcomerId, newcomersOf } from "@scoreline/store/contest/crowd";
import { enter } from "@scoreline/store/contest/entries";
import { approvedVideos, judgeVideo, likeVideos } from "@scoreline/store/contest/videos";
import type { Database } from "@scoreline/store/engine/open";
import type { Crowd } from "#contest/crowd-port.ts";

/** People by when they come, in waves. */
export type ByWave<Who> = ReadonlyMap<number, readonly Who[]>;
/** Says whether anybody came. */
export type LetIn = (wave: number, at: number) => Promise<boolean>;

export function inWaves<Who>(
  everybody: Iterable<Who>,
  arrival: (who: Who) => number | undefined,
  waves: number,
): ByWave<Who> {
  const byWave = new Map<number, Who[]>();
  for (const who of everybody) {
    const at = arrival(who);
    if (at === undefined) continue;
    const wave = Math.min(waves - 1, Math.floor(at * waves));
    byWave.set(wave, [...(byWave.get(wave) ?? []), who]);
  }
  return byWave;
}

type Door = { database: Database; crowd: Crowd; ids: ReadonlyMap<number, number>; waves: number };

/** They take part, and friends of theirs sign up by their codes. */
export async function bringFriends(
  { database, crowd, ids, waves }: Door,
  { id }: Contest,
  there: ReadonlySet<number>,
): Promise<LetIn> {
  const known = await newcomersOf(database, crowd.seed, id);
  const people = Array.from({ length: crowd.size }, (_, index) => index).filter(
    (index) => !there.has(ids.get(index) ?? 0),
  );
  const entrants = inWaves(people, (index) => crowd.brings(index, id), waves);
  const friends = inWaves(
    crowd.friends(id).filter(({ number }) => !known.has(number)),
    ({ arrival }) => arrival,
    waves,
  );
  return async (wave, at) => {
    const joined = (entrants.get(wave) ?? []).flatMap((index) => {
      const userId = ids.get(index);
      return userId === undefined ? [] : [{ userId, picks: [{ slot: 0, pick: "joined" }] }];
    });
    if (joined.length > 0) await enter(database, id, joined, { at });
    for (const { number, referrer } of friends.get(wave) ?? []) {
      const referrerId = ids.get(referrer);
      const userId = await newcomerId(database, crowd.seed, id, number, { ...crowd.newcomer(id, number), at });
      if (userId !== undefined && referrerId !== undefined) await addReferral(database, { userId, referrerId, at });
    }
    return joined.length > 0 || friends.has(wave);
  };
}

/** What is in the place of a link: a post of somebody who is not real would lead nowhere. */
export const inventedPost = (index: number): string => `invented ${index}`;

/** Some post something, which an operator lets through; others like it. */
export async function postAndLike(
  { database, crowd, ids, waves }: Door,
  { id }: Contest,
  there: ReadonlySet<number>,
): Promise<LetIn> {
  const posts = crowd.posts(id);
  const posters = inWaves(
    posts.filter(({ index }) => !there.has(ids.get(index) ?? 0)),
    ({ arrival }) => arrival,
    waves,
  );
  const people = Array.from({ length: crowd.size }, (_, index) => index);
  const likers = inWaves(people, (index) => crowd.arrival(index, id), waves);
  return async (wave, at) => {
    if (!posters.has(wave) && !likers.has(wave)) return false;
    for (const { index } of posters.get(wave) ?? []) {
      const userId = ids.get(index);
      if (userId === undefined) continue;
      const picks = [{ slot: 0, pick: inventedPost(index) }];
      const [entry] = await enter(database, id, [{ userId, picks }], { at });
      if (entry) await judgeVideo(database, { contestId: id, number: entry.number, approved: true, at });
    }
    const shown = await approvedVideos(database, id, { viewer: undefined, limit: posts.length, offset: 0 });
    const byNumber = shown.map(({ number }) => number).sort((a, b) => a - b);
    const likes = (likers.get(wave) ?? []).flatMap((index) => {
      const userId = ids.get(index);
      return crowd.likes(index, id, byNumber.length).flatMap((post) => {
        const number = byNumber[post];
        return userId === undefined || number === undefined ? [] : [{ number, userId }];
      });
    });
    await likeVideos(database, id, likes);
    return true;
  };
}
