import { isPassword } from "@scoreline/domain/account/rules";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { SecretField } from "#account/enter/text-field.tsx";
import { OwnForm, Part } from "#account/own/part.tsx";
import { useCall } from "#account/own/use-call.ts";
import { useOwn } from "#account/own/use-own.ts";
import { usePage } from "#frame/page.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { showToast } from "#ui/toasts/toasts.ts";
import type { Route } from "./+types/change-password";

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "account.password.change", "account.password.hint");

/** For those who have one, and a first one for those who came by a chat app. */
export default function ChangePassword() {
  const { t } = usePage();
  const { hasPassword } = useOwn();
  const { busy, problem, run } = useCall();
  const [differ, setDiffer] = useState(false);
  const { revalidate } = useRevalidator();
  const shown = differ ? { message: t("account.password.differ"), fields: ["repeated"] } : problem;

  async function send(field: (name: string) => string, form: HTMLFormElement) {
    const password = field("password");
    setDiffer(password !== field("repeated"));
    if (password !== field("repeated")) return;
    const done = await run((client) =>
      hasPassword
        ? client.post("/user/updatePassword", { oldPassword: field("oldPassword"), newPassword: password })
        : client.post("/user/setPassword", { password }),
    );
    if (!done) return;
    form.reset();
    showToast({ type: "success", message: t(hasPassword ? "account.password.saved" : "account.saved") });
    void revalidate();
  }
  return (
    <Part title={t(hasPassword ? "account.password.change" : "account.password.set")}>
      <OwnForm button={t("account.save")} busy={busy} problem={shown} onSend={send}>
        {hasPassword && (
          <SecretField
            name="oldPassword"
            label={t("account.password.present")}
            autoComplete="current-password"
            wrong={shown?.fields.includes("oldPassword")}
          />
        )}
        <SecretField
          name="password"
          label={t("account.password.new")}
          hint={t("account.password.hint")}
          autoComplete="new-password"
          wrong={shown?.fields.includes("newPassword") || shown?.fields.includes("password")}
          isRight={isPassword}
        />
        <SecretField
          name="repeated"
          label={t("account.password.repeat")}
          autoComplete="new-password"
          wrong={shown?.fields.includes("repeated")}
        />
      </OwnForm>
    </Part>
  );
}
