import { askJson, type ChatLogin, ChatLoginFailed } from "#chat-login/port.ts";

export type ZaloSettings = {
  appId: string;
  appSecret: string;
  /** https://oauth.zaloapp.com */
  oauthUrl: string;
  /** https://graph.zalo.me */
  graphUrl: string;
};

/** Zalo's OAuth v4. It has no id tokens, names its fields in its own way, and says with a status of 200 what went wrong. */
export function zaloLogin({ appId, appSecret, oauthUrl, graphUrl }: ZaloSettings): ChatLogin {
  return {
    authorizeUrl({ state, challenge, redirectUri }) {
      const query = new URLSearchParams({ app_id: appId, redirect_uri: redirectUri, code_challenge: challenge, state });
      return `${oauthUrl}/v4/permission?${query}`;
    },
    async identify({ code, verifier }) {
      const token = await askJson(`${oauthUrl}/v4/access_token`, {
        method: "POST",
        headers: { secret_key: appSecret },
        body: new URLSearchParams({ code, app_id: appId, grant_type: "authorization_code", code_verifier: verifier }),
      });
      if (typeof token.access_token !== "string") throw new ChatLoginFailed(`no access token: ${said(token)}`);
      const profile = await askJson(`${graphUrl}/v2.0/me?fields=id,name`, {
        headers: { access_token: token.access_token },
      });
      // Numbers beyond what JSON's readers can hold would be somebody else's: only text is taken.
      if (typeof profile.id !== "string" || profile.id === "")
        throw new ChatLoginFailed(`no profile: ${said(profile)}`);
      return { subject: profile.id, name: typeof profile.name === "string" ? profile.name : "" };
    },
  };
}

/** The number of the error, which is all that is safe to repeat. */
function said({ error }: Record<string, unknown>): string {
  return typeof error === "number" || typeof error === "string"
    ? `error ${String(error).slice(0, 20)}`
    : "nothing said";
}
