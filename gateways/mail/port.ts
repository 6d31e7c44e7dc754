/** A mail to one address, in plain words and as a page. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  language: string;
  /** Where a mail program ends the subscription with one click (RFC 8058). */
  leave?: string;
};

/** Sends mail. */
export type MailGateway = {
  /** Rejects with `MailFailed` when it was not taken. */
  send(mail: Mail): Promise<void>;
  close?(): void;
};

/** Says nothing of who it was for, or of what it said. */
export class MailFailed extends Error {}
