import type { Sport } from "@scoreline/domain/sport";
import { type CareerCount, careerFiguresOf } from "@scoreline/world/history/career-count";
import type { FeedOf } from "#port/message.ts";

/** The careers of everybody who is at a club now. */
export function* careerMessages(
  careers: CareerCount,
  sport: Sport,
  now: number,
  countedUntil: number,
): Generator<FeedOf<"career">[]> {
  for (const { player, rows } of careers.careers(now))
    yield [{ type: "career", player, countedUntil, figures: [...careerFiguresOf[sport]], rows }];
}
