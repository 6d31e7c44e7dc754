import type { ConsoleSms } from "@scoreline/gateways/sms/console";
import { Browser } from "#testing/browser.ts";
import type { TestServer } from "#testing/server.ts";

let last = 0;

/** People with telephones, and accounts if they want one. */
export class People {
  readonly #server: TestServer;

  constructor(server: TestServer) {
    this.#server = server;
  }

  newPhone(): string {
    last += 1;
    return `+8491${String(last * 7_919)
      .padStart(7, "0")
      .slice(-7)}`;
  }

  get #outbox() {
    return (this.#server.services.accounts.sms as ConsoleSms).outbox;
  }

  /** The last message that a number got. */
  messageTo(phone: string): string {
    return this.#outbox.find(({ to }) => to === phone)?.text ?? "";
  }

  codeFor(phone: string): string {
    return /\d{6}/.exec(this.messageTo(phone))?.[0] ?? "";
  }

  async askForCode(
    browser: Browser,
    name: "getSignUpCode" | "getLoginCode" | "getResetCode",
    phone = this.newPhone(),
  ): Promise<string> {
    const asked = await browser.call(name, { phoneNumber: phone, captcha: await browser.captcha() });
    if (asked.businessCode !== 0) throw new Error(`no code: ${asked.body}`);
    return phone;
  }

  /** Somebody who has signed up, in the browser where they did. */
  async member(more: Record<string, string> = {}): Promise<{ phone: string; browser: Browser }> {
    const browser = new Browser(this.#server.app);
    const phone = await this.askForCode(browser, "getSignUpCode");
    const given = { phoneNumber: phone, otp: this.codeFor(phone), password: "abcd1234", nickname: "Tester1" };
    const signedUp = await browser.call("signUp", { ...given, ...more });
    if (signedUp.businessCode !== 0) throw new Error(`not signed up: ${signedUp.body}`);
    return { phone, browser };
  }
}
