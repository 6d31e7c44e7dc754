import { type ReactNode, useId, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { CountryChoice, LanguageChoice } from "#account/own/choice-lists.tsx";
import { countryName } from "#account/own/country-name.ts";
import { Invitation } from "#account/own/invitation.tsx";
import styles from "#account/own/own.module.css";
import { ownClient } from "#account/own/own-loader.ts";
import { qrPath } from "#account/own/qr.ts";
import { type SessionRow, Sessions } from "#account/own/sessions.tsx";
import { useCountryAndLanguage } from "#account/own/use-country-and-language.ts";
import { useOwn } from "#account/own/use-own.ts";
import { useLogOut } from "#account/session/use-log-out.ts";
import { usePage } from "#frame/page.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { Modal } from "#ui/controls/modal.tsx";
import {
  ChevronIcon,
  DownloadIcon,
  GlobeIcon,
  KeyIcon,
  LogOutIcon,
  PenIcon,
  PersonIcon,
  PhoneIcon,
  ShieldCheckIcon,
  TrashIcon,
} from "#ui/icons.tsx";
import type { Route } from "./+types/account-page";

export async function loader(args: Route.LoaderArgs) {
  const { client, locale } = ownClient(args);
  const [referrals, sessions] = await Promise.all([
    client.get("/user/referrals", {}),
    client.get("/user/sessions", {}),
  ]);
  const named = sessions.result.data.map((row): SessionRow => ({ ...row, country: countryName(row.country, locale) }));
  return { referrals: referrals.result.data, sessions: named, qr: qrPath(referrals.result.data.link) };
}

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "account.title", "account.profile.hint");

/** The account at a glance, and the ways to its parts. */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { t, config } = usePage();
  const [choosing, setChoosing] = useState(false);
  const choice = useCountryAndLanguage();
  const own = useOwn();
  const logOut = useLogOut();
  const { revalidate } = useRevalidator();
  const heading = useId();
  const [year = "", month = "", day = ""] = own.registrationDate.split("-");
  return (
    <div className={styles.overview}>
      <h1 className="visually-hidden">{t("account.title")}</h1>
      <div className={styles.column}>
        <section className={styles.head} aria-labelledby={heading}>
          <Link className={styles.avatar} to="myProfile" aria-label={t("account.profile")}>
            <img src={own.profilePicture} alt="" width="64" height="64" />
            <span>
              <PenIcon />
            </span>
          </Link>
          <div>
            <h2 id={heading}>{own.username}</h2>
            {own.phoneNumber && (
              <p className={styles.number}>
                {own.phoneVerified && <ShieldCheckIcon />}
                <span className="num">{own.phoneNumber}</span>
              </p>
            )}
            <p>{t("account.memberSince", { date: `${Number(day)}/${Number(month)}/${year}` })}</p>
          </div>
        </section>
        <Invitation {...loaderData.referrals} qr={loaderData.qr} />
        <nav className={styles.card} aria-label={t("account.title")}>
          <Way to="myProfile" icon={<PersonIcon />} name={t("account.profile")} value={t("account.profile.hint")} />
          <Way
            to="myPhoneNumber"
            icon={<PhoneIcon />}
            name={t("account.phone")}
            value={t(own.phoneNumber ? "account.phone.verified" : "account.phone.none")}
          />
          <Way
            to="changePassword"
            icon={<KeyIcon />}
            name={t("account.password")}
            value={t(own.hasPassword ? "account.password.hidden" : "account.phone.none")}
          />
          <button type="button" className={styles.way} onClick={() => setChoosing(true)}>
            <GlobeIcon />
            <span>{t("account.countryAndLanguage")}</span>
            <small>{[own.countryName, config.displayName].filter(Boolean).join(" · ")}</small>
            <ChevronIcon />
          </button>
        </nav>
        <Modal open={choosing} onClose={() => setChoosing(false)} title={t("account.countryAndLanguage")}>
          <h3 className={styles.cardHead}>{t("shell.country")}</h3>
          <CountryChoice choice={choice} />
          <h3 className={styles.cardHead}>{t("shell.language")}</h3>
          <LanguageChoice choice={choice} />
        </Modal>
      </div>
      <div className={styles.column}>
        <Sessions rows={loaderData.sessions} onChanged={() => void revalidate()} />
        <section className={styles.card}>
          <a className={styles.way} href="/api/user/downloadData" download="scoreline.json">
            <DownloadIcon />
            <span>
              {t("account.data")}
              <em>{t("account.data.hint")}</em>
            </span>
          </a>
          <button type="button" className={styles.way} onClick={() => void logOut()}>
            <LogOutIcon />
            <span>{t("account.logOut")}</span>
          </button>
          <Link className={`${styles.way} ${styles.danger}`} to="deleteAccount">
            <TrashIcon />
            <span>
              {t("account.delete")}
              <em>{t("account.delete.hint")}</em>
            </span>
            <ChevronIcon />
          </Link>
        </section>
      </div>
    </div>
  );
}

function Way({ to, icon, name, value }: { to: string; icon: ReactNode; name: string; value: string }) {
  return (
    <Link className={styles.way} to={to}>
      {icon}
      <span>{name}</span>
      <small>{value}</small>
      <ChevronIcon />
    </Link>
  );
}
