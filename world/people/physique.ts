import type { Foot, Role } from "#people/person.ts";
import type { Rng } from "#random.ts";

/** Centimetres: mean and spread. */
const heights: Record<Role, readonly [mean: number, spread: number]> = {
  goalkeeper: [190, 4],
  "left-back": [178, 4.5],
  "centre-back": [187, 4.5],
  "right-back": [179, 4.5],
  "defensive-midfield": [182, 5],
  "central-midfield": [180, 5],
  "attacking-midfield": [177, 5],
  "left-winger": [177, 5],
  "right-winger": [177, 5],
  striker: [184, 5.5],
  "point-guard": [188, 4.5],
  "shooting-guard": [195, 4.5],
  "small-forward": [201, 4],
  "power-forward": [206, 4],
  center: [211, 4],
};

/** Centimetres that a nation is below the tallest ones. */
const shorter: Readonly<Record<string, number>> = {
  vn: 6,
  kh: 7,
  la: 7,
  mm: 6,
  th: 5,
  id: 6,
  ph: 6,
  my: 6,
  sg: 5,
  in: 5,
  jp: 4,
  hk: 4,
  tw: 4,
  cn: 1,
  kr: 2,
  pe: 4,
  bo: 4,
  ec: 3,
  mx: 3,
  co: 2,
  cl: 2,
  ar: 1,
  br: 1,
  ir: 1,
  sa: 4,
  ae: 3,
  qa: 3,
  eg: 2,
  za: 3,
  uz: 2,
  pt: 1,
  es: 1,
};

const leftFooted: Partial<Record<Role, number>> = {
  "left-back": 0.78,
  "left-winger": 0.42,
  "right-back": 0.05,
  "right-winger": 0.35,
};

export function physiqueOf(
  draw: Rng,
  role: Role,
  nationality: string,
  women: boolean,
): { heightCm: number; weightKg: number; foot?: Foot } {
  const [mean, spread] = heights[role];
  const basketball = role === "center" || role.endsWith("guard") || role.endsWith("-forward");
  const local = (shorter[nationality] ?? 0) * (basketball ? 1.6 : 1);
  const heightCm = Math.round(mean - local - (women ? 13 : 0) + draw.normal() * spread);
  const build = (women ? 21.6 : basketball ? 23.9 : 23) + draw.normal() * 0.9;
  const weightKg = Math.round(build * (heightCm / 100) ** 2);
  const side = draw.float();
  if (basketball) return { heightCm, weightKg };
  const left = leftFooted[role] ?? 0.2;
  return { heightCm, weightKg, foot: side < left ? "left" : side < left + 0.05 ? "both" : "right" };
}
