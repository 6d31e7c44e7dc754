import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { type ClosedTree, closedTree, proofOf, publishedRoots } from "@scoreline/store/contest/closing";
import { slotsOf } from "@scoreline/store/contest/contests";
import { cachedValue } from "#cache/answer.ts";
import { contestIn } from "#contest/contests.ts";
import { openEntries } from "#contest/published.ts";
import type { Handler } from "#handler.ts";
import { costs } from "#limits/costs.ts";

const mostRoots = 200;
const onPage = 1_000;
/** Itself, the nodes above it, and its number. */
const bytesOfLeaf = 72;

/** A tree of a hundred thousand takes a while to grow: it is grown once for all who check their entries. */
const treeOf = cachedValue({
  name: "contest trees",
  reader: [],
  make: async (asked: { contestId: number; slot: number }, _reader, services): Promise<ClosedTree> => {
    await services.pay?.(costs.count);
    const closed = await closedTree(services.database, asked);
    // Refused each time, until there is one: that is not kept.
    if (!closed) throw new Refusal("notClosed");
    return closed;
  },
  restsOn: [],
  bytes: ({ numbers }) => 200 + numbers.length * bytesOfLeaf,
});

/** Whatever it takes to check us. */
export const proofCalls: { [Name in "verifyEntry" | "getRoots" | "getEntries"]: Handler<Calls[Name]> } = {
  verifyEntry: async ({ contestId, slot, number }, _caller, services) => {
    await contestIn(contestId, services);
    const shown = proofOf(await treeOf({ contestId, slot }, {}, services), number);
    if (!shown) throw new Refusal("notClosed");
    return succeed({ data: shown });
  },

  getRoots: async (_input, _caller, { database }) => succeed({ data: await publishedRoots(database, mostRoots) }),

  getEntries: async ({ contestId, slot, after = 0 }, _caller, services) => {
    const contest = await contestIn(contestId, services);
    const closed = (await slotsOf(services.database, contestId)).find((one) => one.slot === slot);
    if (!closed?.root) throw new Refusal("notClosed");
    // One more than is told says whether there are more.
    const all = await openEntries(contest, slot, { after, limit: onPage + 1 }, services);
    return succeed({
      data: {
        root: closed.root,
        leaves: closed.leaves ?? 0,
        rules: contest.rulesHash,
        began: closed.beganAt,
        entries: all.slice(0, onPage),
        hasNext: all.length > onPage,
      },
    });
  },
};
