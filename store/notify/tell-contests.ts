import type { ContestLife } from "@scoreline/domain/contest/life";
import { contestKinds } from "@scoreline/domain/contest/rounds";
import type { Names } from "@scoreline/domain/names";
import type { ContestType } from "@scoreline/domain/notify/alert";
import type { Contest } from "../contest/contests.ts";
import type { Queryable } from "../engine/open.ts";
import { postAlert } from "./alerts.ts";

/** One that opened longer ago is not new, also to a list. */
const newMs = 86_400_000;

/**
 * Tells of a contest that opens to all who want to hear of new ones, and of its results to those who took part, in the
 * transaction in which its life changes. Results that are counted again are the same alert.
 */
export async function tellContest(
  tx: Queryable,
  contest: Contest,
  life: ContestLife,
  { title, now }: { title: Names; now: number },
): Promise<void> {
  const { id, kind, sport, opensAt } = contest;
  const contestType = (contestKinds.indexOf(kind) + 1) as ContestType;
  const about = { contestType, contestId: id, sport, title };
  if (life === "open" && now - opensAt < newMs) {
    await postAlert(tx, {
      key: `contest:${id}`,
      kind: "contest",
      body: { about: "contest", ...about },
      at: now,
      happenedAt: opensAt,
      audience: "everybody",
    });
  }
  if (life === "provisional") {
    await postAlert(tx, {
      key: `contest-result:${id}`,
      kind: "contestResult",
      body: { about: "contest-result", ...about },
      at: now,
      happenedAt: now,
      audience: { contestId: id },
    });
  }
}
