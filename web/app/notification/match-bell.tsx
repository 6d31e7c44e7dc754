import type { AlertSettings } from "@scoreline/contract/schemas/notification";
import { matchAlertKinds } from "@scoreline/domain/notify/kinds";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useIsFavourite } from "#favourite/favourites-context.ts";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { useMatch } from "#match/match-context.ts";
import { hearsOf } from "#notification/hears-of-match.ts";
import { turnPushOn } from "#notification/push-client.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { BellIcon } from "#ui/icons.tsx";
import { showToast } from "#ui/toasts/toasts.ts";

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
  const load = useCallback(async () => {
    const { data } = (await client.get("/notification/setting/init", {})).result;
    setSettings(data);
    return data;
  }, [client]);
  useEffect(() => {
    if (signedIn) load().catch(() => {});
  }, [load, signedIn]);
  const teamIds = [row.homeTeam.teamId, row.awayTeam.teamId];
  const rings = (by: AlertSettings) => hearsOf(by, { matchId, sport, teamIds, leagueId, starred });
  const on = settings !== undefined && rings(settings);

  async function turn(wanted: boolean): Promise<void> {
    try {
      // Whoever is quicker than the answer, or never had one, wants what the bell did not show.
      const current = settings ?? (await load());
      // Everything is off: a bell rings only after that has changed.
      if (current.off) return void navigate(`/${locale}/notification/settings`);
      if (rings(current) !== wanted) {
        const usual = current[sport].length > 0 ? current[sport] : matchAlertKinds[sport];
        const own = { kind: "match" as const, id: matchId, kinds: wanted ? [...usual] : [] };
        await client.post("/notification/setting/update", { choices: [own] });
        const others = current.choices.filter(({ kind, id }) => kind !== "match" || id !== matchId);
        setSettings({ ...current, choices: [...others, own] });
      }
      showToast({ type: "success", message: t(wanted ? "match.alerts.on" : "match.alerts.off") });
      // They have touched a bell: now is when a browser may ask.
      if (wanted && "Notification" in window && Notification.permission === "default") await turnPushOn(client, locale);
    } catch {
      showToast({ type: "error", message: t("match.alerts.failed") });
    }
  }

  return (
    <IconButton
      label={t("match.alerts")}
      onClick={() => (signedIn ? void turn(!on) : askLogin("notifications"))}
      {...(signedIn && { pressed: on })}
    >
      <BellIcon />
    </IconButton>
  );
}
