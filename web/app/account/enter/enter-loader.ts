import { isPhoneCountry } from "@scoreline/domain/account/phone-countries";
import { isLocale } from "@scoreline/domain/languages";
import { locales } from "@scoreline/i18n/locales";
import { homeCountries, likelyCountry } from "@scoreline/site/home-countries";
import { callBackPath } from "@scoreline/site/redirects";
import { type RouterContextProvider, redirect } from "react-router";
import { countryName } from "#account/own/country-name.ts";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { pageContext } from "#page-context.ts";
import { readerOf } from "#reader/reader.ts";

type LoaderArgs = { request: Request; params: { locale?: string }; context: Readonly<RouterContextProvider> };

export type PhoneCountryRow = { code: string; callingCode: number; name: string };

/** What the pages before an account are made from: the ways that the reader's country is offered, and whose numbers are taken. */
export async function loadEnter({ request, params, context }: LoaderArgs, kind: "getLoginMethod" | "getSignUpMethod") {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const reader = readerOf(request, locale);
  const { user, country: known, clientFor } = context.get(pageContext);
  const back = callBackPath(url.searchParams.get("callBackUrl"), locale);
  if (user) throw redirect(back);
  const likely = known || likelyCountry({ timeZone: reader.timeZone, locale });
  const country = isPhoneCountry(likely) ? likely : "TH";
  const { result } = await clientFor(locale, reader).get(`/user/${kind}`, { country });
  return {
    back,
    country,
    countries: phoneCountryRows(locale),
    methods: result.data.methods,
    referralCode: url.searchParams.get("referralCode") ?? "",
  };
}

/** Named on the server: browsers name some countries in other words. */
export function phoneCountryRows(locale: string): PhoneCountryRow[] {
  const language = isLocale(locale) ? locale : "en";
  return homeCountries
    .map(({ code, callingCode }) => ({ code, callingCode, name: countryName(code, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locales[language].languageTag));
}
