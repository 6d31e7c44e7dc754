import { useState } from "react";
import { Form, Link, redirectDocument } from "react-router";
import { ChatLogins } from "#account/enter/chat-logins.tsx";
import { CodeField, CodeTimer } from "#account/enter/code-field.tsx";
import styles from "#account/enter/enter.module.css";
import { type Answered, readForm, stepped } from "#account/enter/enter-action.ts";
import { loadEnter } from "#account/enter/enter-loader.ts";
import { EnterPage, ProblemLine, SubmitButton, useSending } from "#account/enter/enter-page.tsx";
import { PhoneField } from "#account/enter/phone-field.tsx";
import { useProof } from "#account/enter/proof.tsx";
import { SecretField } from "#account/enter/text-field.tsx";
import { backFor, withBack } from "#account/enter/with-back.ts";
import { usePage } from "#frame/page.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { SegmentedChoice } from "#ui/controls/segmented-choice.tsx";
import type { Route } from "./+types/sign-in";

export const loader = (args: Route.LoaderArgs) => loadEnter(args, "getLoginMethod");

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "account.signIn.title", "account.signIn.text");

export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("shell.login") };

/** `phone`: no code was asked for yet. `code`: one is on its way. `password`: none is needed. */
type Step = "phone" | "code" | "password";

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args);
  const { client, intent, field, phone, captcha, back } = form;
  if (intent === "send")
    return stepped<Step>("phone", form, async () => {
      const { result } = await client.post("/user/getWLGP", { ...phone, ...captcha });
      return { step: "code", waitSeconds: result.data.waitSeconds };
    });
  if (field("method") === "password")
    return stepped<Step>("password", form, async () => {
      const { result } = await client.post("/user/login", { ...phone, password: field("password") });
      return redirectDocument(backFor(result.data, back));
    });
  return stepped<Step>("code", form, async () => {
    const { result } = await client.post("/user/loginOtp", { ...phone, otp: field("otp") });
    return redirectDocument(backFor(result.data, back));
  });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = usePage();
  const { methods, countries, country, back } = loaderData;
  const answered = actionData as Answered<Step> | undefined;
  const offered = (["code", "password"] as const).filter((method) => methods.includes(method));
  const [chosen, choose] = useState<"code" | "password">(
    answered?.step === "password" ? "password" : (offered[0] ?? "password"),
  );
  const step: Step = chosen === "password" ? "password" : answered?.step === "code" ? "code" : "phone";
  const proof = useProof();
  const sending = useSending();
  const problem = answered && (answered.step === "password") === (step === "password") ? answered.problem : undefined;
  return (
    <EnterPage title={t("account.signIn.title")} text={t("account.signIn.text")}>
      {offered.length > 1 && (
        <SegmentedChoice
          label={t("account.by")}
          choices={offered.map((value) => ({ value, words: t(`account.by.${value}`) }))}
          value={chosen}
          onChange={(value) => choose(value)}
          look="bar"
        />
      )}
      {offered.length > 0 && (
        <Form method="post" className={styles.form} onSubmit={proof.beforeSending} noValidate>
          {proof.field}
          <input type="hidden" name="method" value={chosen} />
          <PhoneField countries={countries} country={country} values={answered?.values} fixed={step === "code"} />
          {step === "code" && <CodeField problem={problem} />}
          {step === "password" && (
            <SecretField
              name="password"
              label={t("account.password")}
              autoComplete="current-password"
              wrong={problem !== undefined}
            />
          )}
          <ProblemLine problem={problem} />
          {step === "code" && <CodeTimer waitSeconds={answered?.waitSeconds ?? 0} />}
          {step === "password" && (
            <Link className={styles.aside} to={withBack("../forgetpassword", back)} relative="path">
              {t("account.password.forgot")}
            </Link>
          )}
          <SubmitButton intent={step === "phone" ? "send" : "enter"} busy={sending || proof.checking}>
            {proof.checking
              ? t("account.code.checking")
              : t(step === "phone" ? "account.code.send" : "account.signIn.button")}
          </SubmitButton>
        </Form>
      )}
      <ChatLogins methods={methods} back={back} alone={offered.length === 0} />
      <p className={styles.other}>
        {t("account.signIn.new")}{" "}
        <Link to={withBack("../signup", back)} relative="path">
          {t("account.signIn.create")}
        </Link>
      </p>
    </EnterPage>
  );
}
