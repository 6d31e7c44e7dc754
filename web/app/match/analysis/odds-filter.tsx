import { statWindows } from "@scoreline/domain/constants";
import { companies } from "@scoreline/domain/odds/companies";
import type { ReactNode } from "react";
import { data, Form, Link, useSearchParams } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/odds-filter.module.css";
import { lineText } from "#match/analysis/prices.ts";
import { filterIn, handicapSteps, resultSides } from "#match/analysis/result-filter.ts";
import { useMatch } from "#match/match-context.ts";
import { loadTab } from "#match/match-request.ts";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/odds-filter";

export async function loader(args: Route.LoaderArgs) {
  const side = resultSides.find((one) => one === args.params.side);
  if (!side) throw data(null, { status: 404 });
  return loadTab(args, async ({ ask, reader }) => ({
    side,
    leagues: reader.showOdds ? (await ask("/h2h/odds", { side })).leagueList : undefined,
  }));
}

/** A form whose answer is an address: what is chosen here can be sent to a friend. */
export default function OddsFilter({ loaderData: { side, leagues } }: Route.ComponentProps) {
  const { locale, t } = usePage();
  const { path } = useMatch();
  const [query] = useSearchParams();
  const filter = filterIn(query);
  const [results = ""] = path(`analysis/odds/${side}`).split("?");
  if (!leagues) return <NoData>{t("odds.hidden")}</NoData>;
  return (
    <Panel title={t("odds.filter.title")}>
      <Form className={styles.form} action={results} key={String(query)}>
        <Choices title={t("odds.company")}>
          {companies.map(({ id, name }) => (
            <Choice key={id} name="company" value={String(id)} words={name} chosen={id === filter.company} />
          ))}
        </Choices>
        <Choices title={t("odds.filter.duration")}>
          {statWindows.map((count) => (
            <Choice
              key={count}
              name="games"
              value={String(count)}
              words={String(count)}
              chosen={count === filter.duration}
            />
          ))}
        </Choices>
        <Choices title={t("odds.filter.handicap")}>
          <Choice name="handicap" value="" words={t("odds.filter.any")} chosen={filter.handicap === undefined} />
          {handicapSteps.map((step) => (
            <Choice
              key={step}
              name="handicap"
              value={String(step)}
              words={lineText(step, false, locale)}
              chosen={step === filter.handicap}
            />
          ))}
        </Choices>
        <Choices title={t("odds.filter.matches")}>
          <Choice name="matches" value="" words={t("odds.filter.allMatches")} chosen={!filter.sameSide} />
          <Choice name="matches" value="side" words={t("odds.filter.sameSide")} chosen={filter.sameSide} />
        </Choices>
        <Choices title={t("odds.filter.leagues")}>
          <Choice
            type="checkbox"
            name="sameLeague"
            value="1"
            words={t("odds.filter.sameLeague")}
            chosen={filter.sameLeague}
          />
          {leagues.map(({ leagueId, leagueName, matches }) => (
            <Choice
              key={leagueId}
              type="checkbox"
              name="league"
              value={String(leagueId)}
              words={`${leagueName} (${matches})`}
              chosen={filter.leagueIds.includes(leagueId)}
            />
          ))}
        </Choices>
        <div className={styles.actions}>
          <button type="submit">{t("odds.filter.apply")}</button>
          <Link to={results}>{t("odds.filter.reset")}</Link>
        </div>
      </Form>
    </Panel>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}

type ChoiceProps = { type?: "radio" | "checkbox"; name: string; value: string; words: string; chosen: boolean };

function Choice({ type = "radio", name, value, words, chosen }: ChoiceProps) {
  return (
    <label>
      <input type={type} name={name} value={value} defaultChecked={chosen} />
      <span>{words}</span>
    </label>
  );
}
