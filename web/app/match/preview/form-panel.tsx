import type { Side } from "@scoreline/domain/sport";
import { matchPath } from "@scoreline/site/addresses";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { outcomeOf } from "#match/h2h/outcome-of.ts";
import { useMatch } from "#match/match-context.ts";
import styles from "#match/preview/preview.module.css";
import type { ShortPastRow } from "#match/short-row.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { OutcomeChip } from "#ui/badges/outcome-chip.tsx";
import { Panel } from "#ui/panel.tsx";

/** How both did in their last matches, the latest on the right. */
export function FormPanel({ form }: { form: Record<Side, readonly ShortPastRow[]> }) {
  const { t } = usePage();
  const { row } = useMatch();
  const known = (["home", "away"] as const).filter((side) => form[side].some(isTold));
  if (known.length === 0) return null;
  return (
    <Panel title={t("match.preview.form")} action={<small className={styles.hint}>{t("match.preview.latest")}</small>}>
      {known.map((side) => {
        const team = side === "home" ? row.homeTeam : row.awayTeam;
        return (
          <div key={side} className={styles.form}>
            <Crest team={team} size={22} />
            <ol aria-label={t("match.preview.formOf", { team: team.name })}>
              {form[side]
                .filter(isTold)
                .toReversed()
                .map((match) => (
                  <FormMatch key={match.matchId} match={match} teamId={team.teamId} />
                ))}
            </ol>
          </div>
        );
      })}
    </Panel>
  );
}

/** What the reader has hidden has no score. */
function isTold({ homeTeamScore, awayTeamScore }: ShortPastRow): boolean {
  return homeTeamScore !== null && awayTeamScore !== null;
}

function FormMatch({ match, teamId }: { match: ShortPastRow; teamId: number }) {
  const { locale } = usePage();
  const { sport } = useMatch();
  const outcome = outcomeOf(match, teamId);
  const [own, other] =
    match.homeTeam.teamId === teamId
      ? [match.homeTeamScore, match.awayTeamScore]
      : [match.awayTeamScore, match.homeTeamScore];
  return (
    <li>
      <PageLink to={matchPath(locale, sport, match)}>
        {outcome && <OutcomeChip outcome={outcome} />}
        <span className="num">
          {own}–{other}
        </span>
      </PageLink>
    </li>
  );
}
