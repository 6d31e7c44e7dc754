import { sports } from "@scoreline/domain/sport";
import { competitionOf, teamOf } from "#competitions/registry.ts";
import type { Draft, Sentence } from "#newsroom/draft.ts";
import { person, storyRef, team, teamRef, turnOf } from "#newsroom/named.ts";
import type { Desk } from "#newsroom/seasons.ts";
import { writeDay } from "#people/calendar.ts";
import { type ClubChange, transfersBetween } from "#people/who-was-where.ts";

const dayMs = 86_400_000;
const toldKinds = ["fee", "free", "loan", "trade", "free-agency"] as const;

export type TransferNews = ClubChange & { sport: (typeof sports)[number]; to: string };

/** Who joined a club on a day, the best known clubs first. */
export function transfersOn({ seed, scope }: Desk, from: number): TransferNews[] {
  const today = Math.floor(from / dayMs);
  return sports
    .flatMap((sport) =>
      transfersBetween(seed, sport, today, today + 1, from + dayMs - 1, scope).flatMap((change): TransferNews[] =>
        change.to !== undefined && (toldKinds as readonly string[]).includes(change.kind)
          ? [{ ...change, sport, to: change.to }]
          : [],
      ),
    )
    .sort((one, other) => strength(other) - strength(one) || (one.player < other.player ? -1 : 1));
}

const strength = ({ sport, to }: TransferNews) => teamOf(sport, to).club.strength;

export function transferDraft({ seed }: Desk, move: TransferNews, at: number): Draft | undefined {
  const player = person(seed, move.player);
  if (!player) return undefined;
  const { sport, to, from, fee } = move;
  const league = teamOf(sport, to).league;
  const kind = move.kind === "loan" ? "loan" : fee !== undefined && fee >= 1_000_000 ? "fee" : "free";
  const told = from === undefined && kind === "loan" ? "free" : kind;
  const slots: Sentence["slots"] = {
    player,
    team: team(sport, to),
    date: { day: writeDay(move.day) },
    ...(from !== undefined && { from: team(sport, from) }),
    ...(fee !== undefined && { fee: { million: Math.round(fee / 100_000) / 10 } }),
  };
  const key = from === undefined ? `${told}-alone` : told;
  const say = (part: string): Sentence => ({ key: part, turn: turnOf(at), slots });
  return {
    ref: storyRef("transfer", move.player, move.day, move.kind),
    sport,
    category: "transfer",
    at,
    weight: league ? competitionOf(league).competition.popularity : 20,
    ...(league && { competition: league }),
    about: {
      teams: [teamRef(sport, to), ...(from === undefined ? [] : [teamRef(sport, from)])],
      players: [move.player],
      competitions: league ? [league] : [],
      matches: [],
    },
    title: say(told === "loan" ? "transfer.title.loan" : "transfer.title"),
    summary: say("transfer.summary"),
    passages: [
      { sentences: [say(`transfer.open.${key}`)] },
      { block: `::player(${move.player})` },
      { sentences: [say("transfer.end")] },
    ],
  };
}
