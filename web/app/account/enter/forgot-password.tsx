import { isPassword } from "@scoreline/domain/account/rules";
import { Form, Link, redirect } from "react-router";
import { CodeField, CodeTimer } from "#account/enter/code-field.tsx";
import styles from "#account/enter/enter.module.css";
import { type Answered, readForm, stepped } from "#account/enter/enter-action.ts";
import { loadEnter } from "#account/enter/enter-loader.ts";
import { EnterPage, ProblemLine, SubmitButton, useSending } from "#account/enter/enter-page.tsx";
import { NotHere } from "#account/enter/not-here.tsx";
import { PhoneField } from "#account/enter/phone-field.tsx";
import { useProof } from "#account/enter/proof.tsx";
import { SecretField } from "#account/enter/text-field.tsx";
import { waysOf } from "#account/enter/ways.ts";
import { withBack } from "#account/enter/with-back.ts";
import { usePage } from "#frame/page.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import type { Route } from "./+types/forgot-password";

export const loader = (args: Route.LoaderArgs) => loadEnter(args, "getLoginMethod");

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "account.reset.title", "account.reset.text");

export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("account.reset.title") };

type Step = "phone" | "code" | "password";

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args);
  const { client, intent, field, phone, captcha, locale, back } = form;
  if (intent === "send")
    return stepped<Step>("phone", form, async () => {
      const { result } = await client.post("/user/forgotPassword/getCode", { ...phone, ...captcha });
      return { step: "code", waitSeconds: result.data.waitSeconds };
    });
  if (intent === "validate")
    return stepped<Step>("code", form, async () => {
      const { result } = await client.post("/user/forgotPassword/validate", { ...phone, otp: field("otp") });
      return { step: "password", resetToken: result.data.resetToken };
    });
  return stepped<Step>("password", form, async () => {
    const resetToken = field("resetToken");
    if (field("password") !== field("repeated")) return { resetToken, differ: true };
    await client.post("/user/forgotPassword/changePassword", { resetToken, password: field("password") });
    return redirect(withBack(`/${locale}/signin`, back, "reset"));
  });
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = usePage();
  const { methods, countries, country, back } = loaderData;
  const { said } = waysOf(methods, { withChat: false });
  const answered = actionData as Answered<Step> | undefined;
  const step = answered?.step ?? "phone";
  const problem =
    answered?.problem ??
    (answered?.differ ? { message: t("account.password.differ"), fields: ["repeated"] } : undefined);
  const proof = useProof();
  const sending = useSending();
  return (
    <EnterPage
      title={t(step === "password" ? "account.reset.choose" : "account.reset.title")}
      text={said ? "" : t(step === "password" ? "account.password.hint" : "account.reset.text")}
    >
      {said && <NotHere what="reset" said={said} />}
      {!said && (
        <Form method="post" className={styles.form} onSubmit={proof.beforeSending} noValidate>
          {proof.field}
          {step === "password" ? (
            <>
              <input type="hidden" name="resetToken" value={answered?.resetToken ?? ""} />
              <SecretField
                name="password"
                label={t("account.password.new")}
                autoComplete="new-password"
                wrong={problem?.fields.includes("password")}
                isRight={isPassword}
              />
              <SecretField
                name="repeated"
                label={t("account.password.repeat")}
                autoComplete="new-password"
                wrong={problem?.fields.includes("repeated")}
              />
            </>
          ) : (
            <PhoneField countries={countries} country={country} values={answered?.values} fixed={step === "code"} />
          )}
          {step === "code" && <CodeField problem={problem} />}
          <ProblemLine problem={problem} />
          {step === "code" && <CodeTimer waitSeconds={answered?.waitSeconds ?? 0} />}
          <SubmitButton
            intent={step === "phone" ? "send" : step === "code" ? "validate" : "set"}
            busy={sending || proof.checking}
          >
            {proof.checking ? t("account.code.checking") : t(buttons[step])}
          </SubmitButton>
        </Form>
      )}
      {said && (
        <p className={styles.other}>
          <Link to={withBack("../signin", back)} relative="path">
            {t("account.signUp.signIn")}
          </Link>
        </p>
      )}
    </EnterPage>
  );
}

const buttons = {
  phone: "account.code.send",
  code: "account.reset.continue",
  password: "account.reset.button",
} as const;
