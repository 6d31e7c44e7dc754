import type { AlertSettings } from "@scoreline/contract/schemas/notification";
import { matchAlertKinds, otherAlertKinds } from "@scoreline/domain/notify/kinds";
import { type Sport, sports } from "@scoreline/domain/sport";
import { useState } from "react";
import { ownClient } from "#account/own/own-loader.ts";
import { usePage } from "#frame/page.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { useClient, useTopics } from "#live/tab-live.ts";
import type { Change } from "#notification/change.ts";
import { DeviceAlerts } from "#notification/device-alerts.tsx";
import { KindIcon } from "#notification/kind-icon.tsx";
import page from "#notification/page.module.css";
import { QuietHours } from "#notification/quiet-hours.tsx";
import styles from "#notification/settings.module.css";
import { ThingChoices } from "#notification/thing-choices.tsx";
import { WithoutScores } from "#notification/without-scores.tsx";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { SegmentedChoice } from "#ui/controls/segmented-choice.tsx";
import { Switch } from "#ui/controls/switch.tsx";
import { BellIcon } from "#ui/icons.tsx";
import { showToast } from "#ui/toasts/toasts.ts";
import type { Route } from "./+types/settings-page";

export async function loader(args: Route.LoaderArgs) {
  const { result } = await ownClient(args).client.get("/notification/setting/init", {});
  return result.data;
}

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "notification.alerts", "notification.emptyHint");
export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("notification.alerts") };

function changed(settings: AlertSettings, change: Change): AlertSettings {
  const { choices, ...plain } = change;
  const kept = settings.choices.filter((own) => !choices?.some(({ kind, id }) => kind === own.kind && id === own.id));
  const added = choices?.flatMap(({ kinds, ...which }) => (kinds ? [{ ...which, kinds }] : [])) ?? [];
  return { ...settings, ...plain, choices: [...kept, ...added] };
}

/** What somebody wants to be told of. Every change is kept at once. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const client = useClient();
  const [settings, setSettings] = useState<AlertSettings>(loaderData);
  const [sport, setSport] = useState<Sport>("football");
  const { off } = settings;
  // What is followed may change in the dialog over the page, and on other screens.
  useTopics(["user"], undefined, {
    onUser: ({ changed }) => {
      if (!changed.includes("favourites")) return;
      client.fresh.get("/notification/setting/init", {}).then(
        ({ result }) => setSettings((before) => ({ ...before, followed: result.data.followed })),
        () => {},
      );
    },
  });
  function change(what: Change): void {
    const before = settings;
    setSettings(changed(settings, what));
    client.post("/notification/setting/update", what).catch(() => {
      setSettings(before);
      showToast({ type: "error", message: t("notification.saveFailed") });
    });
  }
  const wanted: readonly string[] = settings[sport];
  function toggle(kind: string, on: boolean): void {
    const kinds = matchAlertKinds[sport].filter((each) => (each === kind ? on : wanted.includes(each)));
    change({ [sport]: kinds });
  }
  return (
    <div className={page.page}>
      <h1 className={styles.title}>{t("notification.alerts")}</h1>
      <section className={page.card}>
        <Switch
          icon={<BellIcon />}
          label={t("notification.all")}
          {...(off && { hint: t("notification.allOff") })}
          on={!off}
          onChange={(on) => change({ off: !on })}
        />
      </section>
      {!off && (
        <>
          <DeviceAlerts />
          <WithoutScores settings={settings} onChange={(withoutScores) => change({ withoutScores })} />
          <section className={`${page.card} ${styles.kinds}`}>
            <header className={styles.head}>
              <h2>{t("notification.tellMe")}</h2>
              <SegmentedChoice<Sport>
                look="bar"
                label={t("notification.tellMe")}
                choices={sports.map((value): { value: Sport; words: string } => ({
                  value,
                  words: t(`shell.${value}`),
                }))}
                value={sport}
                onChange={setSport}
              />
            </header>
            {matchAlertKinds[sport].map((kind) => (
              <Switch
                key={kind}
                icon={<KindIcon kind={kind} />}
                label={t(`notification.kind.${kind}`)}
                on={wanted.includes(kind)}
                onChange={(on) => toggle(kind, on)}
              />
            ))}
          </section>
          <section className={`${page.card} ${styles.kinds}`}>
            <header className={styles.head}>
              <h2>{t("notification.others")}</h2>
            </header>
            {otherAlertKinds.map((kind) => (
              <Switch
                key={kind}
                icon={<KindIcon kind={kind} />}
                label={t(`notification.kind.${kind}`)}
                {...(kind === "reply" && { hint: t("notification.replyHint") })}
                on={settings.other.includes(kind)}
                onChange={(on) =>
                  change({
                    other: otherAlertKinds.filter((each) => (each === kind ? on : settings.other.includes(each))),
                  })
                }
              />
            ))}
          </section>
          <QuietHours quiet={settings.quiet} onChange={(quiet) => change({ quiet })} />
          <ThingChoices settings={settings} onChange={change} />
        </>
      )}
    </div>
  );
}
