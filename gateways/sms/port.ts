/** Sends text messages to telephones. */
export type SmsGateway = {
  /** Rejects when the message was not taken. What it says must not reach a log. */
  send(message: { to: string; text: string }): Promise<void>;
};

export class SmsFailed extends Error {}
