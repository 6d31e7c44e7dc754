import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ConsoleSms } from "#sms/console.ts";
import { httpSms } from "#sms/http.ts";
import { SmsFailed } from "#sms/port.ts";
import { bodyOf, type LocalServer, listen } from "#testing/listen.ts";

type Recorded = { path: string; authorization: string; form: Record<string, string> };
const recorded: Recorded[] = [];
let answer = { status: 201, body: '{"sid":"SM1","status":"queued"}' };
let server: LocalServer;
beforeAll(async () => {
  server = await listen(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
    recorded.push({ path: request.url ?? "", authorization: request.headers.authorization ?? "", form });
    if (answer.status >= 300 && answer.status < 400) response.setHeader("location", "http://127.0.0.1:1/");
    response.statusCode = answer.status;
    response.setHeader("content-type", "application/json").end(answer.body);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  recorded.length = 0;
  answer = { status: 201, body: '{"sid":"SM1","status":"queued"}' };
});

const settings = () => ({ url: `${server.url}/2010-04-01/`, account: "AC1", token: "secret", from: "+15005550006" });
const message = { to: "+84912345678", text: "Mã của bạn là 123456 & 👋" };

test("a message is a form to the account, with the account's authorisation", async () => {
  await httpSms(settings()).send(message);
  expect(recorded).toEqual([
    {
      path: "/2010-04-01/Accounts/AC1/Messages.json",
      authorization: `Basic ${btoa("AC1:secret")}`,
      form: { To: message.to, From: "+15005550006", Body: message.text },
    },
  ]);
});

test.each([400, 401, 429, 500, 302])(
  "an answer of %i is a failure that says nothing of the message",
  async (status) => {
    answer = { status, body: '{"code":21211,"message":"Invalid To +84912345678"}' };
    const failure = await httpSms(settings())
      .send(message)
      .catch((error: Error) => error);
    expect(failure).toBeInstanceOf(SmsFailed);
    expect(String(failure)).not.toMatch(/123456|\+84|secret/);
  },
);

test("a provider that is not there is a failure too", async () => {
  const gone = await listen(() => {});
  await gone.close();
  const failure = await httpSms({ ...settings(), url: gone.url })
    .send(message)
    .catch((error: Error) => error);
  expect(failure).toBeInstanceOf(SmsFailed);
  expect(String(failure)).not.toMatch(/123456|\+84/);
});

test("on the console a message stands in a line, and in an outbox of the last fifty", async () => {
  const lines: string[] = [];
  const sms = new ConsoleSms(
    (line) => lines.push(line),
    () => 5,
  );
  for (let i = 0; i < 60; i++) await sms.send({ to: `+${i}`, text: `code ${i}` });
  expect(lines).toHaveLength(60);
  expect(lines[59]).toContain("+59: code 59");
  expect(sms.outbox).toHaveLength(50);
  expect(sms.outbox[0]).toEqual({ to: "+59", text: "code 59", at: 5 });
});
