import { crowdBrings, crowdFriends, crowdLikes, crowdPosts } from "@scoreline/world/crowd/bringers";
import {
  crowdArrival,
  crowdBracket,
  crowdClubs,
  crowdJoker,
  crowdPerson,
  crowdPick,
  crowdSize,
  crowdTeams,
} from "@scoreline/world/crowd/crowd";

/** The demo world's people who take part in events, for whoever lets them in. */
export function demoCrowd(seed: string) {
  type After<Args extends unknown[]> = Args extends [string, ...infer Rest] ? Rest : never;
  return {
    seed,
    size: crowdSize,
    person: (...args: After<Parameters<typeof crowdPerson>>) => crowdPerson(seed, ...args),
    arrival: (...args: After<Parameters<typeof crowdArrival>>) => crowdArrival(seed, ...args),
    pick: (...args: After<Parameters<typeof crowdPick>>) => crowdPick(seed, ...args),
    joker: (...args: After<Parameters<typeof crowdJoker>>) => crowdJoker(seed, ...args),
    teams: (...args: After<Parameters<typeof crowdTeams>>) => crowdTeams(seed, ...args),
    brings: (...args: After<Parameters<typeof crowdBrings>>) => crowdBrings(seed, ...args),
    friends: (contestId: number) => crowdFriends(seed, crowdSize, contestId),
    /** A name for somebody new: behind all who were there before. */
    newcomer: (contestId: number, number: number) => crowdPerson(seed, crowdSize + contestId + number),
    posts: (contestId: number) => crowdPosts(seed, crowdSize, contestId),
    likes: (...args: After<Parameters<typeof crowdLikes>>) => crowdLikes(seed, ...args),
    clubs: (...args: After<Parameters<typeof crowdClubs>>) => crowdClubs(seed, ...args),
    bracket: (...args: After<Parameters<typeof crowdBracket>>) => crowdBracket(seed, ...args),
  };
}
