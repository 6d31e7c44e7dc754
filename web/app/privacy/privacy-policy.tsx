import { sessionRules } from "@scoreline/domain/account/sessions";
import { isLocale } from "@scoreline/domain/languages";
import { type KeptFor, keptData, keptKinds } from "@scoreline/domain/privacy/kept";
import { loadedTranslator } from "@scoreline/i18n/load";
import type { Translate } from "@scoreline/i18n/translate";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import type { PageHandle } from "#frame/short-title.ts";
import styles from "#privacy/privacy-policy.module.css";
import { pageMeta } from "#seo/page-meta.ts";
import type { Route } from "./+types/privacy-policy";

export function meta(args: Route.MetaArgs) {
  const { locale = "" } = args.params;
  if (!isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  return pageMeta(args, { title: t("privacy.title"), description: t("privacy.text"), path: "/privacy-policy" });
}

export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("privacy.title") };

const dayMs = 86_400_000;

function until(kept: KeptFor, t: Translate): string {
  return "count" in kept ? t(`privacy.for.${kept.unit}`, { count: kept.count }) : t(`privacy.for.${kept.unit}`);
}

/** What this software keeps of people and for how long, told from the table that the store is held against. */
export default function PrivacyPolicy() {
  const { t, locale, site } = usePage();
  return (
    <article className={styles.page}>
      <h1>{t("privacy.title")}</h1>
      <p>{t("privacy.text")}</p>
      <h2>{t("privacy.kept")}</h2>
      <table className={styles.kept}>
        <thead>
          <tr>
            <th scope="col">{t("privacy.kept.what")}</th>
            <th scope="col">{t("privacy.kept.for")}</th>
          </tr>
        </thead>
        <tbody>
          {keptKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {t(`privacy.${kind}`)}
                <small>{t(`privacy.${kind}.why`, { most: sessionRules.absoluteMs / dayMs })}</small>
              </th>
              <td>{until(keptData[kind], t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{t("privacy.others")}</h2>
      <p>{t("privacy.others.text")}</p>
      <h2>{t("privacy.not")}</h2>
      <p>{t("privacy.not.text")}</p>
      <h2>{t("privacy.rights")}</h2>
      <p>{t("privacy.rights.text")}</p>
      <p className={styles.ways}>
        <Link to={`/${locale}/account`}>{t("privacy.rights.account")}</Link>
        <a href={site.support}>{t("shell.footer.support")}</a>
      </p>
    </article>
  );
}
