import { minuteNotation } from "@scoreline/domain/match/state/clock";
import { type LocaleCode, type Names, nameIn } from "@scoreline/domain/names";
import type { AlertBody, MatchMoment } from "@scoreline/domain/notify/alert";
import { localDay } from "@scoreline/domain/time/local-day";
import { clockTime, dayAndMonth } from "#format.ts";
import { joined } from "#joined.ts";
import type { Translate } from "#translate.ts";

/** Who reads an alert, as far as its words depend on it. */
export type AlertReader = { locale: LocaleCode; timeZone: string /** They watch later. */; withoutScores: boolean };
export type AlertWords = { title: string; content: string };

type MatchBody = Extract<AlertBody, { about: "match" }>;

/** What some alerts say together, the first of them first: a burst in one match has one title and a line for each thing. */
export function alertWords(bodies: readonly AlertBody[], reader: AlertReader, t: Translate): AlertWords {
  const [first] = bodies;
  if (!first) return { title: "", content: "" };
  const { locale, withoutScores } = reader;
  // What people write, and what stories are called, may tell how a match ended.
  const unless = (words: string) => (withoutScores ? t("alerts.read") : words);
  switch (first.about) {
    case "match": {
      const own = bodies.filter((body): body is MatchBody => body.about === "match");
      const lines = own.map((body) => momentLine(body, reader, t));
      return { title: scoreLine(own, reader, t), content: [...new Set(lines)].join("\n") };
    }
    case "news":
      if (withoutScores) return { title: t("alerts.news"), content: t("alerts.read") };
      return { title: nameIn(first.title, locale), content: t("alerts.news") };
    case "reply":
      return { title: t("alerts.reply", { name: first.by }), content: unless(first.text) };
    case "likes":
      return { title: t("alerts.likes", { count: first.count }), content: unless(nameIn(first.newsTitle, locale)) };
    case "contest":
      return { title: nameIn(first.title, locale), content: t("alerts.contest") };
    case "contest-result": {
      const { rank, title } = first;
      const content = rank === undefined ? t("alerts.contestResult") : t("alerts.contestRank", { rank });
      return { title: nameIn(title, locale), content };
    }
  }
}

/** The score as it was told last. */
function scoreLine(bodies: readonly MatchBody[], { locale, withoutScores }: AlertReader, t: Translate): string {
  const { match } = bodies[0] as MatchBody;
  const names = { home: nameIn(match.home.names, locale), away: nameIn(match.away.names, locale) };
  const score = bodies.findLast(({ moment }) => moment.score)?.moment.score;
  if (!score || withoutScores) return t("alerts.versus", names);
  return t("alerts.score", { ...names, homeScore: score.home, awayScore: score.away });
}

/** What gives nothing away to whoever watches later. */
const harmless: readonly MatchMoment["what"][] = [
  "line-ups",
  "start",
  "half-time",
  "quarter",
  "postponed",
  "moved",
  "cancelled",
];

function momentLine({ match, moment, player, assist }: MatchBody, reader: AlertReader, t: Translate): string {
  const { locale, timeZone, withoutScores } = reader;
  const { what, side, minute } = moment;
  if (withoutScores && !harmless.includes(what)) return what === "end" ? t("alerts.end") : t("alerts.spoiler");
  const team = side ? nameIn(match[side].names, locale) : "";
  const name = (names: Names | undefined) => names && nameIn(names, locale);
  const when = minute && minuteNotation(minute).replace("'", "′");
  const who = name(player);
  switch (what) {
    case "goal": {
      if (moment.overturned) return joined([t("alerts.goalBack", { team }), when], t);
      const how = moment.how === "penalty" || moment.how === "own-goal" ? t(`match.feed.how.${moment.how}`) : undefined;
      const by = name(assist);
      const goal = who ? t("alerts.goalBy", { team, player: who }) : t("alerts.goal", { team });
      return joined([goal, when, how, by && t("alerts.assist", { player: by })], t);
    }
    case "red-card":
    case "second-yellow":
      if (moment.overturned) return joined([t("alerts.redCardBack", { team }), when], t);
      return joined([who ? t("alerts.redCardTo", { team, player: who }) : t("alerts.redCard", { team }), when], t);
    case "penalty-missed":
      if (moment.overturned) return joined([t("alerts.missedBack", { team }), when], t);
      return joined([who ? t("alerts.missedBy", { team, player: who }) : t("alerts.missed", { team }), when], t);
    case "start":
      return t(`alerts.start.${match.sport}`);
    case "quarter":
      return moment.period === 2 ? t("alerts.half-time") : t("alerts.quarter", { period: moment.period ?? 1 });
    case "end": {
      const { penalties } = moment;
      return joined([t("alerts.end"), penalties && t("match.penalties", penalties)], t);
    }
    case "moved": {
      const at = moment.kickoff ?? 0;
      const day = dayAndMonth(localDay(at, timeZone), t);
      return t("alerts.moved", { time: joined([day, clockTime(at, { timeZone, hours: "24" }, t)], t) });
    }
    default:
      return t(`alerts.${what}`);
  }
}
