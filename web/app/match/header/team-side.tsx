import type { Side } from "@scoreline/domain/sport";
import { teamPath } from "@scoreline/site/addresses";
import type { CSSProperties } from "react";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { isFree, longestWord, wordsOf } from "#match/header/name-width.ts";
import styles from "#match/header/team-side.module.css";
import { useMatch } from "#match/match-context.ts";
import { Crest } from "#ui/badges/crest.tsx";

/** A side of the hero: its crest, its name at a size that breaks none of its words, and where it stands. */
export function TeamSide({ side }: { side: Side }) {
  const { locale } = usePage();
  const { row, sport } = useMatch();
  const team = side === "home" ? row.homeTeam : row.awayTeam;
  const inside = (
    <>
      <Crest team={team} size={56} />
      <span className={styles.names}>
        <Name name={team.name} of="full" />
        <Name name={team.shortName} of="short" />
        <Standing side={side} />
      </span>
    </>
  );
  if (team.teamId === 0)
    return (
      <p className={styles.team} data-side={side}>
        {inside}
      </p>
    );
  return (
    <PageLink className={styles.team} data-side={side} to={teamPath(locale, sport, team)}>
      {inside}
    </PageLink>
  );
}

/** The short name is for phones. */
function Name({ name, of }: { name: string; of: "full" | "short" }) {
  return (
    <span className={styles.name} data-name={of} style={{ "--ems": longestWord(name) } as CSSProperties}>
      {wordsOf(name).map((word, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words of a name have no other key than their place
        <span key={place} data-free={isFree(word) || undefined}>
          {word}
        </span>
      ))}
    </span>
  );
}

/** The place in the table; in basketball wins and losses, as fans say it. */
function Standing({ side }: { side: Side }) {
  const { t } = usePage();
  const { standing, sport } = useMatch();
  const line = standing?.[side];
  if (!line) return null;
  return (
    <small className={`${styles.standing} num`}>
      {sport === "football" ? t("match.place", { rank: line.rank }) : t("match.record", line)}
    </small>
  );
}
