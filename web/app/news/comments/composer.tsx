import type { NewsComment } from "@scoreline/contract/schemas/news";
import { commentLength, commentRules } from "@scoreline/domain/comment/text";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { refusalIn } from "#account/refused.ts";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import styles from "#news/comments/comments.module.css";
import { type Draft, keepDraft, readDraft, sendingOf } from "#news/comments/draft.ts";

type Props = {
  newsId: number;
  parentId?: number;
  label: string;
  autoFocus?: boolean;
  onPosted(comment: NewsComment): void;
  onCancel?(): void;
};

/** From here on it is said how many are left. */
const fewLeft = 100;

/** Where somebody writes. What is written stays until it was sent, through a reload and a login. */
export function Composer({ newsId, parentId, label, autoFocus = false, onPosted, onCancel }: Props) {
  const { user, t } = usePage();
  const { askLogin } = useShell();
  const { pathname } = useLocation();
  const client = useClient();
  const field = useId();
  const [draft, setDraft] = useState<Draft>({ text: "" });
  const [fault, setFault] = useState<string>();
  const [sending, setSending] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const kept = readDraft(newsId, parentId);
    if (kept) setDraft(kept);
  }, [newsId, parentId]);
  useEffect(() => {
    if (autoFocus) box.current?.focus();
  }, [autoFocus]);

  function keep(next: Draft): void {
    setDraft(next);
    keepDraft(newsId, parentId, next);
    setFault(undefined);
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!user) return askLogin("account", { to: `${pathname}#comments` });
    if (sending || draft.text.trim() === "") return;
    setSending(true);
    const { text, sendKey } = sendingOf(draft);
    // The same key goes with the next try of these words: what arrived after all is not written twice.
    keep({ text, tried: { text, sendKey } });
    try {
      const { result } = await client.post("/news/addComment", {
        newsId,
        ...(parentId !== undefined && { parentId }),
        content: text,
        sendKey,
      });
      keep({ text: "" });
      onPosted(result.data);
    } catch (error) {
      setFault(refusalIn(error)?.message ?? t("news.comment.failed"));
    } finally {
      setSending(false);
    }
  }

  const left = commentRules.longest - commentLength(draft.text);
  return (
    <form className={styles.composer} onSubmit={(event) => void send(event)}>
      <label className="visually-hidden" htmlFor={field}>
        {label}
      </label>
      <textarea
        ref={box}
        id={field}
        rows={draft.text === "" && parentId === undefined ? 1 : 3}
        dir="auto"
        placeholder={label}
        value={draft.text}
        readOnly={sending}
        aria-invalid={left < 0 || undefined}
        aria-describedby={fault ? `${field}-fault` : undefined}
        onChange={(event) => keep({ ...draft, text: event.target.value })}
      />
      {fault && (
        <p id={`${field}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.actions}>
        {left <= fewLeft && (
          <span className="num" data-over={left < 0 || undefined}>
            {t("news.comment.left", { count: left })}
          </span>
        )}
        {onCancel && (
          <button type="button" className={styles.plain} onClick={onCancel}>
            {t("news.comment.cancel")}
          </button>
        )}
        {(draft.text !== "" || !user || parentId !== undefined) && (
          <button type="submit" className={styles.send} disabled={user !== undefined && (sending || left < 0)}>
            {t(user ? "news.comment.send" : "news.comment.login")}
          </button>
        )}
      </div>
    </form>
  );
}
