import { createHash } from "node:crypto";
import type { CallInput } from "@scoreline/contract/call";
import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { ChatApp } from "@scoreline/domain/account/methods";
import { isNickname, nicknameLength } from "@scoreline/domain/account/rules";
import { chatLoginMs } from "@scoreline/domain/account/sessions";
import type { ChatUser } from "@scoreline/gateways/chat-login/port";
import { callBackPath, localeOfSegment } from "@scoreline/site/redirects";
import { addTicket, useTicket } from "@scoreline/store/account/tickets";
import { addIdentity, userByIdentity } from "@scoreline/store/account/users";
import { hashOf, newSecret } from "#account/accounts.ts";
import { infoOf } from "#account/info.ts";
import { createAccount, signIn, userOf, visitBy } from "#account/sign-in.ts";
import type { Caller, Handler, Services } from "#handler.ts";

/** Binds the way back to the browser that went. */
const chatCookie = "chat";
const paths: Record<ChatApp, string> = { line: "/linecallback", zalo: "/zaloCallBack" };

/** What is remembered of somebody who went to a chat app, until they come back. */
type Went = { app: ChatApp; browser: string; verifier: string; nonce: string; callBackUrl: string };

const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
const redirectUri = ({ accounts }: Services, app: ChatApp) => `${accounts.origin}${paths[app]}`;

/** Who came back, by what they were given and what was remembered. Everything that does not fit is the same failure. */
async function comeBack(app: ChatApp, input: { code: string; state: string }, caller: Caller, services: Services) {
  const { database, accounts } = services;
  const chatLogin = accounts.chatLogins[app];
  if (!chatLogin) throw new Refusal("methodOff");
  const visit = visitBy(caller);
  const ticket = await useTicket(database, { hash: hashOf(input.state), kind: "chatLogin", now: accounts.now() });
  const went = ticket?.data as Went | undefined;
  const isSame = went?.app === app && went.browser === hashOf(visit.cookie(chatCookie) ?? "");
  // Whoever went to link an account must still be in it.
  const isStillIn = ticket?.userId == null || ticket.userId === caller.session?.userId;
  if (!went || !isSame || !isStillIn) throw new Refusal("chatLoginFailed");
  visit.dropCookie(chatCookie);
  const { verifier, nonce, callBackUrl } = went;
  try {
    const back = { code: input.code, verifier, nonce, redirectUri: redirectUri(services, app) };
    return { user: await chatLogin.identify(back), callBackUrl, linkTo: ticket?.userId ?? undefined };
  } catch (error) {
    accounts.failed?.(error, `a login by ${app} failed`);
    throw new Refusal("chatLoginFailed");
  }
}

/** A first name for who brings one that we do not take: they can change it. */
function nicknameFor({ name, subject }: ChatUser): string {
  const plain = name.replace(/[^A-Za-z0-9]/g, "").slice(0, nicknameLength.signUp.max);
  return isNickname(plain, "signUp")
    ? plain
    : `Fan${hashOf(subject)
        .replace(/[^A-Za-z0-9]/g, "")
        .slice(0, 6)}`;
}

/** Somebody whom nobody knows yet; should they come twice at once, one of them is created. */
async function welcome(
  app: ChatApp,
  user: ChatUser,
  caller: Caller,
  { database, accounts }: Services,
): Promise<number> {
  const now = accounts.now();
  class KnownByNow extends Error {}
  try {
    return await database.transaction(async (tx) => {
      const userId = await createAccount(
        tx,
        { phone: null, passwordHash: null, nickname: nicknameFor(user) },
        caller,
        now,
      );
      if (userId === undefined) throw new KnownByNow();
      if (!(await addIdentity(tx, { app, subject: user.subject, userId, createdAt: now }))) throw new KnownByNow();
      return userId;
    });
  } catch (error) {
    const known = error instanceof KnownByNow ? await userByIdentity(database, app, user.subject) : undefined;
    if (known === undefined) throw error;
    return known;
  }
}

async function loginBy(app: ChatApp, input: CallInput<Calls["loginLine"]>, caller: Caller, services: Services) {
  const { database, accounts } = services;
  const { user, callBackUrl, linkTo } = await comeBack(app, input, caller, services);
  const known = await userByIdentity(database, app, user.subject);
  if (linkTo !== undefined) {
    const identity = { app, subject: user.subject, userId: linkTo, createdAt: accounts.now() };
    if (known !== linkTo && !(await addIdentity(database, identity))) throw new Refusal("identityTaken");
    return succeed({ data: { ...(await infoOf(database, userOf(caller).userId)), callBackUrl, isNew: false } });
  }
  const userId = known ?? (await welcome(app, user, caller, services));
  return succeed({ data: { ...(await signIn(userId, caller, services)), callBackUrl, isNew: known === undefined } });
}

export const chatLoginCalls: { [Name in "startChatLogin" | "loginLine" | "loginZalo"]: Handler<Calls[Name]> } = {
  startChatLogin: async ({ app, callBackUrl, locale }, caller, services) => {
    const { database, accounts } = services;
    const chatLogin = accounts.chatLogins[app];
    if (!chatLogin) throw new Refusal("methodOff");
    const [state, nonce, verifier, browser] = [newSecret(), newSecret(), newSecret(), newSecret()];
    const back = callBackPath(callBackUrl ?? null, localeOfSegment(locale ?? "") ?? caller.locale);
    const went: Went = { app, browser: hashOf(browser), verifier, nonce, callBackUrl: back };
    const expiresAt = accounts.now() + chatLoginMs;
    const userId = caller.session?.userId ?? null;
    await addTicket(database, { hash: hashOf(state), kind: "chatLogin", userId, data: went, expiresAt });
    visitBy(caller).keepCookie(chatCookie, browser, { maxAge: chatLoginMs / 1000 });
    const challenge = challengeOf(verifier);
    const url = chatLogin.authorizeUrl({ state, nonce, challenge, redirectUri: redirectUri(services, app) });
    return succeed({ data: { url } });
  },

  loginLine: (input, caller, services) => loginBy("line", input, caller, services),
  loginZalo: (input, caller, services) => loginBy("zalo", input, caller, services),
};
