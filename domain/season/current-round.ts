/** A round as it stands: when it is played, by its middle match, and when the next of it is, if any is to come. */
export type RoundState = { round: string; middle: number; next: number | undefined };

/** A match that is played so long after the others of its round was moved: the round itself is over. */
const movedMs = 5 * 86_400_000;

/** The first round, in their order, of which something is on or still to come when the others are; or the last one. */
export function currentRound(rounds: readonly RoundState[]): string | undefined {
  const isOn = ({ middle, next }: RoundState) => next !== undefined && next - middle < movedMs;
  return (rounds.find(isOn) ?? rounds.at(-1))?.round;
}
