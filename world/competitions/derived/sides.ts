import type { Variant } from "@scoreline/names/variants";

/** The other sides that a club sends out: how they are called in narrow places, and how much weaker they are. */
const shortSuffixes: Partial<Record<Variant, string>> = { women: " W", reserves: " Res", ii: " II" };

/** At most 14 characters: clubs with a long short name go by their code. */
export function shortened(short: string, code: string, variant: Variant): string {
  const suffix = shortSuffixes[variant] ?? ` ${variant.toUpperCase()}`;
  return short.length + suffix.length <= 14 ? short + suffix : code + suffix;
}

/** Points on the world-wide strength scale that a side is weaker than its club's first team. */
export const weaker: Record<Variant, number> = {
  u18: 430,
  u19: 390,
  u20: 340,
  u21: 290,
  u22: 270,
  u23: 240,
  reserves: 250,
  ii: 230,
  women: 360,
};
