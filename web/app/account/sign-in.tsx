import { isPersonalPage } from "@scoreline/site/menus";
import { callBackPath } from "@scoreline/site/redirects";
import { Link, useSearchParams } from "react-router";
import styles from "#frame/message-page.module.css";
import { usePage } from "#frame/page.ts";
import { localeOf } from "#frame/paths/locale-of.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { BellIcon, StarIcon, TrophyIcon } from "#ui/icons.tsx";
import type { Route } from "./+types/sign-in";

export function loader({ request, params }: Route.LoaderArgs) {
  localeOf(params.locale, new URL(request.url));
  return null;
}

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "shell.loginTip.title", "shell.loginTip.account");

const reasons = [
  ["favourites", StarIcon],
  ["notifications", BellIcon],
  ["fantasy", TrophyIcon],
] as const;

/** What an account is for, and the way back. */
export default function SignIn() {
  const { locale, t } = usePage();
  const [query] = useSearchParams();
  const back = callBackPath(query.get("callBackUrl"), locale);
  return (
    <section className={styles.page}>
      <h1>{t("shell.loginTip.title")}</h1>
      <ul className={styles.reasons}>
        {reasons.map(([reason, Icon]) => (
          <li key={reason}>
            <span className={styles.art}>
              <Icon />
            </span>
            {t(`shell.loginTip.${reason}`)}
          </li>
        ))}
      </ul>
      <p>{t("shell.loginTip.free")}</p>
      <Link className={styles.way} to={isPersonalPage(back) ? `/${locale}` : back}>
        {t("shell.back")}
      </Link>
    </section>
  );
}
