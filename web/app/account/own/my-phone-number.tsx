import { isPhoneCountry } from "@scoreline/domain/account/phone-countries";
import { likelyCountry } from "@scoreline/site/home-countries";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { CodeField, CodeTimer } from "#account/enter/code-field.tsx";
import { phoneCountryRows } from "#account/enter/enter-loader.ts";
import { PhoneField } from "#account/enter/phone-field.tsx";
import { proofFor } from "#account/enter/proof.tsx";
import { SecretField } from "#account/enter/text-field.tsx";
import styles from "#account/own/own.module.css";
import { ownClient } from "#account/own/own-loader.ts";
import { OwnForm, Part } from "#account/own/part.tsx";
import { useCall } from "#account/own/use-call.ts";
import { useOwn } from "#account/own/use-own.ts";
import { usePage } from "#frame/page.ts";
import { pageContext } from "#page-context.ts";
import { readerOf } from "#reader/reader.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { SegmentedChoice } from "#ui/controls/segmented-choice.tsx";
import { showToast } from "#ui/toasts/toasts.ts";
import type { Route } from "./+types/my-phone-number";

export function loader(args: Route.LoaderArgs) {
  const { locale } = ownClient(args);
  const { country } = args.context.get(pageContext);
  const { timeZone } = readerOf(args.request, locale);
  return { countries: phoneCountryRows(locale), country: country || likelyCountry({ timeZone, locale }) };
}

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "account.phone", "account.phone.noneText");

/** Another number: a code to it, and what shows that it is the owner who asks. */
export default function MyPhoneNumber({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const own = useOwn();
  const { busy, problem, run } = useCall();
  const { revalidate } = useRevalidator();
  const [wait, setWait] = useState<number>();
  const [proof, setProof] = useState<"password" | "code">(own.hasPassword ? "password" : "code");
  const ownCodeSent = useRef(false);
  const sent = wait !== undefined;
  const needsProof = own.phoneNumber !== null;

  async function send(field: (name: string) => string) {
    const country = field("countryCode");
    const number = { phoneNumber: field("phoneNumber"), ...(isPhoneCountry(country) && { countryCode: country }) };
    if (!sent) {
      await run(async (client) => {
        const asked = await client.post("/user/getPhoneCode", { to: "new", ...number, ...(await proofFor(client)) });
        if (needsProof && proof === "code" && !ownCodeSent.current) {
          await client.post("/user/getPhoneCode", { to: "own", ...(await proofFor(client)) });
          ownCodeSent.current = true;
        }
        setWait(asked.result.data.waitSeconds);
      });
      return;
    }
    const done = await run((client) =>
      client.post("/user/updatePhone", {
        ...number,
        otp: field("otp"),
        password: field("password"),
        ownOtp: field("ownOtp"),
      }),
    );
    if (!done) return;
    setWait(undefined);
    ownCodeSent.current = false;
    showToast({ type: "success", message: t("account.phone.saved") });
    void revalidate();
  }
  return (
    <Part title={t("account.phone")}>
      <p className={styles.lead}>
        {own.phoneNumber ? t("account.phone.present", { number: own.phoneNumber }) : t("account.phone.noneText")}
      </p>
      {needsProof && own.hasPassword && !sent && (
        <SegmentedChoice
          label={t("account.phone.proof")}
          choices={(["password", "code"] as const).map((value) => ({
            value,
            words: t(`account.phone.proof.${value}`),
          }))}
          value={proof}
          onChange={(value) => setProof(value)}
        />
      )}
      <OwnForm
        button={t(sent ? "account.phone.save" : "account.code.send")}
        busy={busy}
        problem={problem}
        onSend={(field) => void send(field)}
      >
        <PhoneField
          countries={loaderData.countries}
          country={[own.preferredCountry, loaderData.country].find(isPhoneCountry) ?? "TH"}
          label={t("account.phone.new")}
          fixed={sent}
          wrong={problem?.fields.includes("phoneNumber") ?? false}
          onChange={() => setWait(undefined)}
        />
        {sent && <CodeField problem={problem} />}
        {sent && needsProof && proof === "password" && (
          <SecretField name="password" label={t("account.phone.proof.password")} autoComplete="current-password" />
        )}
        {sent && needsProof && proof === "code" && (
          <CodeField name="ownOtp" label={t("account.phone.proofCode")} problem={problem} />
        )}
        {sent && <CodeTimer waitSeconds={wait} onAgain={() => setWait(undefined)} />}
      </OwnForm>
    </Part>
  );
}
