const key = "watched";
/** Of so many videos a browser keeps where somebody stopped. */
const most = 40;
/** Whoever has seen less begins again; whoever has seen all but so much has seen it. */
const edges = { begun: 10, over: 15 };

type Memory = Pick<Storage, "getItem" | "setItem">;

function memory(): Memory | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function places(kept: Memory | undefined): [string, number][] {
  try {
    const read: unknown = JSON.parse(kept?.getItem(key) ?? "[]");
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

/** Where somebody stopped watching, in seconds; 0 where they begin. */
export function placeIn(video: string, kept = memory()): number {
  return places(kept).find(([name]) => name === video)?.[1] ?? 0;
}

export function keepPlace(video: string, seconds: number, length: number, kept = memory()): void {
  const others = places(kept).filter(([name]) => name !== video);
  const worth = seconds >= edges.begun && seconds <= length - edges.over;
  const own: [string, number][] = worth ? [[video, Math.floor(seconds)]] : [];
  try {
    kept?.setItem(key, JSON.stringify([...others, ...own].slice(-most)));
  } catch {
    // No room: it begins from the start.
  }
}
