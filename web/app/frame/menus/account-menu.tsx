import { useState } from "react";
import { CountryChoice, LanguageChoice } from "#account/own/choice-lists.tsx";
import { useCountryAndLanguage } from "#account/own/use-country-and-language.ts";
import type { SignedIn } from "#account/session/signed-in.ts";
import { useLogOut } from "#account/session/use-log-out.ts";
import styles from "#frame/menus/account-menu.module.css";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { Dropdown } from "#ui/controls/dropdown.tsx";
import { iconShape } from "#ui/controls/icon-button.tsx";
import { BackIcon, ChevronIcon } from "#ui/icons.tsx";

type View = "main" | "country" | "language";

/** The reader's picture: on a desktop with a menu under it, on a phone the way to the account. */
export function AccountMenu({ user }: { user: SignedIn }) {
  const { t, locale } = usePage();
  const [view, setView] = useState<View>("main");
  const choice = useCountryAndLanguage();
  const picture = <img className={styles.picture} src={user.profilePicture} alt="" width="32" height="32" />;
  return (
    <>
      <div className="desktop-only">
        <Dropdown
          label={t("shell.account", { name: user.username })}
          button={picture}
          opens="click"
          onClosed={() => setView("main")}
        >
          <div className={styles.menu}>
            {view === "main" ? (
              <Main user={user} show={setView} />
            ) : (
              <>
                <button ref={takeFocus} type="button" className={styles.back} onClick={() => setView("main")}>
                  <BackIcon />
                  {t(view === "country" ? "shell.country" : "shell.language")}
                </button>
                {view === "country" ? <CountryChoice choice={choice} /> : <LanguageChoice choice={choice} />}
              </>
            )}
          </div>
        </Dropdown>
      </div>
      <PageLink
        className={`${iconShape} mobile-only`}
        to={`/${locale}/account`}
        aria-label={t("shell.account", { name: user.username })}
      >
        {picture}
      </PageLink>
    </>
  );
}

/** The keyboard goes along when the list changes. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function Main({ user, show }: { user: SignedIn; show(view: View): void }) {
  const { t, locale, config } = usePage();
  const logOut = useLogOut();
  return (
    <>
      <p className={styles.name}>{user.username}</p>
      <PageLink className={styles.item} to={`/${locale}/account`}>
        {t("shell.profileSetting")}
      </PageLink>
      <button type="button" className={styles.item} onClick={() => show("country")}>
        {t("shell.country")}
        <ChevronIcon />
      </button>
      <button type="button" className={styles.item} onClick={() => show("language")}>
        {t("shell.language")}
        <small>{config.displayName}</small>
        <ChevronIcon />
      </button>
      <button type="button" className={styles.item} onClick={() => void logOut()}>
        {t("shell.logOut")}
      </button>
    </>
  );
}
