import { ScorelineProcess } from "@scoreline/e2e/server/scoreline-process";

/**
 * `npm run bench:killed`: forty times somebody enters an event, the program is killed with -9 as soon as that was answered, and
 * started again: each entry that was answered must be there, with the receipt that was given.
 */
const cycles = Number(process.argv[2] ?? 40);
const server = await ScorelineProcess.start({ FEED: "scripted" });
let token = "";

async function ask(path: string, fields?: Record<string, string>) {
  const response = await fetch(`${server.address}/api${path}`, {
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { result } = await response.json();
  if (result.businessCode !== 0) throw new Error(`${path}: ${result.businessCode} ${result.message}`);
  return result.data;
}

try {
  const phone = { phoneNumber: "0812345678", countryCode: "TH" };
  await ask("/user/getWSUP", phone);
  const otp = /(?<!\d)\d{6}(?!\d)/.exec(server.printed.split("+66812345678").at(-1) ?? "")?.[0] ?? "";
  ({ token } = await ask("/user/signup", { ...phone, otp, password: "Offside11", nickname: "Killed" }));
  const events = await ask("/contest/getContestList?type=ongoing&sportType=0");
  const { contestId } = events.find(({ contestType }: { contestType: number }) => contestType === 5);
  let lost = 0;
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const link = `https://www.tiktok.com/@killed/video/${10_000_000_000 + cycle}`;
    const { receipt } = await ask("/contest2/participate", { contestId: String(contestId), link });
    await server.kill("SIGKILL");
    await server.restart();
    const { entry } = await ask("/contest2/myParticipant", { contestId: String(contestId) });
    const isKept = JSON.stringify(entry?.receipt) === JSON.stringify(receipt);
    if (!isKept) lost += 1;
    console.log(`${cycle}: ${isKept ? "kept" : "LOST"} ${receipt.number}`);
  }
  console.log(`${cycles} cycles, ${lost} entries lost.`);
  process.exitCode = lost === 0 ? 0 : 1;
} finally {
  await server.end();
}
