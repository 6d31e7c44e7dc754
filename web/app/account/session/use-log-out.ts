import { leaveFantasy } from "#account/session/leave-fantasy.ts";
import { leaveSignedOut } from "#account/session/leave-signed-out.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";

/** Ends the session here and goes on as nobody: everything that was the reader's own leaves the page with it. */
export function useLogOut(): () => Promise<void> {
  const client = useClient();
  const { locale, site } = usePage();
  return async () => {
    // Whoever was signed out elsewhere is so here, too.
    await client.post("/user/logout", {}).catch(() => {});
    await leaveFantasy(site.fantasyLogout);
    leaveSignedOut(locale);
  };
}
