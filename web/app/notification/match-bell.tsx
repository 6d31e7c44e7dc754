import type { AlertSettings } from "@scoreline/contract/schemas/notification";
import { matchAlertKinds } from "@scoreline/domain/notify/kinds";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useIsFavourite } from "#favourite/favourites-context.ts";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { useMatch } from "#match/match-context.ts";
import { hearsOf } from "#notification/hears-of-match.ts";
import { turnPushOn } from "#notification/push-client.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { BellIcon } from "#ui/icons.tsx";
import { showToast } from "#ui/toasts.ts";

/** Whether the reader hears of this match, by a choice for it or by what they follow, and a choice for it. */
export function MatchBell() {
  const { t, locale, user } = usePage();
  const { askLogin } = useShell();
  const { row, match, matchId, sport } = useMatch();
  const { leagueId } = match.league;
  const starred = useIsFavourite("match", matchId);
  const client = useClient();
  const navigate = useNavigate();
  const [settings, setSettings] = useState<AlertSettings>();
  const signedIn = user !== undefined;
  useEffect(() => {
    if (!signedIn) return;
    client.get("/notification/setting/init", {}).then(
      ({ result }) => setSettings(result.data),
      () => {},
    );
  }, [client, signedIn]);
  const teamIds = [row.homeTeam.teamId, row.awayTeam.teamId];
  const on = settings !== undefined && hearsOf(settings, { matchId, sport, teamIds, leagueId, starred });

  async function toggle(): Promise<void> {
    if (!settings) return;
    // Everything is off: a bell rings only after that has changed.
    if (settings.off) return void navigate(`/${locale}/notification/settings`);
    const usual = settings[sport].length > 0 ? settings[sport] : matchAlertKinds[sport];
    const own = { kind: "match" as const, id: matchId, kinds: on ? [] : [...usual] };
    try {
      await client.post("/notification/setting/update", { choices: [own] });
      const others = settings.choices.filter(({ kind, id }) => kind !== "match" || id !== matchId);
      setSettings({ ...settings, choices: [...others, own] });
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
