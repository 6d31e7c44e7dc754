import { jwtVerify } from "jose";
import { askJson, type ChatLogin, ChatLoginFailed } from "#chat-login/port.ts";

export type LineSettings = {
  channelId: string;
  channelSecret: string;
  /** Where people log in, and who signs: https://access.line.me */
  accessUrl: string;
  /** https://api.line.me */
  apiUrl: string;
};

/**
 * LINE Login 2.1. Id tokens of the web flow are signed with the channel's secret (HS256), though its discovery document names
 * ES256 alone: the algorithm is ours to say, and no other is taken.
 */
export function lineLogin({ channelId, channelSecret, accessUrl, apiUrl }: LineSettings): ChatLogin {
  const key = new TextEncoder().encode(channelSecret);
  return {
    authorizeUrl({ state, nonce, challenge, redirectUri }) {
      const query = new URLSearchParams({
        response_type: "code",
        client_id: channelId,
        redirect_uri: redirectUri,
        scope: "openid profile",
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: "S256",
      });
      return `${accessUrl}/oauth2/v2.1/authorize?${query}`;
    },
    async identify({ code, verifier, nonce, redirectUri }) {
      const answer = await askJson(`${apiUrl}/oauth2/v2.1/token`, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "authorization_code",
          code,
          redirect_uri: redirectUri,
          client_id: channelId,
          client_secret: channelSecret,
          code_verifier: verifier,
        }),
      });
      if (typeof answer.id_token !== "string") throw new ChatLoginFailed("no id token");
      const rules = { algorithms: ["HS256"], issuer: accessUrl, audience: channelId, requiredClaims: ["exp", "sub"] };
      const { payload } = await jwtVerify(answer.id_token, key, rules).catch((error: Error) => {
        throw new ChatLoginFailed(`the id token is not right: ${error.name}`);
      });
      if (payload.nonce !== nonce) throw new ChatLoginFailed("the id token is another login's");
      if (!payload.sub) throw new ChatLoginFailed("the id token says nobody");
      return { subject: payload.sub, name: typeof payload.name === "string" ? payload.name : "" };
    },
  };
}
