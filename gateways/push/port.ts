/** A browser that takes pushes, as it described itself. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushMessage = {
  /** What the worker is given, encrypted for that browser alone. */
  payload: string;
  /** How long the service keeps it for a device that is off. */
  ttlSeconds: number;
  urgency: "high" | "normal";
  /** What waits under the same topic is replaced. */
  topic?: string;
};

/**
 * `gone`: nobody is there any more. `refused`: nothing will make it better; `forbidden` where they do not believe who we are.
 * `later`: it may be tried again, after a time where one is named; `tooMany` where nothing is wanted for that browser until then.
 */
export type PushOutcome =
  | { outcome: "sent" }
  | { outcome: "gone" }
  | { outcome: "refused"; status: number; forbidden: boolean }
  | { outcome: "later"; afterMs?: number; tooMany?: boolean; why: string };

export type PushGateway = {
  readonly publicKey: string;
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
  close(): void;
};
