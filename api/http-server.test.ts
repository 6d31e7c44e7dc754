import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer } from "#server.ts";

const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
app.post("/", () => "here");
beforeAll(() => app.listen({ port: 0, host: "127.0.0.1" }));
afterAll(() => app.close());

/** What a sender hears that says something and then a letter a second, for as long as it is listened to. */
function sendSlowly(beginning: string): Promise<{ heard: string; ms: number }> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    let heard = "";
    socket.write(beginning);
    const dripping = setInterval(() => socket.write("x"), 1_000);
    socket.on("data", (text) => {
      heard += text;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(dripping);
      resolve({ heard, ms: performance.now() - began });
    });
  });
}

test("whoever sends a request letter by letter is ended, in its head or in its body", async () => {
  const [head, body] = await Promise.all([
    sendSlowly("POST / HTTP/1.1\r\nhost: x\r\nx-long: "),
    sendSlowly("POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n"),
  ]);
  for (const { heard } of [head, body]) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  // Ten seconds are promised; how busy the machine is, nobody knows.
  for (const { ms } of [head, body]) expect(ms).toBeLessThan(20_000);
});
