import { randomBytes } from "node:crypto";
import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { proofOf, publishedRoots } from "@scoreline/store/contest/closing";
import { slotsOf } from "@scoreline/store/contest/contests";
import { entriesOfSlot } from "@scoreline/store/contest/entries";
import { sealed } from "#account/accounts.ts";
import { contestIn } from "#contest/contests.ts";
import type { Handler } from "#handler.ts";

const mostRoots = 200;
const onPage = 1_000;
const ownKey = randomBytes(16).toString("hex");

/** Whatever it takes to check us. */
export const proofCalls: { [Name in "verifyEntry" | "getRoots" | "getEntries"]: Handler<Calls[Name]> } = {
  verifyEntry: async ({ contestId, slot, number }, _caller, services) => {
    await contestIn(contestId, services);
    const shown = await proofOf(services.database, { contestId, slot, number });
    if (!shown) throw new Refusal("notClosed");
    return succeed({ data: shown });
  },

  getRoots: async (_input, _caller, { database }) => succeed({ data: await publishedRoots(database, mostRoots) }),

  getEntries: async ({ contestId, slot, page = 0 }, _caller, services) => {
    const contest = await contestIn(contestId, services);
    const closed = (await slotsOf(services.database, contestId)).find((one) => one.slot === slot);
    if (!closed?.root) throw new Refusal("notClosed");
    const key = services.accounts.key ?? ownKey;
    const all = await entriesOfSlot(services.database, contestId, slot, { limit: onPage, offset: page * onPage });
    return succeed({
      data: {
        root: closed.root,
        leaves: closed.leaves ?? 0,
        rules: contest.rulesHash,
        began: closed.beganAt,
        entries: all.map(({ userId, ...entry }) => ({
          ...entry,
          who: userId === null ? null : sealed(key, "contest", String(contestId), String(userId)).slice(0, 16),
          // What somebody posted elsewhere leads to who they are.
          ...(contest.mode === "video" && { pick: null, salt: null }),
        })),
        hasNext: (page + 1) * onPage < (closed.leaves ?? 0),
      },
    });
  },
};
