import { isPhoneCountry, type PhoneCountry } from "@scoreline/domain/account/phone-countries";
import { type ChangeEvent, useId, useState } from "react";
import { Link, useLocation } from "react-router";
import styles from "#account/enter/enter.module.css";
import type { PhoneCountryRow } from "#account/enter/enter-loader.ts";
import { usePage } from "#frame/page.ts";
import { Flag } from "#ui/badges/flag.tsx";
import { ChevronIcon } from "#ui/icons.tsx";
import { lateScript } from "#ui/late-script.ts";

type Props = {
  countries: readonly PhoneCountryRow[];
  /** Where the reader probably is. */
  country: string;
  label?: string;
  /** As it was sent. */
  values?: Readonly<Record<string, string>> | undefined;
  /** A code is on its way to it: it stays as it is, unless the reader begins again. */
  fixed?: boolean;
  wrong?: boolean;
  /** The reader begins again; without it the page does, anew. */
  onChange?(): void;
};

/** A mobile number of one of the twelve countries, written as its people write it. */
export function PhoneField({ countries, country, label, values, fixed = false, wrong = false, onChange }: Props) {
  const { t } = usePage();
  const id = useId();
  const { search } = useLocation();
  const [chosen, choose] = useState(values?.countryCode || country);
  const [number, setNumber] = useState(values?.phoneNumber ?? "");
  const row = countries.find(({ code }) => code === chosen) ?? countries[0];

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const { value } = target;
    setNumber(value);
    // Only at its end: in the middle the cursor would be taken away.
    if (target.selectionEnd === value.length && value.length > number.length && isPhoneCountry(chosen))
      void asTyped(value, chosen).then((text) => setNumber((now) => (now === value ? text : now)));
  }

  return (
    <div className={styles.field} data-wrong={wrong ? "" : undefined}>
      <label htmlFor={id}>{label ?? t("account.phone")}</label>
      <span className={styles.box}>
        <span className={styles.country}>
          <Flag code={chosen.toLowerCase()} />
          <span className="num" aria-hidden="true">
            +{row?.callingCode}
          </span>
          {fixed ? (
            <input type="hidden" name="countryCode" value={chosen} />
          ) : (
            <>
              <ChevronIcon />
              <select
                name="countryCode"
                aria-label={t("account.phone.country")}
                value={chosen}
                onChange={({ target }) => choose(target.value)}
              >
                {countries.map(({ code, callingCode, name }) => (
                  <option key={code} value={code}>
                    {name} +{callingCode}
                  </option>
                ))}
              </select>
            </>
          )}
        </span>
        <input
          id={id}
          className="num"
          name="phoneNumber"
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={40}
          value={number}
          readOnly={fixed}
          aria-invalid={wrong || undefined}
          onFocus={() => void loadPhones()}
          onChange={type}
        />
        {fixed && onChange && (
          <button type="button" className={styles.aside} onClick={onChange}>
            {t("account.phone.change")}
          </button>
        )}
        {fixed && !onChange && (
          <Link className={styles.aside} to={search || "?"} replace>
            {t("account.phone.change")}
          </Link>
        )}
      </span>
    </div>
  );
}

/** What is known of numbers weighs as much as a page: it comes when somebody begins to write one. */
const loadPhones = lateScript(() => import("@scoreline/domain/account/phone"));

async function asTyped(text: string, country: PhoneCountry): Promise<string> {
  const { phoneAsTyped } = await loadPhones();
  return phoneAsTyped(text, country);
}
