import type { PhoneCountry } from "@scoreline/domain/account/phone-countries";
import type { LocaleCode } from "@scoreline/domain/names";
import { homeCountry } from "@scoreline/site/home-countries";
import { inLocale } from "@scoreline/site/redirects";
import { useState } from "react";
import { refusalIn } from "#account/refused.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { showToast } from "#ui/toasts/toasts.ts";

export type CountryAndLanguage = {
  /** As the reader sees it: what they have just chosen counts. */
  country: string;
  changeCountry(country: PhoneCountry): void;
  changeLanguage(locale: LocaleCode): void;
};

/** One change at a time, wherever on the page it was begun. */
let changing = false;

/** The signed-in reader's country and language, on every device of theirs. */
export function useCountryAndLanguage(): CountryAndLanguage {
  const { t, user } = usePage();
  const client = useClient();
  const [country, setCountry] = useState(user?.preferredCountry ?? "");

  async function change(work: () => Promise<void>) {
    if (changing) return;
    changing = true;
    try {
      await work();
    } catch (error) {
      setCountry(user?.preferredCountry ?? "");
      showToast({ type: "default", message: refusalIn(error)?.message ?? t("error.unexpected") });
    } finally {
      changing = false;
    }
  }
  async function speak(locale: LocaleCode) {
    await client.post("/user/updateProfilePreferredLanguage", { preferredLanguage: locale });
    // A whole load brings the new language's messages.
    location.assign(inLocale(`${location.pathname}${location.search}`, locale));
  }
  return {
    country,
    changeCountry: (chosen) =>
      void change(async () => {
        setCountry(chosen);
        await client.post("/user/updateProfilePreferredCountry", { preferredCountry: chosen });
        const [first] = homeCountry(chosen)?.locales ?? [];
        if (first) await speak(first);
      }),
    changeLanguage: (locale) => void change(() => speak(locale)),
  };
}
