import type { Client } from "@scoreline/contract/client";
import { isPhoneCountry, type PhoneCountry } from "@scoreline/domain/account/phone-countries";
import type { LocaleCode } from "@scoreline/domain/names";
import { callBackPath } from "@scoreline/site/redirects";
import { data, type RouterContextProvider } from "react-router";
import { refusalIn } from "#account/refused.ts";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { pageContext } from "#page-context.ts";
import { readerOf } from "#reader/reader.ts";

type ActionArgs = { request: Request; params: { locale?: string }; context: Readonly<RouterContextProvider> };

/** What the forms before an account have in common: they work as plain forms, a step at a time. */
export type Filled = {
  client: Client;
  locale: LocaleCode;
  back: string;
  /** The name of the button that was pressed. */
  intent: string;
  field(name: string): string;
  /** The number, as the calls take it. */
  phone: { phoneNumber: string; countryCode?: PhoneCountry };
  captcha: { captcha: string } | Record<string, never>;
};

/** What the page shows after a form was sent: nothing that is secret is told back. */
export type Answered<Step extends string> = {
  step: Step;
  values: Readonly<Record<string, string>>;
  /** Seconds until another code may be asked for. */
  waitSeconds?: number;
  resetToken?: string;
  /** The password was not repeated rightly. */
  differ?: boolean;
  problem?: Problem;
};
export type Problem = { message: string; fields: readonly string[] };

const toldBack = ["method", "countryCode", "phoneNumber", "nickname", "referralCode"] as const;

export async function readForm({ request, params, context }: ActionArgs): Promise<Filled> {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? "");
  const captcha = field("captcha");
  const country = field("countryCode");
  return {
    client: context.get(pageContext).clientFor(locale, readerOf(request, locale)),
    locale,
    back: callBackPath(url.searchParams.get("callBackUrl"), locale),
    intent: field("intent"),
    field,
    phone: { phoneNumber: field("phoneNumber"), ...(isPhoneCountry(country) && { countryCode: country }) },
    captcha: captcha ? { captcha } : {},
  };
}

/** One step of a form: what it leads to, or the same step with what was wrong. */
export async function stepped<Step extends string>(
  step: Step,
  { field }: Filled,
  work: () => Promise<Partial<Answered<Step>> | Response>,
): Promise<Response | ReturnType<typeof data<Answered<Step>>>> {
  const values = Object.fromEntries(toldBack.map((name) => [name, field(name)]));
  try {
    const next = await work();
    if (next instanceof Response) return next;
    return data({ step, values, ...next });
  } catch (error) {
    const refused = refusalIn(error);
    if (!refused) throw error;
    const { message, fields, waitSeconds } = refused;
    const answer: Answered<Step> = { step, values, problem: { message, fields } };
    return data(waitSeconds === undefined ? answer : { ...answer, waitSeconds }, { status: 400 });
  }
}
