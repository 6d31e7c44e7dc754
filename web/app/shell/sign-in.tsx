import { isPersonalPage } from "@scoreline/domain/places";
import { callBackPath } from "@scoreline/domain/routing";
import { Link, useSearchParams } from "react-router";
import { hiddenMeta } from "#shell/hidden-meta.ts";
import { localeOf } from "#shell/locale-of.ts";
import styles from "#shell/message-page.module.css";
import { usePage } from "#shell/page.ts";
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
