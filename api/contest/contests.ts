import { type ContestSeries, readContests } from "@scoreline/content/contests/contests";
import { Refusal } from "@scoreline/contract/errors";
import type { contestHead } from "@scoreline/contract/schemas/contest";
import { contestKinds } from "@scoreline/domain/contest/rounds";
import type { LocaleCode } from "@scoreline/domain/names";
import { sports } from "@scoreline/domain/sport";
import { userById } from "@scoreline/store/account/users";
import { type Contest, contestById } from "@scoreline/store/contest/contests";
import type * as z from "zod";
import { userOf } from "#account/sign-in.ts";
import type { Caller, Services } from "#handler.ts";

const seriesById = new Map<number, ContestSeries>(readContests().map((series) => [series.id, series]));

/** One that the editors no longer plan has no words any more, and is not shown. */
export function isShown({ series }: Pick<Contest, "series">): boolean {
  return seriesById.has(series);
}

export async function contestIn(id: number, { database }: Services): Promise<Contest> {
  const contest = await contestById(database, id);
  if (!contest || !isShown(contest) || contest.life === "cancelled") throw new Refusal("contestNotFound");
  return contest;
}

/** Of a bracket of clubs: those in it, in the order of the draw. */
export function clubsOf({ mode, seasonId, rules }: Contest): readonly number[] | undefined {
  return mode === "bracket" && seasonId === null ? rules.teams : undefined;
}

export function headOf(
  contest: Omit<Contest, "rules">,
  locale: LocaleCode,
  entered: ReadonlySet<number>,
): z.infer<typeof contestHead> {
  const words = seriesById.get(contest.series)?.words[locale];
  return {
    contestId: contest.id,
    contestType: contestKinds.indexOf(contest.kind) + 1,
    sportType: sports.indexOf(contest.sport),
    round: contest.round,
    title: words?.title ?? "",
    text: words?.text ?? "",
    prizes: words?.prizes ?? "",
    startTime: contest.opensAt,
    endTime: contest.closesAt,
    life: contest.life,
    entrants: contest.entrants,
    participated: entered.has(contest.id),
  };
}

/** Whoever takes part has a verified number and a name that others see. */
export async function entrantOf(caller: Caller, { database }: Services): Promise<number> {
  const { userId } = userOf(caller);
  const user = await userById(database, userId);
  if (!user) throw new Refusal("sessionInvalid");
  if (!user.phone) throw new Refusal("phoneNeeded");
  if (!user.nickname) throw new Refusal("nicknameNeeded");
  return userId;
}
