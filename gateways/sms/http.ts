import { SmsFailed, type SmsGateway } from "#sms/port.ts";

export type HttpSmsSettings = {
  /** https://api.twilio.com/2010-04-01, or whoever speaks the same. */
  url: string;
  account: string;
  token: string;
  /** A number or a name. */
  from: string;
};

const waitMs = 10_000;

/** In the manner of Twilio's Messages: one form, basic authorisation, an answer with a number or an error. */
export function httpSms({ url, account, token, from }: HttpSmsSettings): SmsGateway {
  const address = `${url.replace(/\/$/, "")}/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`;
  return {
    async send({ to, text }) {
      let status: number;
      try {
        const response = await fetch(address, {
          method: "POST",
          headers: { authorization, accept: "application/json" },
          body: new URLSearchParams({ To: to, From: from, Body: text }),
          redirect: "error",
          signal: AbortSignal.timeout(waitMs),
        });
        status = response.status;
        await response.body?.cancel();
      } catch (error) {
        // Not the error itself: it may name the address with what was sent to it.
        throw new SmsFailed(`the provider could not be reached: ${(error as Error).name}`);
      }
      if (status < 200 || status > 299) throw new SmsFailed(`the provider answered ${status}`);
    },
  };
}
