/** What the air is like in a country over the year: enough for the line under a match. */
type Climate = { temperature: number; wet: number };

/** Mean of the year, half the way from winter to summer, chance of rain. South of the equator the swing is negative. */
type Usual = readonly [mean: number, swing: number, wet: number];

const tropics: Usual = [28, 1.5, 0.4];
const gulf: Usual = [28, 8, 0.03];
const mediterranean: Usual = [18, 8, 0.2];
const north: Usual = [10, 9, 0.3];
const farNorth: Usual = [6, 11, 0.3];
const eastAsia: Usual = [16, 11, 0.3];
const south: Usual = [18, -6, 0.28];

const usual: Readonly<Record<string, Usual>> = {
  ...of(
    tropics,
    "th vn kh la mm my sg id ph bn tl in lk br co ec ve pe cr pa hn gt sv ni do jm ng gh ci cm sn ke ug tz cd ao",
  ),
  ...of(gulf, "ae qa sa kw bh om iq ir eg"),
  ...of(mediterranean, "es pt it gr tr il cy mt hr al ma dz tn mx us"),
  ...of(farNorth, "no se fi is ee lv lt ru ca by"),
  ...of(eastAsia, "cn jp kr kp tw hk mo uz kz"),
  ...of(south, "au nz za ar uy cl py bo"),
};

function of(climate: Usual, countries: string): Record<string, Usual> {
  return Object.fromEntries(countries.split(" ").map((country) => [country, climate]));
}

const warmest = 200;

export function climateOf(country: string, instant: number): Climate {
  const [mean, swing, wet] = usual[country] ?? north;
  const start = Date.UTC(new Date(instant).getUTCFullYear(), 0, 1);
  const day = (instant - start) / 86_400_000;
  return { temperature: Math.round(mean + swing * Math.cos((2 * Math.PI * (day - warmest)) / 365)), wet };
}
