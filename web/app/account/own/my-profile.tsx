import { drawnAvatars, pictureRules } from "@scoreline/domain/account/picture";
import { isNickname, nicknameLength } from "@scoreline/domain/account/rules";
import { type ChangeEvent, useId } from "react";
import { useRevalidator } from "react-router";
import { ProblemLine } from "#account/enter/enter-page.tsx";
import { TextField } from "#account/enter/text-field.tsx";
import styles from "#account/own/own.module.css";
import { OwnForm, Part } from "#account/own/part.tsx";
import { useCall } from "#account/own/use-call.ts";
import { useOwn } from "#account/own/use-own.ts";
import { usePage } from "#frame/page.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { showToast } from "#ui/toasts/toasts.ts";
import type { Route } from "./+types/my-profile";

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "account.profile", "account.profile.hint");

const pictures = Array.from({ length: drawnAvatars }, (_, index) => index + 1);

export default function MyProfile() {
  const { t } = usePage();
  const own = useOwn();
  const name = useCall();
  const { revalidate } = useRevalidator();
  const saved = () => {
    showToast({ type: "success", message: t("account.saved") });
    void revalidate();
  };
  return (
    <Part title={t("account.profile")}>
      <Pictures onSaved={saved} />
      <OwnForm
        button={t("account.save")}
        busy={name.busy}
        problem={name.problem}
        onSend={async (field) => {
          const nickname = field("nickname");
          if (await name.run((client) => client.post("/user/updateProfile", { nickname }))) saved();
        }}
      >
        <TextField
          name="nickname"
          label={t("account.nickname")}
          hint={t("account.nickname.hint", nicknameLength.profile)}
          autoComplete="nickname"
          value={own.username}
          wrong={name.problem?.fields.includes("nickname")}
          isRight={(text) => isNickname(text, "profile")}
        />
      </OwnForm>
    </Part>
  );
}

function Pictures({ onSaved }: { onSaved(): void }) {
  const { t } = usePage();
  const own = useOwn();
  const { busy, problem, run } = useCall();
  const file = useId();

  async function choose(avatarId: number) {
    if (await run((client) => client.post("/user/updateProfilePicture", { avatarId }))) onSaved();
  }
  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    target.value = "";
    if (!chosen) return;
    if (chosen.size > pictureRules.mostBytes) {
      showToast({ type: "warning", message: t("account.profile.tooLarge") });
      return;
    }
    const picture = await asBase64(chosen);
    if (await run((client) => client.post("/user/updateProfilePicture", { picture }))) onSaved();
  }
  return (
    <fieldset className={styles.pictures} disabled={busy}>
      <legend>{t("account.profile.picture")}</legend>
      <div className={styles.drawn}>
        {own.avatarId === null && <img src={own.profilePicture} alt="" width="56" height="56" data-chosen="" />}
        {pictures.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={own.avatarId === number}
            aria-label={t("account.profile.choose", { number })}
            onClick={() => void choose(number)}
          >
            <img src={`/avatars/${number}.svg`} alt="" width="56" height="56" />
          </button>
        ))}
      </div>
      <label className={styles.second} htmlFor={file}>
        {t("account.profile.upload")}
      </label>
      <input
        id={file}
        className="visually-hidden"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void upload(event)}
      />
      <small>{t("account.profile.upload.hint")}</small>
      <ProblemLine problem={problem} />
    </fieldset>
  );
}

async function asBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
