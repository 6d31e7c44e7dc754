import { useEffect, useState } from "react";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import page from "#notification/page.module.css";
import { type PushState, pushState, turnPushOff, turnPushOn } from "#notification/push-client.ts";
import styles from "#notification/settings.module.css";
import { Switch } from "#ui/switch.tsx";
import { showToast } from "#ui/toasts.ts";

/** Whether this browser rings while the site is closed. */
export function DeviceAlerts() {
  const { t, locale } = usePage();
  const client = useClient();
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    pushState().then(setState, () => setState("unsupported"));
  }, []);
  function turn(on: boolean): void {
    (on ? turnPushOn(client, locale) : turnPushOff(client)).then(setState, () =>
      showToast({ type: "error", message: t("notification.saveFailed") }),
    );
  }
  return (
    <section className={page.card}>
      <Switch
        label={t("notification.device")}
        hint={t("notification.deviceHint")}
        on={state === "on"}
        onChange={turn}
      />
      {state === "denied" && <p className={styles.said}>{t("notification.deviceDenied")}</p>}
      {state === "unsupported" && <p className={styles.said}>{t("notification.deviceNot")}</p>}
    </section>
  );
}
