import { Form, Link, type RouterContextProvider, useNavigation } from "react-router";
import styles from "#account/enter/enter.module.css";
import { refusalIn } from "#account/refused.ts";
import { usePage } from "#frame/page.ts";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { notFound } from "#frame/paths/unknown.ts";
import type { PageHandle } from "#frame/short-title.ts";
import own from "#newsletter/newsletter-page.module.css";
import { pageContext } from "#page-context.ts";
import { readerOf } from "#reader/reader.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { AlertIcon } from "#ui/icons.tsx";
import type { Route } from "./+types/newsletter-page";

type Args = { request: Request; params: { locale?: string }; context: Readonly<RouterContextProvider> };

/** What somebody came for: to subscribe, or by the link of a mail to confirm or to leave. */
type Step = "ask" | "confirm" | "leave";

/** By the address alone: who opens a link has done nothing yet, for programs that look into mails open it, too. */
function stepOf(url: URL): { step: Step; link: string } {
  const confirm = url.searchParams.get("confirm");
  const leave = url.searchParams.get("leave");
  if (confirm) return { step: "confirm", link: confirm };
  return leave ? { step: "leave", link: leave } : { step: "ask", link: "" };
}

export function loader({ request, context }: Args) {
  if (!context.get(pageContext).site.newsletter) throw notFound();
  return stepOf(pageUrl(request));
}

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "newsletter.title", "newsletter.text");

export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("newsletter.title") };

type Answered = { done: Step } | { email: string; problem: string };

/** Plain forms: they work without scripts. */
export async function action({ request, params, context }: Args): Promise<Answered> {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const { step, link } = stepOf(url);
  const form = await request.formData();
  const email = String(form.get("email") ?? "");
  const client = context.get(pageContext).clientFor(locale, readerOf(request, locale));
  try {
    if (step === "confirm") await client.post("/newsLetter/confirm", { link });
    else if (step === "leave") await client.post("/newsLetter/unsubscribe", { link });
    else await client.post("/newsLetter/subscribe", { email, withoutScores: form.has("withoutScores") });
    return { done: step };
  } catch (error) {
    const refused = refusalIn(error);
    if (!refused) throw error;
    return { email, problem: refused.message };
  }
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = usePage();
  const { step } = loaderData;
  const answered = actionData as Answered | undefined;
  const done = answered && "done" in answered ? answered.done : undefined;
  const { title, text } = done ? outcomes[done] : openings[step];
  return (
    <section className={styles.page} aria-live="polite">
      <h1>{t(title)}</h1>
      <p className={styles.text}>{t(text)}</p>
      {!done && <NewsletterForm step={step} answered={answered && "problem" in answered ? answered : undefined} />}
      <p className={styles.other}>
        <Link to={`/${locale}/privacy-policy`}>{t("shell.footer.privacy")}</Link>
      </p>
    </section>
  );
}

const openings = {
  ask: { title: "newsletter.title", text: "newsletter.text" },
  confirm: { title: "newsletter.confirm.title", text: "newsletter.confirm.text" },
  leave: { title: "newsletter.leave.title", text: "newsletter.leave.text" },
} as const;
const outcomes = {
  ask: { title: "newsletter.sent.title", text: "newsletter.sent.text" },
  confirm: { title: "newsletter.confirmed.title", text: "newsletter.confirmed.text" },
  leave: { title: "newsletter.left.title", text: "newsletter.left.text" },
} as const;
const buttons = {
  ask: "newsletter.send",
  confirm: "newsletter.confirm.button",
  leave: "newsletter.leave.button",
} as const;

function NewsletterForm({ step, answered }: { step: Step; answered: { email: string; problem: string } | undefined }) {
  const { t } = usePage();
  const sending = useNavigation().state !== "idle";
  return (
    <Form method="post" className={styles.form}>
      {step === "ask" && <AskedFields email={answered?.email ?? ""} isWrong={answered !== undefined} />}
      <p id="newsletter-problem" className={styles.problem} role="alert">
        {answered && (
          <>
            <AlertIcon />
            {answered.problem}
          </>
        )}
      </p>
      <button type="submit" className={styles.submit} aria-disabled={sending || undefined}>
        {t(buttons[step])}
      </button>
    </Form>
  );
}

function AskedFields({ email, isWrong }: { email: string; isWrong: boolean }) {
  const { t, locale, user, reader } = usePage();
  return (
    <>
      {!user && (
        <p className={styles.notice}>
          {t("newsletter.needAccount")}{" "}
          <Link className={own.login} to={`/${locale}/signin?callBackUrl=/${locale}/newsletter`}>
            {t("newsletter.logIn")}
          </Link>
        </p>
      )}
      <div className={styles.field} data-wrong={isWrong || undefined}>
        <label htmlFor="newsletter-email">{t("newsletter.email")}</label>
        <span className={styles.box}>
          <input
            id="newsletter-email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={email}
            aria-invalid={isWrong || undefined}
            aria-describedby="newsletter-problem"
          />
        </span>
      </div>
      <label className={own.choice}>
        <input type="checkbox" name="withoutScores" defaultChecked={reader.hideScores} />
        <span>
          {t("newsletter.withoutScores")}
          <small>{t("newsletter.withoutScores.hint")}</small>
        </span>
      </label>
    </>
  );
}
