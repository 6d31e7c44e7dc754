#!/usr/bin/env node
// Counts a contest again, offline, from the file that the site publishes of it. One file, nothing to install, Node 20 or newer:
//
//   node recount.mjs contest.jsonl [contest-roots.jsonl]
//
// The first file is at /contests/<number>.jsonl of the site, where an address works in its place. The second is a list of roots
// that you kept, or got from somebody else, before the matches began: with it you need not believe the site in anything.
//
// It checks that the rules are those of the receipts, that every entry hashes to its leaf, that the leaves make the published
// roots, that every point and place of the leaderboard follows. It ends with 0 when all of that is true, with 2 when not.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

const sha256 = (data) => createHash("sha256").update(data).digest();

async function linesOf(source) {
  const text = /^https?:/.test(source) ? await (await fetch(source)).text() : await readFile(source, "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/** RFC 6962: leaves were hashed with a nought before them, nodes with a one, and an odd one goes up as it is. */
function rootOf(hashes) {
  let level = hashes.map((hash) => Buffer.from(hash, "hex"));
  if (level.length === 0) return sha256(Buffer.alloc(0)).toString("hex");
  while (level.length > 1) {
    const above = [];
    for (let i = 0; i < level.length; i += 2)
      above.push(i + 1 < level.length ? sha256(Buffer.concat([Buffer.of(1), level[i], level[i + 1]])) : level[i]);
    level = above;
  }
  return level[0].toString("hex");
}

function leafOf(contest, { slot, number, at, pick, salt }) {
  const text = ["scoreline-entry-1", contest.id, slot, number, at, contest.rulesHash, pick, salt].join("\n");
  return sha256(Buffer.concat([Buffer.of(0), Buffer.from(text, "utf8")])).toString("hex");
}

const sorted = (value) =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sorted(inner)]),
      )
    : value;

const outcomeOf = (home, away) => (home === away ? "draw" : home > away ? "home" : "away");

/** 2-1, home, with "sure" and "joker" behind. */
function matchPoints(pick, result, points) {
  const said = /^(?:(\d+)-(\d+)|(home|draw|away))( sure)?( joker)?$/.exec(pick);
  if (!said || !result || "void" in result) return points.none;
  const [, home, away, word, sure, joker] = said;
  const isExact = home !== undefined && Number(home) === result.home && Number(away) === result.away;
  const outcome = word ?? outcomeOf(Number(home), Number(away));
  const isRight = outcome === outcomeOf(result.home, result.away);
  const worth = isExact ? points.exact : isRight ? points.right : sure ? points.wrongAndSure : points.wrong;
  return worth * (joker ? points.joker : 1);
}

/** All of the teams is exact, some of them right. */
function teamsPoints(pick, actual, points) {
  const said = /^teams ([\d,]+)( sure)?$/.exec(pick);
  if (!said || actual.length === 0) return points.none;
  const met = said[1].split(",").filter((team) => actual.includes(Number(team))).length;
  if (met === actual.length) return points.exact;
  return met > 0 ? points.right : said[2] ? points.wrongAndSure : points.wrong;
}

/**
 * Groups from first to last, the groups whose third comes through, then the winners by round. A bracket of clubs has "clubs" in
 * the place of groups, and its winners alone.
 */
function bracketPoints(pick, reached, points) {
  const [, groups = "", thirds = "", won = ""] = pick.split(" ");
  const lists = groups === "clubs" ? [] : groups.split("/");
  const through = lists.flatMap((list, i) => {
    const teams = list.split(",").map(Number);
    return teams.slice(0, thirds.includes(String.fromCharCode(65 + i)) ? 3 : 2);
  });
  // From the champion backwards: one, two, four and so on.
  const winners = won.split(",").map(Number).reverse();
  const own = {
    "round-of-32": through,
    "round-of-16": winners.slice(15),
    "quarter-final": winners.slice(7, 15),
    "semi-final": winners.slice(3, 7),
    final: winners.slice(1, 3),
    champion: winners.slice(0, 1),
  };
  return Object.entries(own).reduce(
    (sum, [round, teams]) =>
      sum + (points[round] ?? 0) * teams.filter((team) => (reached[round] ?? []).includes(team)).length,
    0,
  );
}

function worthOf(contest, slot, entry) {
  const { mode, results } = contest;
  const { points } = contest.rules;
  if (mode === "matches") {
    const isLate = slot.began !== null && entry.at >= slot.began;
    return matchPoints(entry.pick, isLate ? undefined : results.matches?.[entry.slot], points);
  }
  const reached = results.reached ?? {};
  if (mode === "bracket") return bracketPoints(entry.pick, reached, points);
  return teamsPoints(entry.pick, reached[mode === "winner" ? "champion" : "final"] ?? [], points);
}

const [source, rootsFile] = process.argv.slice(2);
if (!source) {
  console.error("Usage: node recount.mjs <contest.jsonl or its address> [contest-roots.jsonl]");
  process.exit(1);
}

const lines = await linesOf(source);
const contest = lines.find(({ kind }) => kind === "contest");
const slots = new Map(lines.filter(({ kind }) => kind === "slot").map((slot) => [slot.slot, slot]));
const entries = lines.filter(({ kind }) => kind === "entry");
const places = lines.filter(({ kind }) => kind === "place");
const faults = [];

if (sha256(JSON.stringify(sorted(contest.rules))).toString("hex") !== contest.rulesHash)
  faults.push("the rules are not those whose hash is in the receipts");

for (const entry of entries) {
  // Who was erased took the salt along: the leaf stays.
  if (entry.salt !== null && entry.pick !== null && leafOf(contest, entry) !== entry.hash)
    faults.push(`entry ${entry.number} does not hash to its leaf`);
}
for (const { slot, root, leaves } of slots.values()) {
  const own = entries.filter((entry) => entry.slot === slot).sort((a, b) => a.number - b.number);
  if (own.length !== leaves) faults.push(`slot ${slot} has ${own.length} entries, and ${leaves} were published`);
  if (rootOf(own.map(({ hash }) => hash)) !== root) faults.push(`the entries of slot ${slot} do not make its root`);
}
if (rootsFile) {
  const kept = (await linesOf(rootsFile)).filter(({ contestId }) => contestId === contest.id);
  for (const { slot, root } of kept)
    if (slots.get(slot)?.root !== root) faults.push(`slot ${slot} had another root when it closed`);
  for (const slot of slots.keys())
    if (!kept.some((one) => one.slot === slot)) faults.push(`nobody kept the root of slot ${slot}`);
}

const byMatches = contest.mode !== "referral" && contest.mode !== "video";
if (byMatches) {
  // Who has entered nothing but what is still open has no points yet.
  const totals = new Map(places.map(({ who }) => [who, 0]));
  for (const entry of entries) {
    if (entry.who === null || entry.pick === null) continue;
    totals.set(entry.who, (totals.get(entry.who) ?? 0) + worthOf(contest, slots.get(entry.slot), entry));
  }
  const all = [...totals.values()].sort((a, b) => b - a);
  const placeOf = new Map();
  for (const [index, points] of all.entries()) if (!placeOf.has(points)) placeOf.set(points, index + 1);
  const shown = new Map(places.map((row) => [row.who, row]));
  for (const [who, points] of totals) {
    const row = shown.get(who);
    if (!row) faults.push(`${who} is not on the leaderboard`);
    else if (row.points !== points || row.place !== placeOf.get(points))
      faults.push(
        `${who} has place ${row.place} with ${row.points} points, and by the entries place ${placeOf.get(points)} with ${points}`,
      );
  }
}

for (const fault of faults.slice(0, 50)) console.log(fault);
const counted = byMatches ? `, ${places.length} places` : "; its points are what people did, and are not in the file";
console.log(
  `Contest ${contest.id}, results no. ${contest.version}: ${entries.length} entries, ${slots.size} roots${counted}. ` +
    (faults.length === 0 ? "Everything is true." : `${faults.length} things are not true.`),
);
process.exitCode = faults.length === 0 ? 0 : 2;
