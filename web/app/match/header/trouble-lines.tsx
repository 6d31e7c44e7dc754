import type { MatchInfoReply } from "@scoreline/contract/schemas/match-info";
import { clockNotation, minuteNotation } from "@scoreline/domain/match/state/clock";
import { localDay } from "@scoreline/domain/time/local-day";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { clockTime, dayWithWeekday } from "@scoreline/i18n/format";
import { joined } from "@scoreline/i18n/joined";
import type { Translate } from "@scoreline/i18n/translate";
import { usePage } from "#frame/page.ts";
import styles from "#match/header/match-header.module.css";
import { useMatch } from "#match/match-context.ts";
import { periodMark } from "#match/period-words.ts";

/** Why a match is not played or was broken off, and when it will be played instead. */
export function TroubleLines() {
  const { t, reader } = usePage();
  const { match, row } = useMatch();
  const { trouble } = match;
  if (!trouble) return null;
  const { reason, until } = trouble;
  const words = [
    reason && t(`match.trouble.${reason}`),
    row.kind === "postponed" && (until === null ? t("match.newDateOpen") : t("match.newDate", { date: dateOf(until) })),
  ].filter(Boolean);
  return words.length > 0 && <p className={styles.trouble}>{words.join(" · ")}</p>;

  function dateOf(instant: number): string {
    const day = localDay(instant, reader.timeZone);
    return joined([dayWithWeekday(day, t), clockTime(instant, reader, t)], t);
  }
}

/** "31'", "Q3 4:12": where play ended for good. */
export function stoppedWords({ trouble }: Pick<MatchInfoReply, "trouble">, t: Translate): string | undefined {
  const at = trouble?.stoppedAt;
  if (at?.minute !== undefined)
    return minuteNotation(at.added ? { minute: at.minute, added: at.added } : { minute: at.minute });
  if (at?.phase === undefined) return undefined;
  return `${periodMark(at.phase, t)} ${clockNotation(Math.ceil(at.remaining ?? 0))}`;
}

/** What became of a match, in full where the list has an abbreviation. */
export function stateWords(status: string, t: Translate): string {
  const plain = status.replace(/\.$/, "");
  const spoken = ["HT", "FT", "AET", "Pen", "AOT", "Postp", "Susp", "Interr", "Aban", "Canc"];
  const over = status === "Pen" ? false : spoken.includes(plain);
  return t((over ? `match.state.${plain}` : `status.${status}`) as MessageKey);
}
