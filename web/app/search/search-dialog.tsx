import type { FoundThing } from "@scoreline/contract/schemas/found";
import type { Sport } from "@scoreline/domain/sport";
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { Intent } from "#account/session/after-login.ts";
import { useFavourites } from "#favourite/favourites-context.ts";
import type { Thing } from "#favourite/own-favourites.ts";
import { AccountLinks } from "#frame/menus/account-links.tsx";
import { usePage } from "#frame/page.ts";
import { ResultList } from "#search/result-list.tsx";
import styles from "#search/search.module.css";
import { type SearchTab, searchTabs } from "#search/search-calls.ts";
import { useFound } from "#search/use-found.ts";
import { useScrollLock } from "#ui/controls/modal.tsx";
import { BackIcon, CloseIcon, SearchIcon } from "#ui/icons.tsx";
import { isNarrow } from "#ui/narrow.ts";

const longestQuery = 60;

/** Find a team, a competition, a country or a player, by name or among the popular ones. */
export function SearchDialog({ sport, text: asked, onClose }: { sport: Sport; text: string; onClose(): void }) {
  const { t, user } = usePage();
  const { toggle } = useFavourites();
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const panel = useId();
  const [tab, setTab] = useState<SearchTab>("all");
  const [typed, setTyped] = useState(asked.slice(0, longestQuery));
  const [country, setCountry] = useState<FoundThing>();
  const [attempt, setAttempt] = useState(0);
  const [tip, setTip] = useState<Intent>();
  const text = typed.trim();
  const found = useFound(
    { sport: country?.sport ?? sport, tab, text: country ? "" : text, countryId: country?.id },
    attempt,
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

  function type(words: string) {
    setCountry(undefined);
    setTyped(words);
  }

  function choose(next: SearchTab) {
    setCountry(undefined);
    setTab(next);
  }

  /** Visitors have no favourites: a popup tells phones so, a tip in the dialog larger screens. */
  function favourite(thing: Thing, touched: Element) {
    if (user || isNarrow()) toggle(thing, touched);
    else setTip({ kind: "favourite", thing });
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t("search.label")}
      onCancel={(event) => {
        event.preventDefault();
        if (country) setCountry(undefined);
        else onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => moveFocus(event, box.current)}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <SearchIcon />
          <input
            ref={box}
            className={styles.box}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={longestQuery}
            value={typed}
            onChange={(event) => type(event.target.value)}
            placeholder={t("shell.search.hint")}
            aria-label={t("search.label")}
            aria-controls={panel}
          />
          {typed && (
            <button
              type="button"
              className={`${styles.icon} ${styles.clear}`}
              aria-label={t("search.clear")}
              onClick={() => {
                type("");
                box.current?.focus();
              }}
            >
              <CloseIcon />
            </button>
          )}
          <button type="button" className={`${styles.done} mobile-only`} onClick={onClose}>
            {t("search.done")}
          </button>
          <button
            type="button"
            className={`${styles.icon} desktop-only`}
            aria-label={t("shell.close")}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>
        <div className={styles.tabs} role="tablist" aria-label={t("search.tabs")}>
          {searchTabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={name === tab}
              aria-controls={panel}
              tabIndex={name === tab ? 0 : -1}
              onClick={() => choose(name)}
            >
              {t(`search.tab.${name}`)}
            </button>
          ))}
        </div>
        {country && (
          <button type="button" className={styles.back} data-row onClick={() => setCountry(undefined)}>
            <BackIcon />
            <span className="visually-hidden">{t("search.back")}</span>
            <b>{country.name}</b>
          </button>
        )}
        {tip && (
          <div className={styles.tip} role="status">
            <p>{t("shell.loginTip.favourites")}</p>
            <AccountLinks everywhere intent={tip} />
          </div>
        )}
        <div id={panel} className={styles.results} role="tabpanel" aria-label={t(`search.tab.${tab}`)}>
          <ResultList
            found={found}
            sport={sport}
            popular={text === "" && !country}
            text={text}
            onCountry={(chosen) => {
              setCountry(chosen);
              box.current?.focus();
            }}
            onFavourite={favourite}
            onRetry={() => setAttempt(attempt + 1)}
          />
        </div>
        <p className={`${styles.keys} desktop-only`}>{t("search.keys")}</p>
      </div>
    </dialog>
  );
}

/** Up and down go through the rows and back to the box, sideways through the tabs; Enter in the box takes the first row. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>, box: HTMLInputElement | null): void {
  const { key, currentTarget, target } = event;
  const all = (selector: string) => [...currentTarget.querySelectorAll<HTMLElement>(selector)];
  const rows = all("[data-row]");
  const at = rows.indexOf(target as HTMLElement);
  if (key === "ArrowDown" || key === "ArrowUp") {
    event.preventDefault();
    const next = at + (key === "ArrowDown" ? 1 : -1);
    if (next < 0) box?.focus();
    else rows[Math.min(next, rows.length - 1)]?.focus();
  } else if (key === "Enter" && target === box) {
    event.preventDefault();
    rows[0]?.click();
  } else if ((key === "ArrowLeft" || key === "ArrowRight") && (target as HTMLElement).role === "tab") {
    const tabs = all("[role=tab]");
    const step = (key === "ArrowRight") === (getComputedStyle(currentTarget).direction === "ltr") ? 1 : -1;
    const next = tabs[(tabs.indexOf(target as HTMLElement) + step + tabs.length) % tabs.length];
    next?.focus();
    next?.click();
  }
}
