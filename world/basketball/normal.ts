/** The share of a normal curve below `value` (Abramowitz and Stegun 7.1.26, to seven digits). */
export function normalBelow(value: number, mean: number, deviation: number): number {
  if (deviation <= 0) return value > mean ? 1 : 0;
  const z = (value - mean) / (deviation * Math.SQRT2);
  const t = 1 / (1 + 0.3275911 * Math.abs(z));
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-z * z);
  return z >= 0 ? 1 - tail / 2 : tail / 2;
}
