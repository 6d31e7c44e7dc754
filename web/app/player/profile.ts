import type { Player } from "@scoreline/contract/calls/player";

/** What the card beside a player's pages shows, beyond what stands at their head. */
export type PlayerProfile = Pick<
  Player,
  "birthDate" | "birthPlace" | "age" | "heightCm" | "weightKg" | "foot" | "marketValueEur" | "sidelined"
>;

export function profileOf(player: Player): PlayerProfile {
  const { birthDate, birthPlace, age, heightCm, weightKg, foot, marketValueEur, sidelined } = player;
  return { birthDate, birthPlace, age, heightCm, weightKg, foot, marketValueEur, sidelined };
}
