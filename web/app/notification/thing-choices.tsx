import type { AlertSettings } from "@scoreline/contract/schemas/notification";
import { matchAlertKinds } from "@scoreline/domain/notify/kinds";
import { useFavourites } from "#favourite/favourites-context.ts";
import { usePage } from "#frame/page.ts";
import type { Change } from "#notification/change.ts";
import page from "#notification/page.module.css";
import styles from "#notification/settings.module.css";
import { Crest } from "#ui/badges/crest.tsx";
import { Flag } from "#ui/badges/flag.tsx";
import { CheckIcon, ChevronIcon } from "#ui/icons.tsx";

type Props = { settings: AlertSettings; onChange(change: Change): void };
type Thing = AlertSettings["followed"][number];

/** What is wanted of one team or competition, whatever is wanted else. A competition says nothing unless somebody chooses. */
export function ThingChoices({ settings, onChange }: Props) {
  const { t } = usePage();
  const { openDialog } = useFavourites();
  return (
    <section className={page.card}>
      <header className={styles.head}>
        <h2>{t("notification.byThing")}</h2>
        <button type="button" className={styles.add} onClick={openDialog}>
          {t("favourites.add")}
        </button>
      </header>
      {settings.followed.length === 0 && <p className={styles.none}>{t("notification.noThings")}</p>}
      {settings.followed.map((thing) => (
        <ThingChoice key={`${thing.kind}-${thing.id}`} thing={thing} settings={settings} onChange={onChange} />
      ))}
    </section>
  );
}

function ThingChoice({ thing, settings, onChange }: Props & { thing: Thing }) {
  const { t } = usePage();
  const { kind, id, sport } = thing;
  const own = settings.choices.find((choice) => choice.kind === kind && choice.id === id);
  const usual: readonly string[] = kind === "competition" ? [] : settings[sport];
  const wanted: readonly string[] = own?.kinds ?? usual;
  const said = own
    ? t(wanted.length > 0 ? "notification.ownChoice" : "notification.nothing")
    : t(kind === "competition" ? "notification.nothing" : "notification.asAbove");
  function toggle(which: string) {
    const kinds = matchAlertKinds[sport].filter((each) => (each === which) !== wanted.includes(each));
    onChange({ choices: [{ kind, id, kinds }] });
  }
  return (
    <details className={styles.thing}>
      <summary>
        {thing.team ? <Crest team={thing.team} size={28} /> : <Flag code={thing.countryCode} />}
        <span>
          {thing.name}
          <small>{said}</small>
        </span>
        <ChevronIcon />
      </summary>
      <div className={styles.chips}>
        {matchAlertKinds[sport].map((each) => (
          <button key={each} type="button" aria-pressed={wanted.includes(each)} onClick={() => toggle(each)}>
            {wanted.includes(each) && <CheckIcon />}
            {t(`notification.kind.${each}`)}
          </button>
        ))}
      </div>
      {own && (
        <button
          type="button"
          className={styles.back}
          onClick={() => onChange({ choices: [{ kind, id, kinds: null }] })}
        >
          {t("notification.useAbove")}
        </button>
      )}
    </details>
  );
}
