import type { AlertSettings } from "@scoreline/contract/schemas/notification";
import { timeAgo } from "@scoreline/i18n/format";
import { usePage } from "#frame/page.ts";
import page from "#notification/page.module.css";
import styles from "#notification/settings.module.css";
import { Crest } from "#ui/badges/crest.tsx";
import { Switch } from "#ui/controls/switch.tsx";
import { EyeOffIcon } from "#ui/icons.tsx";

type Props = { settings: AlertSettings; onChange(on: boolean): void };

/** For those who watch later, with an alert as it reads then. */
export function WithoutScores({ settings: { withoutScores, followed }, onChange }: Props) {
  const { t } = usePage();
  return (
    <section className={page.card}>
      <Switch
        icon={<EyeOffIcon />}
        label={t("notification.withoutScores")}
        hint={t("notification.withoutScoresHint")}
        on={withoutScores}
        onChange={onChange}
      />
      {withoutScores && <Sample teams={followed.flatMap(({ team }) => team ?? [])} />}
    </section>
  );
}

/** Of two teams that the reader follows; of no teams where there are not two. */
function Sample({ teams }: { teams: readonly NonNullable<AlertSettings["followed"][number]["team"]>[] }) {
  const { t, now } = usePage();
  const [home, away] = teams;
  return (
    <div className={styles.sample}>
      {home && away && (
        <span className={styles.crests}>
          <Crest team={home} size={22} />
          <Crest team={away} size={22} />
        </span>
      )}
      <p>
        <b>{home && away ? t("alerts.versus", { home: home.name, away: away.name }) : t("notification.sample")}</b>
        <small>{t("alerts.spoiler")}</small>
      </p>
      <em>{timeAgo(now(), now(), t)}</em>
    </div>
  );
}
