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

/** Land and sea are warmest some weeks after the longest day. */
const warmest = 211;

/** Degrees that a place differs from its country by, where a country is long or high. */
const places: Readonly<Record<string, number>> = {
  ...differing(-7, "Sapporo|Minneapolis|Saint Paul|Milwaukee|Toronto|Montréal|Harbin|Changchun|Shenyang"),
  ...differing(
    -5,
    "Chicago|Columbus|Cincinnati|Foxborough|Boston|Harrison|New York|Philadelphia|Chester|Commerce City|Denver|Sandy|Seattle|Vancouver|Portland|Dalian|Qingdao|Beijing|Bogotá|La Paz|Toluca",
  ),
  ...differing(-3, "Sendai|Kansas City|St. Louis|Washington|Nashville|Porto Alegre|Caxias do Sul|Curitiba|Chapecó"),
  ...differing(5, "Miami|Fort Lauderdale|Orlando|Naha|Okinawa|Guangzhou|Shenzhen|Hong Kong|Haikou"),
};

function differing(degrees: number, cities: string): Record<string, number> {
  return Object.fromEntries(cities.split("|").map((city) => [city, degrees]));
}

export function climateOf(country: string, city: string, instant: number): Climate {
  const [mean, swing, wet] = usual[country] ?? north;
  const start = Date.UTC(new Date(instant).getUTCFullYear(), 0, 1);
  const day = (instant - start) / 86_400_000;
  const season = swing * Math.cos((2 * Math.PI * (day - warmest)) / 365);
  return { temperature: Math.round(mean + season + (places[city] ?? 0)), wet };
}
