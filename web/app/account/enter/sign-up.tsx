import { isNickname, isPassword } from "@scoreline/domain/account/rules";
import { Form, Link, redirectDocument } from "react-router";
import { ChatLogins } from "#account/enter/chat-logins.tsx";
import { CodeField, CodeTimer } from "#account/enter/code-field.tsx";
import styles from "#account/enter/enter.module.css";
import { type Answered, readForm, stepped } from "#account/enter/enter-action.ts";
import { loadEnter } from "#account/enter/enter-loader.ts";
import { EnterPage, ProblemLine, SubmitButton, useSending } from "#account/enter/enter-page.tsx";
import { NotHere } from "#account/enter/not-here.tsx";
import { PhoneField } from "#account/enter/phone-field.tsx";
import { useProof } from "#account/enter/proof.tsx";
import { SecretField, TextField } from "#account/enter/text-field.tsx";
import { waysOf } from "#account/enter/ways.ts";
import { withBack } from "#account/enter/with-back.ts";
import { usePage } from "#frame/page.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import type { Route } from "./+types/sign-up";

export const loader = (args: Route.LoaderArgs) => loadEnter(args, "getSignUpMethod");

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "account.signUp.title", "account.signUp.text");

export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("shell.signup") };

type Step = "phone" | "account";

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args);
  const { client, intent, field, phone, captcha, back } = form;
  if (intent === "send")
    return stepped<Step>("phone", form, async () => {
      const { result } = await client.post("/user/getWSUP", { ...phone, ...captcha });
      return { step: "account", waitSeconds: result.data.waitSeconds };
    });
  return stepped<Step>("account", form, async () => {
    const { countryCode } = phone;
    await client.post("/user/signup", {
      ...phone,
      ...(countryCode && { countryCode }),
      otp: field("otp"),
      password: field("password"),
      nickname: field("nickname"),
      referralCode: field("referralCode"),
    });
    return redirectDocument(back);
  });
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = usePage();
  const { methods, countries, country, back, referralCode } = loaderData;
  const answered = actionData as Answered<Step> | undefined;
  const step = answered?.step ?? "phone";
  const values = answered?.values;
  const problem = answered?.problem;
  const proof = useProof();
  const sending = useSending();
  const { byCode, said } = waysOf(methods, { withChat: true });
  return (
    <EnterPage title={t("account.signUp.title")} text={t("account.signUp.text")}>
      {byCode && (
        <Form method="post" className={styles.form} onSubmit={proof.beforeSending} noValidate>
          {proof.field}
          <PhoneField countries={countries} country={country} values={values} fixed={step === "account"} />
          {step === "phone" ? (
            <input type="hidden" name="referralCode" value={values?.referralCode ?? referralCode} />
          ) : (
            <>
              <CodeField problem={problem} />
              <CodeTimer waitSeconds={answered?.waitSeconds ?? 0} />
              <SecretField
                name="password"
                label={t("account.password")}
                hint={t("account.password.hint")}
                autoComplete="new-password"
                wrong={problem?.fields.includes("password")}
                isRight={isPassword}
              />
              <TextField
                name="nickname"
                label={t("account.nickname")}
                hint={t("account.nickname.hint.signUp")}
                autoComplete="nickname"
                value={values?.nickname}
                wrong={problem?.fields.includes("nickname")}
                isRight={(text) => isNickname(text, "signUp")}
              />
              <TextField
                name="referralCode"
                label={t("account.referral.optional")}
                autoComplete="off"
                value={values?.referralCode || referralCode}
                wrong={problem?.fields.includes("referralCode")}
              />
            </>
          )}
          <ProblemLine problem={problem} />
          <SubmitButton intent={step === "phone" ? "send" : "enter"} busy={sending || proof.checking}>
            {proof.checking
              ? t("account.code.checking")
              : t(step === "phone" ? "account.code.send" : "account.signUp.button")}
          </SubmitButton>
        </Form>
      )}
      <ChatLogins methods={methods} back={back} alone={!byCode} />
      {said && <NotHere what="signUp" said={said} />}
      <p className={styles.other}>
        {t("account.signUp.known")}{" "}
        <Link to={withBack("../signin", back)} relative="path">
          {t("account.signUp.signIn")}
        </Link>
      </p>
    </EnterPage>
  );
}
