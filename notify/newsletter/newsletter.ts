import { type IssueOptions, sendIssues } from "#newsletter/deliver.ts";

const lookEveryMs = 60_000;

export type NewsletterOptions = Omit<IssueOptions, "signal"> & {
  onError(error: unknown): void;
  onDone(): void;
};

/** Looks every minute whether an issue is due. Every process of the role does: whoever takes a subscriber has them alone. */
export function startNewsletter({ onError, onDone, ...options }: NewsletterOptions): { stop(): Promise<void> } {
  const stop = new AbortController();
  let sending: Promise<void> | undefined;
  const look = () => {
    sending ??= sendIssues({ ...options, signal: stop.signal })
      .then(onDone, onError)
      .finally(() => {
        sending = undefined;
      });
  };
  const timer = setInterval(look, lookEveryMs);
  return {
    async stop() {
      stop.abort();
      clearInterval(timer);
      await sending;
      options.mail.close?.();
    },
  };
}
