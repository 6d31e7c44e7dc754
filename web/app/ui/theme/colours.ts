/** Shirts in the colours of clubs, told apart and readable. Colours are written as #rrggbb. */
export type Shirt = { fill: string; ink: string };

/** From this on text can be read (AA). */
const readable = 4.5;
/** Two sides whose shirts are nearer than this are one side to the eye; a pitch can hide a green shirt. */
const apart = 1.35;

export function luminance(colour: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** Both sides' shirts: numbers in the club's second colour where that can be read, and the away side changes where the two look alike. */
export function shirts(
  home: readonly [string, string] | undefined,
  away: readonly [string, string] | undefined,
): { home: Shirt; away: Shirt } {
  const first = home ?? ["#f4f6f8", "#0d1520"];
  let second = away ?? ["#23303f", "#ffffff"];
  if (alike(first[0], second[0]))
    second = alike(first[0], second[1]) ? [spare(first[0]), second[0]] : [second[1], second[0]];
  return { home: shirt(first), away: shirt(second) };
}

function shirt([fill, number]: readonly [string, string]): Shirt {
  if (contrast(fill, number) >= readable) return { fill, ink: number };
  return { fill, ink: contrast(fill, "#ffffff") >= contrast(fill, "#0d1520") ? "#ffffff" : "#0d1520" };
}

function spare(taken: string): string {
  return luminance(taken) > 0.4 ? "#23303f" : "#f4f6f8";
}

/** Near in hue and in brightness. */
function alike(a: string, b: string): boolean {
  const part = (colour: string, from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  const distance = Math.hypot(...[1, 3, 5].map((from) => part(a, from) - part(b, from)));
  return distance < 110 && contrast(a, b) < apart * 1.6;
}
