/** Which leagues a reader has pinned and folded, kept on the device where the server can read it. */
export type KeptLeagues = { pinned: readonly number[]; folded: readonly number[] };

/** Of each kind: a cookie is sent with every request. The oldest are forgotten. */
const mostKept = 40;

/** 1015.1044-1007: pinned, then folded. */
export function readKeptLeagues(text: string): KeptLeagues {
  const [pinned, folded] = text.split("-");
  return { pinned: ids(pinned), folded: ids(folded) };
}

function ids(text = ""): number[] {
  return text
    .split(".")
    .filter((part) => /^\d{1,9}$/.test(part))
    .map(Number)
    .slice(-mostKept);
}

export function writeKeptLeagues({ pinned, folded }: KeptLeagues): string {
  return [pinned, folded].map((list) => list.slice(-mostKept).join(".")).join("-");
}

export function toggled(list: readonly number[], id: number): number[] {
  return list.includes(id) ? list.filter((each) => each !== id) : [...list, id];
}
