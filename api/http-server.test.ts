import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { httpServer } from "#http-server.ts";
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

// Only Linux has more than one address of its own without asking for it.
test.skipIf(process.platform !== "linux")(
  "of one address so many connections are open and no more; who has left makes room",
  async () => {
    const server = httpServer((_request, response) => void response.end("here"), { connectionsOfOne: 3 });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    /** Stays for as long as it may. */
    const come = () =>
      new Promise<{ socket: Socket; stays: boolean }>((resolve) => {
        const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n"));
        socket.on("error", () => {});
        socket.once("data", () => resolve({ socket, stays: true }));
        socket.once("close", () => resolve({ socket, stays: false }));
      });
    const those = [await come(), await come(), await come()];
    expect(those.map(({ stays }) => stays)).toEqual([true, true, true]);
    expect((await come()).stays).toBe(false);
    // Another address is another's: this one belongs to us as well.
    const other = await new Promise((resolve) => {
      const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.2" }, () =>
        socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n"),
      );
      socket.once("data", () => resolve("stays")).once("close", () => resolve("goes"));
    });
    expect(other).toBe("stays");
    those[0]?.socket.destroy();
    await vi.waitFor(async () => expect((await come()).stays).toBe(true));
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
);
