/**
 * What a reader does not want to know yet, kept as words in one short cookie: `m12` hides a match, `t4` the matches of
 * a team, `o12` says that a match has been opened all the same. The newest stand first.
 */
export type Shield = readonly string[];

type Subject = { matchId: number; teamIds: readonly number[] };

const word = /^[mto]\d{1,10}$/;
/** Cookies are short: what was said longest ago is forgotten. */
const kept = 10;

export function readShield(cookie: string): Shield {
  return cookie
    .split(".")
    .filter((text) => word.test(text))
    .slice(0, kept);
}

export function writeShield(shield: Shield): string {
  return shield.join(".");
}

/** Whether the score of a match is to be hidden. What was opened stays open. */
export function isShielded(shield: Shield, everywhere: boolean, { matchId, teamIds }: Subject): boolean {
  if (shield.includes(`o${matchId}`)) return false;
  return everywhere || shield.includes(`m${matchId}`) || teamIds.some((id) => shield.includes(`t${id}`));
}

export function openMatch(shield: Shield, matchId: number): Shield {
  return add(without(shield, `m${matchId}`), `o${matchId}`);
}

export function hideMatch(shield: Shield, matchId: number): Shield {
  return add(without(shield, `o${matchId}`), `m${matchId}`);
}

export function toggleTeam(shield: Shield, teamId: number): Shield {
  const own = `t${teamId}`;
  return shield.includes(own) ? without(shield, own) : add(shield, own);
}

function without(shield: Shield, text: string): Shield {
  return shield.filter((each) => each !== text);
}

function add(shield: Shield, text: string): Shield {
  return [text, ...without(shield, text)].slice(0, kept);
}
