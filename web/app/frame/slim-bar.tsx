import { isAccountPage, isHomePage } from "@scoreline/site/menus";
import { useLocation, useNavigate } from "react-router";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { useShortTitle } from "#frame/short-title.ts";
import styles from "#frame/slim-bar.module.css";
import { IconButton, iconShape } from "#ui/controls/icon-button.tsx";
import { BackIcon, SearchIcon, ShareIcon, SlidersIcon } from "#ui/icons.tsx";
import { share } from "#ui/share.ts";

/** What phones have instead of the header below the front page: the way back, where one is, search and share; nobody shares an account. */
export function SlimBar() {
  const { locale, t } = usePage();
  const { sport, openSearch, openSettings } = useShell();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const title = useShortTitle();
  if (isHomePage(pathname)) return null;
  return (
    <header className={`${styles.bar} mobile-only`}>
      <PageLink
        className={iconShape}
        to={`/${locale}/${sport}/matches`}
        aria-label={t("shell.back")}
        onClick={(event) => {
          // Whoever came from another page of ours goes back to it; whoever came by a link from outside goes to the matches.
          const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
          if (idx === 0) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <BackIcon />
      </PageLink>
      <p className={styles.title}>{title}</p>
      {isAccountPage(pathname) ? (
        <IconButton label={t("shell.settings")} onClick={openSettings}>
          <SlidersIcon />
        </IconButton>
      ) : (
        <>
          <IconButton label={t("shell.search")} onClick={openSearch}>
            <SearchIcon />
          </IconButton>
          <IconButton
            label={t("shell.share")}
            onClick={() => void share({ title: document.title, url: location.href }, t)}
          >
            <ShareIcon />
          </IconButton>
        </>
      )}
    </header>
  );
}
