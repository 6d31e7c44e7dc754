import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ConsoleMail } from "#mail/console.ts";
import { MailFailed } from "#mail/port.ts";
import { smtpMail } from "#mail/smtp.ts";

type Taken = { from: string; to: string[]; raw: string; user: unknown };
const taken: Taken[] = [];
let refuse: { at: "rcpt" | "data"; code: number } | undefined;
let server: SMTPServer;
let port: number;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === "right" ? done(null, { user: username }) : done(new Error("wrong")),
    onRcptTo: (_address, _session, done) =>
      refuse?.at === "rcpt" ? done(Object.assign(new Error("no such box"), { responseCode: refuse.code })) : done(),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        if (refuse?.at === "data") return done(Object.assign(new Error("no"), { responseCode: refuse.code }));
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
          user: session.user,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => {
  taken.length = 0;
  refuse = undefined;
});

const opened = (pass = "right", more: object = {}) =>
  smtpMail({
    host: "127.0.0.1",
    port,
    secure: false,
    mayBePlain: true,
    auth: { user: "scoreline", pass },
    from: { name: "Scoreline", address: "news@scores.example" },
    ...more,
  });
const mail = {
  to: "fan@example.com",
  subject: "Tuần của bạn trên Scoreline 🏆",
  text: "Arsenal 2–1 Chelsea\nหนึ่งสัปดาห์",
  html: "<p>Arsenal 2–1 Chelsea</p>",
  language: "vn",
  leave: "https://scores.example/newsletter/leave/7-abc",
};

/** The headers as lines, each unfolded. */
function headersOf({ raw }: Taken): string[] {
  return (raw.split("\r\n\r\n")[0] ?? "").replace(/\r\n[ \t]+/g, " ").split("\r\n");
}

test("a mail reaches a real server with both bodies and the headers of a one-click unsubscribe", async () => {
  const gateway = opened();
  await gateway.send(mail);
  gateway.close?.();
  const [one] = taken;
  if (!one) throw new Error("nothing was taken");
  expect(one).toMatchObject({ from: "news@scores.example", to: ["fan@example.com"] });
  const headers = headersOf(one);
  expect(headers).toContain("List-Unsubscribe: <https://scores.example/newsletter/leave/7-abc>");
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(headers).toContain("To: fan@example.com");
  expect(headers.some((line) => line.startsWith("Subject: =?UTF-8?"))).toBe(true);
  expect(headers.filter((line) => /^(message-id|date):/i.test(line))).toHaveLength(2);
  expect(one.raw).toContain("Content-Type: text/plain; charset=utf-8");
  expect(one.raw).toContain("Content-Type: text/html; charset=utf-8");
});

test.each(["to", "subject", "language", "leave"] as const)(
  "a line break in `%s` adds no header and no reader",
  async (field) => {
    const gateway = opened();
    await gateway.send({ ...mail, [field]: `${mail[field]}\r\nBcc: victim@example.com\r\nX-Own: yes` }).catch(() => {});
    gateway.close?.();
    for (const one of taken) {
      expect(headersOf(one).filter((line) => /^(bcc|x-own):/i.test(line))).toEqual([]);
      expect(one.to).not.toContain("victim@example.com");
      expect(one.to).toHaveLength(1);
    }
  },
);

test.each([
  { at: "rcpt", code: 550 },
  { at: "data", code: 451 },
] as const)("a refusal ($at $code) is a failure that says nothing of who it was for", async (answer) => {
  refuse = answer;
  const gateway = opened();
  const failure = await gateway.send(mail).catch((error: Error) => error);
  gateway.close?.();
  expect(failure).toBeInstanceOf(MailFailed);
  expect(String(failure)).toContain(String(answer.code));
  expect(String(failure)).not.toMatch(/fan@|right|Tuần/);
});

test("a wrong password, a server that is not there and one that does not encrypt are failures without a secret", async () => {
  const cases = [opened("wrong-secret"), opened("right", { port: 1 }), opened("right", { mayBePlain: false })];
  for (const gateway of cases) {
    const failure = await gateway.send(mail).catch((error: Error) => error);
    gateway.close?.();
    expect(failure).toBeInstanceOf(MailFailed);
    expect(String(failure)).not.toMatch(/secret|fan@|right/);
  }
  expect(taken).toEqual([]);
});

test("on the console a mail stands with its words, and in an outbox of the last fifty", async () => {
  const lines: string[] = [];
  const console = new ConsoleMail(
    (line) => lines.push(line),
    () => 5,
  );
  for (let i = 0; i < 60; i++) await console.send({ ...mail, subject: `Issue ${i}` });
  expect(lines[59]).toContain("fan@example.com: Issue 59");
  expect(lines[59]).toContain("Arsenal 2–1 Chelsea");
  expect(console.outbox).toHaveLength(50);
  expect(console.outbox[0]).toMatchObject({ subject: "Issue 59", at: 5 });
});
