import type { MatchRow } from "@scoreline/contract/schemas";
import type { BasketballCommentaryPage, FootballCommentaryPage } from "@scoreline/contract/schemas/match-events";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { sentences } from "@scoreline/i18n/joined";
import type { Values } from "@scoreline/i18n/message-format";
import type { Translate } from "@scoreline/i18n/translate";
import { periodInWords } from "#match/period-words.ts";

export type Remark = FootballCommentaryPage["entries"][number] | BasketballCommentaryPage["entries"][number];

const withAssist = ["goal", "three-made", "dunk-made", "basket-made", "and-one", "buzzer-beater"];
const withReason = ["yellow-card", "second-yellow-card", "red-card"];

/** What a remark says, in the reader's language. Somebody who is not known is called by the team, once. */
export function remarkWords(remark: Remark, row: MatchRow, names: ReadonlyMap<number, string>, t: Translate): string {
  const { code, player, other, score, detail, value } = remark;
  const team = remark.side === "away" ? row.awayTeam.name : row.homeTeam.name;
  const values: Values = {
    team,
    player: nameOf(player, names) ?? team,
    other: nameOf(other, names) ?? team,
    score: score ? t("match.titleScore", scoreValues(row, score)) : "",
    minutes: detail ?? "",
    value: value ?? 0,
    period: periodInWords(remark.phase, t),
  };
  const key = "remaining" in remark ? `commentary.basketball.${code}` : `commentary.football.${code}`;
  const said = t(key as MessageKey, values);
  const words = nameOf(player, names) === undefined ? once(said, team) : said;
  if (withAssist.includes(code) && other !== undefined) return sentences([words, t("commentary.assisted", values)], t);
  if (withReason.includes(code) && detail) {
    return t("commentary.because", { words, reason: t(`match.feed.reason.${detail}` as MessageKey) });
  }
  return words;
}

/** A team that stands for one of its own is not named behind itself as well. */
function once(said: string, team: string): string {
  return said.replace(`${team} (${team})`, team).replace(`${team}（${team}）`, team);
}

function nameOf(id: number | undefined, names: ReadonlyMap<number, string>): string | undefined {
  return id === undefined ? undefined : names.get(id);
}

function scoreValues(row: MatchRow, score: { home: number; away: number }): Values {
  return { home: row.homeTeam.name, away: row.awayTeam.name, homeScore: score.home, awayScore: score.away };
}
