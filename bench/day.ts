import { MatchDayMessages } from "@scoreline/feed/demo/messages/match-day-messages";
import { wholeWorld } from "@scoreline/world/competitions/scope";

/**
 * The processor time that a whole day of football takes, second by second as it is told. A Saturday unless another day is named.
 * It is opened an hour before: what companies have asked since days for the matches of the days to come is told by then.
 */
const from = Date.parse(`${process.argv[2] ?? "2026-11-14"}T00:00:00Z`);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const competitions = wholeWorld.competitions.filter(({ sport }) => sport === "football");
const matchDay = new MatchDayMessages("bench", { scope: { ...wholeWorld, competitions } });
const opened = measured(() => matchDay.open(from - hourMs).length);
console.log(`opening the day   ${opened.seconds.toFixed(1)} s, ${opened.found} messages`);
const before = measured(() => [...newsOf(from - hourMs, from)].length);
console.log(`the hour before   ${before.seconds.toFixed(1)} s, ${before.found} messages`);

const matches = new Set<string>();
const told = measured(() => {
  let messages = 0;
  for (const message of newsOf(from, from + dayMs)) {
    messages += 1;
    if (message.type === "football-state" && message.state.kind !== "scheduled") matches.add(message.match);
  }
  return messages;
});
console.log(`telling the day   ${told.seconds.toFixed(1)} s, ${told.found} messages, ${matches.size} matches`);
console.log(`of 300 matches    ${((told.seconds * 300) / matches.size).toFixed(1)} s`);

function* newsOf(since: number, until: number) {
  for (let now = since + 1_000; now <= until; now += 1_000) yield* matchDay.news(now);
}

function measured<Found>(work: () => Found): { found: Found; seconds: number } {
  const before = process.cpuUsage();
  const found = work();
  const { user, system } = process.cpuUsage(before);
  return { found, seconds: (user + system) / 1e6 };
}
