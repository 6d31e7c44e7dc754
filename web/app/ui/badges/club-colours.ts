import { contrast } from "#ui/theme/colours.ts";

/** What a club's own colours become on a page. All are written as #rrggbb. */
export type ClubColours = {
  /** Behind white text: of a hero and of a goal. */
  deep: string;
  /** Bars, edges and small text, by day and by night. */
  chart: { light: string; dark: string };
  /** The ground of a row, by day and by night. */
  soft: { light: string; dark: string };
};

/** The surfaces of `tokens.css` that these colours lie on. */
const surface = { light: "#ffffff", dark: "#121922" };
/** Text on the deep colour is white, quiet text of the night's own grey. */
const onDeep = 7;
const readable = 4.5;
/** What stands in for a club whose colours nobody knows, and for one that looks like the other whatever it wears. */
const unknown = "#3f6ea8";
const spare = "#8b96a4";
/** Two colours nearer than this are one to the eye (OKLab). */
const apart = 0.14;

/** The colours of both sides: where they look alike, the away side takes its second colour, and then a grey. */
export function clubColours(
  home: readonly [string, string] | undefined,
  away: readonly [string, string] | undefined,
): { home: ClubColours; away: ClubColours } {
  const [first] = wearable(home ?? [unknown, unknown]);
  const own = made(first);
  for (const colour of wearable(away ?? [spare, spare])) {
    const other = made(colour);
    if (!alike(own, other)) return { home: own, away: other };
  }
  return { home: own, away: made(spare) };
}

/** The colours as custom properties, for the element that everything of the two sides stands in. */
export function clubProperties(
  home: readonly [string, string] | undefined,
  away: readonly [string, string] | undefined,
): Record<string, string> {
  const colours = clubColours(home, away);
  return Object.fromEntries(
    (["home", "away"] as const).flatMap((side) => {
      const { deep, chart, soft } = colours[side];
      return [
        [`--${side}`, `light-dark(${chart.light}, ${chart.dark})`],
        [`--${side}-deep`, deep],
        [`--${side}-soft`, `light-dark(${soft.light}, ${soft.dark})`],
      ];
    }),
  );
}

/** A colour that is one comes before white, grey and black: those are everybody's. */
function wearable([first, second]: readonly [string, string]): [string, string] {
  return hueless(first) && !hueless(second) ? [second, first] : [first, second];
}

function hueless(colour: string): boolean {
  const [, a, b] = oklab(colour);
  return Math.hypot(a, b) < 0.04;
}

/** Finding the shades takes longer than most of a page, and clubs are few: what a colour becomes is worked out once. */
const known = new Map<string, ClubColours>();
const knownAtMost = 1_000;

function made(colour: string): ClubColours {
  let colours = known.get(colour);
  if (!colours) {
    if (known.size === knownAtMost) known.clear();
    colours = shadesOf(colour);
    known.set(colour, colours);
  }
  return colours;
}

function shadesOf(colour: string): ClubColours {
  const light = shaded(colour, -1, (shade) => contrast(shade, softened.light(shade)) >= readable);
  const dark = shaded(colour, 1, (shade) => contrast(shade, softened.dark(shade)) >= readable);
  return {
    deep: shaded(colour, -1, (shade) => contrast(shade, "#ffffff") >= onDeep),
    chart: { light, dark },
    soft: { light: softened.light(light), dark: softened.dark(dark) },
  };
}

/** The ground of a row, on which its own colour is read as well. */
const softened = {
  light: (colour: string) => mix(colour, surface.light, 0.92),
  dark: (colour: string) => mix(colour, surface.dark, 0.87),
};

/** The colour itself, or the first darker or lighter shade of it that does. The hue stays: it is what fans know. */
function shaded(colour: string, way: 1 | -1, does: (shade: string) => boolean): string {
  const [hue, saturation, lightness] = hsl(colour);
  if (does(colour)) return colour.toLowerCase();
  for (let step = 0.02; step < 1; step += 0.02) {
    const shade = fromHsl(hue, saturation, Math.min(1, Math.max(0, lightness + way * step)));
    if (does(shade)) return shade;
  }
  return way === 1 ? "#ffffff" : "#000000";
}

function channels(colour: string): [number, number, number] {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function written(red: number, green: number, blue: number): string {
  const part = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${part(red)}${part(green)}${part(blue)}`;
}

function hsl(colour: string): [number, number, number] {
  const [r, g, b] = channels(colour);
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const lightness = (high + low) / 2;
  const spread = high - low;
  if (spread === 0) return [0, 0, lightness];
  const hue = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [hue * 60, spread / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (from: number) => {
    const at = (from + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return written(part(0), part(8), part(4));
}

function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const part = (at: 0 | 1 | 2) => a[at] + (b[at] - a[at]) * share;
  return written(part(0), part(1), part(2));
}

/** By day and by night: what is told apart on the one ground may not be on the other. */
function alike(one: ClubColours, other: ClubColours): boolean {
  return near(one.chart.light, other.chart.light) || near(one.chart.dark, other.chart.dark);
}

function near(one: string, other: string): boolean {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < apart;
}

function oklab(colour: string): [number, number, number] {
  const [r, g, b] = channels(colour).map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
