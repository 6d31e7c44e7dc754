import { fullDate } from "@scoreline/i18n/format";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { TextField } from "#account/enter/text-field.tsx";
import { Invitation } from "#account/own/invitation.tsx";
import styles from "#account/own/own.module.css";
import { ownClient } from "#account/own/own-loader.ts";
import { OwnForm, Part } from "#account/own/part.tsx";
import { qrPath } from "#account/own/qr.ts";
import { useCall } from "#account/own/use-call.ts";
import { useOwn } from "#account/own/use-own.ts";
import { usePage } from "#frame/page.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { showToast } from "#ui/toasts/toasts.ts";
import type { Route } from "./+types/my-referral-code";

export async function loader(args: Route.LoaderArgs) {
  const { result } = await ownClient(args).client.get("/user/referrals", {});
  return { ...result.data, qr: qrPath(result.data.link) };
}

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "account.invite", "account.invite.text");

export default function MyReferralCode({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const { referred } = useOwn();
  return (
    <Part title={t("account.invite")}>
      <Invitation {...loaderData} />
      <Friends first={loaderData.list} more={loaderData.hasNext} />
      {!referred && <FriendsCode />}
    </Part>
  );
}

type Friend = { username: string; date: string };

function Friends({ first, more }: { first: readonly Friend[]; more: boolean }) {
  const { t } = usePage();
  const { busy, run } = useCall();
  const [pages, setPages] = useState<readonly (readonly Friend[])[]>([]);
  const [hasNext, setHasNext] = useState(more);
  const friends = [first, ...pages].flat();
  return (
    <section className={styles.card}>
      <h2 className={styles.cardHead}>{t("account.invite.friends")}</h2>
      {friends.length === 0 && <p className={styles.empty}>{t("account.invite.none")}</p>}
      <ol>
        {friends.map(({ username, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end, and names may be alike
          <li key={index} className={styles.row}>
            <span>{username}</span>
            <small>{fullDate(date, t)}</small>
          </li>
        ))}
      </ol>
      {hasNext && (
        <button
          type="button"
          className={styles.second}
          disabled={busy}
          onClick={() =>
            void run(async (client) => {
              const { result } = await client.get("/user/referrals", { page: pages.length + 1 });
              setPages([...pages, result.data.list]);
              setHasNext(result.data.hasNext);
            })
          }
        >
          {t("account.more")}
        </button>
      )}
    </section>
  );
}

function FriendsCode() {
  const { t } = usePage();
  const { busy, problem, run } = useCall();
  const { revalidate } = useRevalidator();
  return (
    <section className={styles.card}>
      <h2 className={styles.cardHead}>{t("account.invite.enter")}</h2>
      <div className={styles.padded}>
        <p>{t("account.invite.enter.text")}</p>
        <OwnForm
          button={t("account.invite.enter.button")}
          busy={busy}
          problem={problem}
          onSend={async (field) => {
            const referralCode = field("referralCode");
            if (!(await run((client) => client.post("/user/updateReferralCode", { referralCode })))) return;
            showToast({ type: "success", message: t("account.invite.entered") });
            void revalidate();
          }}
        >
          <TextField
            name="referralCode"
            label={t("account.referral")}
            autoComplete="off"
            wrong={problem !== undefined}
          />
        </OwnForm>
      </div>
    </section>
  );
}
