import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { proofOf, publishedRoots } from "@scoreline/store/contest/closing";
import { slotsOf } from "@scoreline/store/contest/contests";
import { contestIn } from "#contest/contests.ts";
import { openEntries } from "#contest/published.ts";
import type { Handler } from "#handler.ts";

const mostRoots = 200;
const onPage = 1_000;

/** Whatever it takes to check us. */
export const proofCalls: { [Name in "verifyEntry" | "getRoots" | "getEntries"]: Handler<Calls[Name]> } = {
  verifyEntry: async ({ contestId, slot, number }, _caller, services) => {
    await contestIn(contestId, services);
    const shown = await proofOf(services.database, { contestId, slot, number });
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
