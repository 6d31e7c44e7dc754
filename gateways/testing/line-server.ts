import type { RequestListener } from "node:http";
import Provider from "oidc-provider";
import type { LineSettings } from "#chat-login/line.ts";
import { type LocalServer, listen } from "#testing/listen.ts";

/**
 * A real OpenID provider in LINE's place: its addresses, tokens signed with the channel's secret (HS256), proof of the code
 * demanded, each code once.
 */
export async function lineServer(
  redirectUri: string,
): Promise<LocalServer & { settings: LineSettings; login: ReturnType<typeof loginAt> }> {
  let answer: RequestListener = () => {};
  const server = await listen((request, response) => answer(request, response));
  const settings = {
    channelId: "1650000000",
    channelSecret: "0123456789abcdef0123456789abcdef",
    accessUrl: server.url,
    apiUrl: server.url,
  };
  const provider = new Provider(server.url, {
    clients: [
      {
        client_id: settings.channelId,
        client_secret: settings.channelSecret,
        redirect_uris: [redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
        id_token_signed_response_alg: "HS256",
        application_type: "native",
      },
    ],
    routes: { authorization: "/oauth2/v2.1/authorize", token: "/oauth2/v2.1/token" },
    claims: { openid: ["sub"], profile: ["name"] },
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ["HS256"] },
    pkce: { required: () => true },
    cookies: { keys: ["only for tests"] },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, name: `${id} of LINE` }) }),
  });
  answer = provider.callback();
  return { ...server, settings, login: loginAt(server.url) };
}

/** What somebody does in the app's own pages: they log in, agree, and are sent back. Gives what the callback is given. */
function loginAt(base: string) {
  return async (authorizeUrl: string, user: string): Promise<{ code: string; state: string }> => {
    const cookies = new Map<string, string>();
    let [address, form] = [authorizeUrl, undefined as URLSearchParams | undefined];
    for (let step = 0; step < 12; step++) {
      const response: Response = await fetch(address, {
        redirect: "manual",
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
        ...(form && { method: "POST", body: form }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get("location");
      const page = await response.text();
      form = undefined;
      if (location) {
        const target = new URL(location, base);
        if (target.origin !== base) {
          return { code: target.searchParams.get("code") ?? "", state: target.searchParams.get("state") ?? "" };
        }
        address = target.href;
      } else {
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
        if (!prompt) throw new Error(`the provider says ${response.status}: ${page.slice(0, 300)}`);
        address = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? "", base).href;
        form = new URLSearchParams({ prompt, ...(prompt === "login" && { login: user, password: "x" }) });
      }
    }
    throw new Error("the provider never sends back");
  };
}
