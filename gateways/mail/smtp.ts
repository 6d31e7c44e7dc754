import { createTransport } from "nodemailer";
import { MailFailed, type MailGateway } from "#mail/port.ts";

export type SmtpSettings = {
  host: string;
  port: number;
  /** Encrypted from the first byte; otherwise encryption is asked for, and insisted on where `mayBePlain` does not allow it. */
  secure: boolean;
  mayBePlain: boolean;
  auth?: { user: string; pass: string };
  /** Who the mails are from: a name, which readers see, and an address. */
  from: { name: string; address: string };
};

const waitMs = 15_000;
const mostConnections = 3;

/** A mail server by the protocol that all of them speak. Connections are kept for the next mail. */
export function smtpMail({ host, port, secure, mayBePlain, auth, from }: SmtpSettings): MailGateway {
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !mayBePlain,
    ...(auth && { auth }),
    pool: true,
    maxConnections: mostConnections,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    // Nothing of a mail is ever read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, language, leave }) {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, whatever stands in it.
          to: { name: "", address: to },
          envelope: { from: from.address, to: [to] },
          subject,
          text,
          html,
          headers: {
            "Content-Language": language,
            "Auto-Submitted": "auto-generated",
            ...(leave && {
              // Written as it is, so that it is not folded; as an address it holds no line break.
              "List-Unsubscribe": { prepared: true, value: `<${new URL(leave).href}>` },
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
              Precedence: "bulk",
            }),
          },
        });
      } catch (error) {
        // Not the error itself: it may name the address, and the password that was tried.
        const { code = "", responseCode = "" } = error as { code?: string; responseCode?: number };
        throw new MailFailed(`the mail server did not take it: ${[code, responseCode].filter(Boolean).join(" ")}`);
      }
    },
    close: () => transport.close(),
  };
}
