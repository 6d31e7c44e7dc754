import type { AlertSettings } from "@scoreline/contract/schemas/notification";
import { matchAlertKinds } from "@scoreline/domain/notify/kinds";
import { useEffect, useState } from "react";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { useMatch } from "#match/match-context.ts";
import { turnPushOn } from "#notification/push-client.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { BellIcon } from "#ui/icons.tsx";
import { showToast } from "#ui/toasts.ts";

/** Whether the reader hears of this match: by a choice for it, or because they follow one of its teams. */
export function MatchBell() {
  const { t, locale, user } = usePage();
  const { askLogin } = useShell();
  const { row, matchId, sport } = useMatch();
  const client = useClient();
  const [settings, setSettings] = useState<AlertSettings>();
  const signedIn = user !== undefined;
  useEffect(() => {
    if (!signedIn) return;
    client.get("/notification/setting/init", {}).then(
      ({ result }) => setSettings(result.data),
      () => {},
    );
  }, [client, signedIn]);
  const choice = settings?.choices.find(({ kind, id }) => kind === "match" && id === matchId);
  const teams = [row.homeTeam.teamId, row.awayTeam.teamId];
  const follows = settings?.followed.some(({ kind, id }) => kind === "team" && teams.includes(id)) ?? false;
  const on = choice ? choice.kinds.length > 0 : follows;

  async function toggle(): Promise<void> {
    if (!settings) return;
    const usual = settings[sport].length > 0 ? settings[sport] : matchAlertKinds[sport];
    const own = { kind: "match" as const, id: matchId, kinds: on ? [] : [...usual] };
    try {
      await client.post("/notification/setting/update", { choices: [own] });
      setSettings({ ...settings, choices: [...settings.choices.filter((other) => other !== choice), own] });
      showToast({ type: "success", message: t(on ? "match.alerts.off" : "match.alerts.on") });
      // They have touched a bell: now is when a browser may ask.
      if (!on && "Notification" in window && Notification.permission === "default") await turnPushOn(client, locale);
    } catch {
      showToast({ type: "error", message: t("match.alerts.failed") });
    }
  }

  return (
    <IconButton
      label={t("match.alerts")}
      onClick={() => (signedIn ? void toggle() : askLogin("notifications"))}
      {...(signedIn && { pressed: on })}
    >
      <BellIcon />
    </IconButton>
  );
}
