import { useClient } from "#live/tab-live.ts";

/** Ends the session here and goes on as nobody: everything that was the reader's own leaves the page with it. */
export function useLogOut(): (goOn: string) => Promise<void> {
  const client = useClient();
  return async (goOn) => {
    // Whoever was signed out elsewhere is so here, too.
    await client.post("/user/logout", {}).catch(() => {});
    location.assign(goOn);
  };
}
