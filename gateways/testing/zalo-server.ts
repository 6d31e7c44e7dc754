import { createHash, randomBytes } from "node:crypto";
import type { ZaloSettings } from "#chat-login/zalo.ts";
import { bodyOf, type LocalServer, listen } from "#testing/listen.ts";

type Given = { challenge: string; user: string; at: number };

/** Speaks Zalo's OAuth v4: its own names for things, the secret in a header, errors inside answers of 200. */
export async function zaloServer(now: () => number = Date.now) {
  const codes = new Map<string, Given>();
  const tokens = new Map<string, string>();
  const settings = { appId: "4210000000000000000", appSecret: "zaloSecret0123456789" };
  function grant({ searchParams }: URL, user: string): { code: string; state: string } {
    const code = randomBytes(20).toString("base64url");
    codes.set(code, { challenge: searchParams.get("code_challenge") ?? "", user, at: now() });
    return { code, state: searchParams.get("state") ?? "" };
  }
  const server: LocalServer = await listen(async (request, response) => {
    const url = new URL(request.url ?? "", "http://zalo");
    const say = (body: object) => response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    if (url.pathname === "/v4/permission") {
      const user = url.searchParams.get("user");
      if (url.searchParams.get("app_id") !== settings.appId) return say({ error: -14002 });
      if (user === null) return response.setHeader("content-type", "text/html; charset=utf-8").end(agreement(url));
      const { code, state } = grant(url, user);
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.search = String(new URLSearchParams({ code, state }));
      return response.writeHead(302, { location: back.href }).end();
    }
    if (request.method === "POST" && url.pathname === "/v4/access_token") {
      const form = new URLSearchParams(await bodyOf(request));
      const code = form.get("code") ?? "";
      const given = codes.get(code);
      codes.delete(code);
      if (request.headers.secret_key !== settings.appSecret)
        return say({ error: -14004, error_description: "Invalid secret key" });
      if (form.get("app_id") !== settings.appId)
        return say({ error: -14002, error_description: "Invalid application" });
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      if (!given || given.at + 600_000 < now() || given.challenge !== challenge) {
        return say({ error: -14019, error_name: "Invalid parameter", error_description: "Code is not valid" });
      }
      const token = randomBytes(20).toString("hex");
      tokens.set(token, given.user);
      return say({ access_token: token, refresh_token: "r", expires_in: "90000" });
    }
    if (url.pathname === "/v2.0/me") {
      const user = tokens.get(String(request.headers.access_token));
      return say(
        user
          ? { id: user, name: `Bạn ${user}`, error: 0, message: "Success" }
          : { error: 452, message: "Session key invalid" },
      );
    }
    response.statusCode = 404;
    return say({ error: -1 });
  });
  return {
    ...server,
    settings: { ...settings, oauthUrl: server.url, graphUrl: server.url } satisfies ZaloSettings,
    /** What somebody does in the app's own pages. */
    async login(permissionUrl: string, user: string): Promise<{ code: string; state: string }> {
      const url = new URL(permissionUrl);
      if (url.pathname !== "/v4/permission" || url.searchParams.get("app_id") !== settings.appId)
        throw new Error("not our app");
      return grant(url, user);
    },
  };
}

/** The app's own page, where somebody says who they are and agrees. */
function agreement({ searchParams }: URL): string {
  const kept = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', "&quot;")}">`,
  );
  return `<!doctype html><html lang="vi"><title>Zalo</title><form action="/v4/permission">${kept.join("")}
    <label>Tài khoản <input name="user"></label><button>Cho phép</button></form></html>`;
}
