import type { Client } from "@scoreline/contract/client";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useClient } from "#live/tab-live.ts";

type Proof = {
  /** The browser is at work. */
  checking: boolean;
  /** Belongs into the form. */
  field: ReactNode;
  beforeSending(event: FormEvent<HTMLFormElement>): void;
};

/** For a call that sends a code; nothing where it cannot be made. */
export async function proofFor(client: Client): Promise<{ captcha?: string }> {
  try {
    const [{ result }, { solve }] = await Promise.all([
      client.get("/user/getCaptcha", {}),
      import("#account/enter/solve.ts"),
    ]);
    return { captcha: await solve(result.data) };
  } catch {
    return {};
  }
}

/**
 * A form that asks for a code first shows that somebody sits before it who can wait a second. Where that cannot be done,
 * without a script or a secure connection, it is sent all the same: a few codes are free.
 */
export function useProof(): Proof {
  const client = useClient();
  const answer = useRef<HTMLInputElement>(null);
  const shown = useRef(false);
  const [checking, setChecking] = useState(false);

  async function prove(form: HTMLFormElement, button: HTMLElement) {
    setChecking(true);
    const { captcha = "" } = await proofFor(client);
    if (answer.current) answer.current.value = captcha;
    setChecking(false);
    shown.current = true;
    form.requestSubmit(button);
  }

  return {
    checking,
    field: <input ref={answer} type="hidden" name="captcha" />,
    beforeSending(event) {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const isCode = submitter instanceof HTMLButtonElement && submitter.value === "send";
      if (!isCode || shown.current) {
        shown.current = false;
        return;
      }
      event.preventDefault();
      if (!checking) void prove(event.currentTarget, submitter);
    },
  };
}
