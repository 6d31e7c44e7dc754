import { Agent, request } from "node:http";
import { settingsOf, tell } from "../harness/child.ts";
import { pause, spread } from "../harness/figures.ts";

/** People who enter a contest at a steady pace, each by a call of their own, whether or not the others were answered. */
type Settings = { port: number; contestId: number; picks: string };
export type Entered = {
  took: ReturnType<typeof spread>;
  stored: number[];
  refused: number;
  again: number;
  seconds: number;
};
type Reply = { result: { businessCode: number; data: { entries: { receipt: { number: number } }[] } } };

const { port, contestId, picks } = settingsOf<Settings>();
const agent = new Agent({ keepAlive: true });
const body = new URLSearchParams({ contestId: String(contestId), picks }).toString();

function join(token: string): Promise<Reply> {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/x-www-form-urlencoded",
    "content-length": body.length,
  };
  return new Promise((resolve, reject) => {
    const sending = request(
      { host: "127.0.0.1", port, path: "/api/contest/join", method: "POST", agent, headers },
      (reply) => {
        let text = "";
        reply.setEncoding("utf8");
        reply.on("data", (part) => {
          text += part;
        });
        reply.once("error", reject);
        reply.once("end", () => resolve(JSON.parse(text) as Reply));
      },
    );
    sending.once("error", reject);
    sending.end(body);
  });
}

process.on("message", async ({ tokens, aSecond }: { tokens: string[]; aSecond: number }) => {
  const took: number[] = [];
  const stored: number[] = [];
  let [refused, again] = [0, 0];
  const one = async (token: string): Promise<void> => {
    const at = performance.now();
    const reply = await join(token).catch(() => undefined);
    // As people do: what is sent twice is one entry.
    if (!reply) {
      again += 1;
      return one(token);
    }
    const { businessCode, data } = reply.result;
    took.push(performance.now() - at);
    if (businessCode === 0) stored.push(...data.entries.map(({ receipt }) => receipt.number));
    else if (businessCode === 400_001) refused += 1;
    else throw new Error(`an entry was refused: ${businessCode}`);
  };
  const began = performance.now();
  const due: Promise<void>[] = [];
  for (let next = 0; next < tokens.length; ) {
    const owed = Math.min(tokens.length, ((performance.now() - began) / 1_000) * aSecond);
    for (; next < owed; next += 1) due.push(one(tokens[next] ?? ""));
    await pause(20);
  }
  await Promise.all(due);
  const seconds = (performance.now() - began) / 1_000;
  tell({ took: spread(took), stored, refused, again, seconds } satisfies Entered);
});
tell({ ready: true });
