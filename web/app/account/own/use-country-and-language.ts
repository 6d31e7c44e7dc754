import type { PhoneCountry } from "@scoreline/domain/account/phone-countries";
import type { LocaleCode } from "@scoreline/domain/names";
import { homeCountry } from "@scoreline/site/home-countries";
import { inLocale } from "@scoreline/site/redirects";
import { useRef, useState } from "react";
import { refusalIn } from "#account/refused.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { showToast } from "#ui/toasts.ts";

type CountryAndLanguage = {
  /** As the reader sees it: what they have just chosen counts. */
  country: string;
  changeCountry(country: PhoneCountry): void;
  changeLanguage(locale: LocaleCode): void;
};

/** The signed-in reader's country and language, on every device of theirs. One change at a time. */
export function useCountryAndLanguage(): CountryAndLanguage {
  const { t, user } = usePage();
  const client = useClient();
  const changing = useRef(false);
  const [country, setCountry] = useState(user?.preferredCountry ?? "");

  async function change(work: () => Promise<void>) {
    if (changing.current) return;
    changing.current = true;
    try {
      await work();
    } catch (error) {
      setCountry(user?.preferredCountry ?? "");
      showToast({ type: "default", message: refusalIn(error)?.message ?? t("error.unexpected") });
    } finally {
      changing.current = false;
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
