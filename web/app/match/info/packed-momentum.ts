import type { FootballFeed } from "@scoreline/contract/schemas/match-events";

type Momentum = FootballFeed["momentum"];

/** Who was on top, minute by minute, as one line of text: as objects it would be a fifth of what a page is hydrated from. */
export function packMomentum(momentum: Momentum): string {
  let before = "";
  return momentum
    .map(({ phase, minute, added, value }) => {
      // The phase is said where it begins.
      const begins = phase === before ? "" : `${phase} `;
      before = phase;
      return `${begins}${minute}${added ? `+${added}` : ""}:${value}`;
    })
    .join(",");
}

export function unpackMomentum(text: string): Momentum {
  let phase = "";
  return (text === "" ? [] : text.split(",")).map((part) => {
    const [, begins, minute, added, value] = /^(?:(.+) )?(\d+)(?:\+(\d+))?:(.+)$/.exec(part) ?? [];
    phase = begins ?? phase;
    return { phase, minute: Number(minute), ...(added && { added: Number(added) }), value: Number(value) };
  });
}
