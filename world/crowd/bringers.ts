import { crowdArrival } from "#crowd/crowd.ts";
import { rng } from "#random.ts";

/**
 * What the demo world's people do in events that are not about matches: they bring friends, and post and like short videos.
 * Everything is bounded, whatever the size of the crowd.
 */
const mostFriends = 60;
const mostPosts = 24;
const mostLikes = 3;

/** Somebody new, by whom they come, and when, as a share of the time that the event is on. */
export type Friend = { number: number; referrer: number; arrival: number };

/** Of all people some take part in an event in which one brings friends. */
export function crowdBrings(seed: string, index: number, contestId: number): number | undefined {
  const arrival = crowdArrival(seed, index, contestId);
  return arrival !== undefined && rng(seed, "crowd-brings", index, contestId).chance(0.3) ? arrival * 0.5 : undefined;
}

/** Who comes by whose code: most bring nobody, a few bring several. Nobody comes before who brings them. */
export function crowdFriends(seed: string, size: number, contestId: number): Friend[] {
  const friends: Friend[] = [];
  for (let referrer = 0; referrer < size && friends.length < mostFriends; referrer++) {
    const from = crowdBrings(seed, referrer, contestId);
    if (from === undefined) continue;
    const draw = rng(seed, "crowd-friends", referrer, contestId);
    const count = draw.chance(0.35) ? Math.min(6, 1 + draw.poisson(1.2)) : 0;
    for (let i = 0; i < count && friends.length < mostFriends; i++)
      friends.push({ number: friends.length, referrer, arrival: from + (1 - from) * draw.float() });
  }
  return friends;
}

/** Who posts a video, and when. */
export function crowdPosts(seed: string, size: number, contestId: number): { index: number; arrival: number }[] {
  const posts: { index: number; arrival: number }[] = [];
  for (let index = 0; index < size && posts.length < mostPosts; index++) {
    const draw = rng(seed, "crowd-posts", index, contestId);
    const arrival = crowdArrival(seed, index, contestId);
    if (arrival !== undefined && draw.chance(0.05)) posts.push({ index, arrival: arrival * 0.7 });
  }
  return posts;
}

/** Which of so many posts somebody likes: the first of a list are the good ones. */
export function crowdLikes(seed: string, index: number, contestId: number, posts: number): number[] {
  const draw = rng(seed, "crowd-likes", index, contestId);
  if (posts === 0 || !draw.chance(0.5)) return [];
  const liked = Array.from({ length: draw.int(1, mostLikes) }, () => Math.floor(draw.float() ** 1.8 * posts));
  return [...new Set(liked)];
}
