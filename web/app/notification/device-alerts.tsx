import { useEffect, useState } from "react";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import page from "#notification/page.module.css";
import {
  type Device,
  type PushState,
  pushState,
  rebindPush,
  turnPushOff,
  turnPushOn,
} from "#notification/push-client.ts";
import styles from "#notification/settings.module.css";
import { Switch } from "#ui/controls/switch.tsx";
import { EyeOffIcon, PhoneIcon } from "#ui/icons.tsx";
import { showToast } from "#ui/toasts/toasts.ts";

/** Whether this browser rings while the site is closed, and whether it says how it stands. */
export function DeviceAlerts() {
  const { t, locale } = usePage();
  const client = useClient();
  const [state, setState] = useState<PushState>();
  const [device, setDevice] = useState<Device>();
  useEffect(() => {
    pushState().then(setState, () => setState("unsupported"));
  }, []);
  useEffect(() => {
    if (state !== "on") return setDevice(undefined);
    rebindPush(client, locale).then(setDevice, () => {});
  }, [client, locale, state]);
  const failed = () => showToast({ type: "error", message: t("notification.saveFailed") });
  function turn(on: boolean): void {
    (on ? turnPushOn(client, locale) : turnPushOff(client)).then(setState, failed);
  }
  return (
    <section className={page.card}>
      <Switch
        icon={<PhoneIcon />}
        label={t("notification.device")}
        hint={t("notification.deviceHint")}
        on={state === "on"}
        onChange={turn}
      />
      {device && (
        <Switch
          icon={<EyeOffIcon />}
          label={t("notification.deviceWithoutScores")}
          hint={t("notification.deviceWithoutScoresHint")}
          on={device.withoutScores}
          onChange={(withoutScores) => rebindPush(client, locale, { withoutScores }).then(setDevice, failed)}
        />
      )}
      {state === "denied" && <p className={styles.said}>{t("notification.deviceDenied")}</p>}
      {state === "unsupported" && <p className={styles.said}>{t("notification.deviceNot")}</p>}
    </section>
  );
}
