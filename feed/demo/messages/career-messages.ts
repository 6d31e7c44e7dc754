import type { Sport } from "@scoreline/domain/sport";
import { type CareerCount, careerFiguresOf } from "@scoreline/world/history/career-count";
import type { Day } from "@scoreline/world/people/calendar";
import type { FeedOf } from "#port/message.ts";

/** The careers of everybody who was at a club since a day; of who is at one now where it is not given. */
export function* careerMessages(
  careers: CareerCount,
  sport: Sport,
  now: number,
  countedUntil: number,
  since?: Day,
): Generator<FeedOf<"career">[]> {
  for (const { player, rows } of careers.careers(now, since))
    yield [{ type: "career", player, countedUntil, figures: [...careerFiguresOf[sport]], rows }];
}
