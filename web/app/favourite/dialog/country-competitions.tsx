import type { FoundCountry } from "@scoreline/contract/schemas/found";
import type { Sport } from "@scoreline/domain/sport";
import { useEffect, useRef, useState } from "react";
import styles from "#favourite/dialog/dialog.module.css";
import { competitionsOf } from "#favourite/dialog/dialog-calls.ts";
import { CompetitionOfCountry, Failed, NoResult, Waiting } from "#favourite/dialog/list-view.tsx";
import { useAsked } from "#favourite/dialog/use-asked.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { Flag } from "#ui/badges/flag.tsx";
import { BackIcon } from "#ui/icons.tsx";

type Props = { sport: Sport; country: FoundCountry; onBack(): void };

/** The competitions of a country: beside the list, on phones in its place. */
export function CountryCompetitions({ sport, country, onBack }: Props) {
  const { t } = usePage();
  const client = useClient();
  const back = useRef<HTMLButtonElement>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${sport} ${country.id}`;
  const { answer, failed } = useAsked(key, key, (signal) => competitionsOf(client, sport, country.id, { signal }), {
    typing: false,
    attempt,
  });
  // The keyboard goes along.
  useEffect(() => back.current?.focus(), []);
  return (
    <section className={styles.drill} aria-label={country.name}>
      <button ref={back} type="button" className={styles.back} onClick={onBack}>
        <BackIcon />
        <span className="visually-hidden">{t("favourites.back")}</span>
        <Flag code={country.code} />
        <b>{country.name}</b>
        {answer && <small>{t("favourites.competitionsIn", { count: answer.length })}</small>}
      </button>
      {failed && <Failed onRetry={() => setAttempt(attempt + 1)} />}
      {!failed && !answer && <Waiting />}
      {answer?.length === 0 && <NoResult />}
      <ul>
        {answer?.map((one) => (
          <CompetitionOfCountry key={one.id} one={one} sport={sport} />
        ))}
      </ul>
    </section>
  );
}
