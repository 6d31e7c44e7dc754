import type { Sport } from "@scoreline/domain/sport";
import type { FantasyLinks } from "#page-context.ts";

/** Whether the sport is played there: basketball is to come. */
export function hasFantasy(fantasy: FantasyLinks | undefined, sport: Sport): boolean {
  return fantasy !== undefined && sport === "football";
}
