import type { FoundCountry } from "@scoreline/contract/schemas/found";
import type { Sport } from "@scoreline/domain/sport";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Intent } from "#account/session/after-login.ts";
import { CountryCompetitions } from "#favourite/dialog/country-competitions.tsx";
import styles from "#favourite/dialog/dialog.module.css";
import { type DialogTab, listOf } from "#favourite/dialog/dialog-calls.ts";
import { DialogTabs } from "#favourite/dialog/dialog-tabs.tsx";
import { DialogTip } from "#favourite/dialog/dialog-tip.ts";
import { ListView } from "#favourite/dialog/list-view.tsx";
import { useAsked } from "#favourite/dialog/use-asked.ts";
import { AccountLinks } from "#frame/menus/account-links.tsx";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { useScrollLock } from "#ui/controls/modal.tsx";
import { CloseIcon, SearchIcon } from "#ui/icons.tsx";

const longestQuery = 60;

/** Over the page: teams, competitions and countries to follow, among the popular ones or by name. */
export function FavouritesDialog({ sport, onClose }: { sport: Sport; onClose(): void }) {
  const { t } = usePage();
  const client = useClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [heading, panel] = [useId(), useId()];
  const [tab, setTab] = useState<DialogTab>("teams");
  const [typed, setTyped] = useState("");
  const [country, setCountry] = useState<FoundCountry>();
  const [attempt, setAttempt] = useState(0);
  const [tip, setTip] = useState<Intent>();
  const text = typed.trim();
  const asked = useAsked(
    JSON.stringify([sport, tab, text]),
    `${sport} ${tab}`,
    (signal) => listOf(client, { sport, tab, text }, { signal }),
    { typing: text !== "", attempt },
  );
  useScrollLock(true);

  // Before the dialog is gone from the page: only then does closing it give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    box.current?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  const look = (words: string) => {
    setCountry(undefined);
    setTyped(words);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself, through its cancel event
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      data-country={country ? "" : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <DialogTip value={setTip}>
        <div className={styles.panel}>
          <header className={styles.head}>
            <h2 id={heading}>{t("favourites.title")}</h2>
            <button type="button" className={styles.icon} aria-label={t("shell.close")} onClick={onClose}>
              <CloseIcon />
            </button>
          </header>
          <div className={styles.search}>
            <SearchIcon />
            <input
              ref={box}
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={longestQuery}
              value={typed}
              onChange={(event) => look(event.target.value)}
              placeholder={t("favourites.search")}
              aria-label={t("favourites.search")}
              aria-controls={panel}
            />
            {typed && (
              <button
                type="button"
                className={styles.icon}
                aria-label={t("favourites.clear")}
                onClick={() => {
                  look("");
                  box.current?.focus();
                }}
              >
                <CloseIcon />
              </button>
            )}
          </div>
          <DialogTabs
            sport={sport}
            tab={tab}
            panel={panel}
            onChoose={(next) => {
              setCountry(undefined);
              setTab(next);
            }}
          />
          {tip && (
            <div className={styles.tip} role="status">
              <p>{t("shell.loginTip.favourites")}</p>
              <AccountLinks everywhere intent={tip} />
            </div>
          )}
          <div id={panel} className={styles.body} role="tabpanel" aria-label={t(`favourites.tab.${tab}`)}>
            <div className={styles.list}>
              <ListView
                asked={asked}
                sport={sport}
                tab={tab}
                popular={text === ""}
                country={country}
                onCountry={setCountry}
                onRetry={() => setAttempt(attempt + 1)}
              />
            </div>
            {country && (
              <CountryCompetitions
                key={country.id}
                sport={sport}
                country={country}
                onBack={() => {
                  // On phones the list is only there again once the country has gone.
                  flushSync(() => setCountry(undefined));
                  dialog.current?.querySelector<HTMLElement>(`[data-country-row="${country.id}"]`)?.focus();
                }}
              />
            )}
          </div>
          <footer className={styles.foot}>
            <p>{t("favourites.saved")}</p>
            <button type="button" className={styles.done} onClick={onClose}>
              {t("favourites.done")}
            </button>
          </footer>
        </div>
      </DialogTip>
    </dialog>
  );
}
