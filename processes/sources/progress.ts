/** Says how far something is, in quarters: a person wants to see that it goes on, not every step. */
export function inQuarters(say: (line: string) => void): (progress: { what: string; done: number }) => void {
  const said = new Map<string, number>();
  return ({ what, done }) => {
    const quarter = Math.floor(done * 4);
    if (quarter <= (said.get(what) ?? -1)) return;
    said.set(what, quarter);
    say(`${what} … ${quarter * 25} %`);
  };
}
