import type { CallReply } from "@scoreline/contract/call";
import type { mediaTips } from "@scoreline/contract/calls/analysis";
import type { Side } from "@scoreline/domain/sport";
import { sentences as joinedSentences } from "@scoreline/i18n/joined";
import type { Translate } from "@scoreline/i18n/translate";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/analysis.module.css";
import { useMatch } from "#match/match-context.ts";
import { Panel } from "#ui/panel.tsx";

type Preview = CallReply<typeof mediaTips>["result"]["data"][number];
type Sentence = Preview["sentences"][number];

/** A written preview, a paragraph a topic. */
export function PreviewPanel({ previews }: { previews: readonly Preview[] }) {
  const { t, reader } = usePage();
  const { sport, match } = useMatch();
  const names = { home: match.match.homeTeam.name, away: match.match.awayTeam.name };
  const shown = previews.filter(({ topic }) => topic !== "market" || reader.showOdds);
  if (shown.length === 0) return null;
  return (
    <Panel title={t("analysis.previews")}>
      {shown.map(({ topic, sentences }) => (
        <div key={topic} className={styles.preview}>
          <h3>{t(`analysis.topic.${topic}`)}</h3>
          <p>
            {joinedSentences(
              sentences.filter(tells).map((sentence) => say(sentence, names, sport === "basketball", t)),
              t,
            )}
          </p>
        </div>
      ))}
    </Panel>
  );
}

/** Of a single meeting its result says all there is. */
const tells = (sentence: Sentence) => sentence.code !== "meetings" || sentence.played > 1;

function say(sentence: Sentence, names: Record<Side, string>, noDraws: boolean, t: Translate): string {
  const both = { homeTeam: names.home, awayTeam: names.away };
  switch (sentence.code) {
    case "form":
    case "venue": {
      const { code, side, record } = sentence;
      const words = { team: names[side], side, ...record };
      return noDraws ? t(`analysis.say.${code}NoDraws`, words) : t(`analysis.say.${code}`, words);
    }
    case "better-form":
      return sentence.side
        ? t("analysis.say.better-form", { team: names[sentence.side] })
        : t("analysis.say.even-form");
    case "better-venue":
      return sentence.side
        ? t("analysis.say.better-venue", { team: names[sentence.side] })
        : t("analysis.say.even-venue");
    case "meetings":
      return t(noDraws ? "analysis.say.meetingsNoDraws" : "analysis.say.meetings", { ...both, ...sentence });
    case "last-meeting": {
      const { winner, home, away } = sentence;
      const score = t("match.result", { home: Math.max(home, away), away: Math.min(home, away) });
      return winner
        ? t("analysis.say.last-won", { team: names[winner], score })
        : t("analysis.say.last-drawn", { score });
    }
    case "absent": {
      const { side, injured, suspended } = sentence;
      const team = names[side];
      if (suspended === 0) return t("analysis.say.injured", { team, count: injured });
      if (injured === 0) return t("analysis.say.suspended", { team, count: suspended });
      return t("analysis.say.absent", { team, injured, suspended });
    }
    case "all-fit":
      return t("analysis.say.all-fit", { team: names[sentence.side] });
    case "market": {
      const { home, draw, away } = sentence;
      return draw === null
        ? t("analysis.say.marketNoDraw", { ...both, home, away })
        : t("analysis.say.market", { ...both, home, draw, away });
    }
    case "favourite":
      return sentence.side
        ? t("analysis.say.favourite", { team: names[sentence.side] })
        : t("analysis.say.no-favourite");
  }
}
