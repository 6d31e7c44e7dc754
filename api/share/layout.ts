import type { TeamBadge } from "@scoreline/contract/schemas";
import { crestOutlines, crestPatterns } from "@scoreline/site/crest";
import { type Picture, pictureSize } from "#share/picture.ts";

/** An element as satori takes it: React's shape, without React. */
export type Element = { type: string; props: Record<string, unknown> };
type Style = Record<string, string | number>;

const ink = {
  ground: "#0d1520",
  raised: "#17222f",
  text: "#ffffff",
  soft: "#b1bdcb",
  brand: "#2fd69a",
  live: "#ff5a6b",
};

function box(style: Style, ...children: (Element | string | false)[]): Element {
  return { type: "div", props: { style: { display: "flex", ...style }, children: children.filter(Boolean) } };
}

/** The dark ground with the brand's light in the corner, and the name of the site below. */
export function layOut(picture: Picture): Element {
  return box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      width: pictureSize.width,
      height: pictureSize.height,
      boxSizing: "border-box",
      padding: 56,
      color: ink.text,
      fontFamily: "Latin",
      background: `linear-gradient(135deg, ${ink.raised} 0%, ${ink.ground} 60%)`,
    },
    picture.kind === "match" ? match(picture) : profile(picture),
    foot(),
  );
}

function foot(): Element {
  return box(
    { alignItems: "center", gap: 16 },
    vector(44, 28, [
      { d: "M8 0h12a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8Z", fill: ink.brand },
      { d: "M7 21h14M9.5 7.5v9M18.5 7.5v9", stroke: "#06281c", strokeWidth: 2.6, strokeLinecap: "round" },
    ]),
    box({ fontSize: 34, fontWeight: 700 }, "Scoreline"),
  );
}

function match({ league, home, away, middle, below, live }: Extract<Picture, { kind: "match" }>): Element {
  return box(
    { flexDirection: "column", flexGrow: 1, gap: 40 },
    box({ fontSize: 32, color: ink.soft, justifyContent: "center", textAlign: "center" }, league),
    box(
      { alignItems: "center", justifyContent: "space-between", flexGrow: 1 },
      side(home),
      box(
        { flexDirection: "column", alignItems: "center", gap: 14, width: 340 },
        box({ fontSize: middle.length > 7 ? 84 : 104, fontWeight: 700, whiteSpace: "nowrap" }, middle),
        below !== "" &&
          box(
            {
              fontSize: 30,
              padding: "6px 22px",
              whiteSpace: "nowrap",
              borderRadius: 999,
              background: live ? ink.live : "#25303d",
              color: live ? "#2a0a0e" : ink.soft,
              fontWeight: live ? 700 : 400,
            },
            below,
          ),
      ),
      side(away),
    ),
  );
}

function side(team: TeamBadge): Element {
  return box(
    { flexDirection: "column", alignItems: "center", gap: 24, width: 360 },
    crest(team, 168),
    box(
      { fontSize: 42, fontWeight: 700, textAlign: "center", lineHeight: 1.35, lineClamp: 2, display: "block" },
      team.name,
    ),
  );
}

function profile(picture: Exclude<Picture, { kind: "match" }>): Element {
  return box(
    { alignItems: "center", flexGrow: 1, gap: 56 },
    picture.kind === "team"
      ? crest(picture.badge, 260)
      : roundel(picture.colour, picture.kind === "league" ? picture.code : picture.initials),
    box(
      { flexDirection: "column", gap: 14, width: 760 },
      box({ fontSize: 30, color: ink.brand, fontWeight: 700 }, picture.about),
      box({ fontSize: 72, fontWeight: 700, lineHeight: 1.3, lineClamp: 2, display: "block" }, picture.name),
      ...picture.lines.map((line) => box({ fontSize: 32, color: ink.soft }, line)),
    ),
  );
}

/** Where there is no crest: letters on a disc. */
function roundel(colour: string, letters: string): Element {
  return box(
    {
      alignItems: "center",
      justifyContent: "center",
      flexShrink: 0,
      width: 260,
      height: 260,
      borderRadius: 140,
      background: colour,
      color: isLight(colour) ? ink.ground : ink.text,
      border: "6px solid rgba(255,255,255,.18)",
      fontSize: letters.length > 3 ? 72 : 96,
      fontWeight: 700,
    },
    letters,
  );
}

/** By how bright the eye sees it. */
function isLight(colour: string): boolean {
  const [, red = "0", green = "0", blue = "0"] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  const seen = (part: string, weight: number) => Number.parseInt(part, 16) * weight;
  return seen(red, 0.3) + seen(green, 0.59) + seen(blue, 0.11) > 160;
}

function crest({ crest }: TeamBadge, size: number): Element {
  const { shape, pattern, colours } = crest ?? { shape: "shield", pattern: "plain", colours: ["#8794a5", "#8794a5"] };
  const outline = crestOutlines[shape] ?? crestOutlines.shield ?? "";
  const lines = crestPatterns[pattern];
  return vector(
    size,
    18,
    [
      { d: outline, fill: colours[0] },
      ...(lines ? [{ d: lines, fill: colours[1], clipPath: "url(#c)" }] : []),
      { d: outline, fill: "none", stroke: "#ffffff", strokeOpacity: 0.35, strokeWidth: 0.5 },
    ],
    outline,
  );
}

function vector(size: number, grid: number, paths: readonly object[], clip?: string): Element {
  const clipPath = { type: "clipPath", props: { id: "c", children: [{ type: "path", props: { d: clip } }] } };
  return {
    type: "svg",
    props: {
      width: size,
      height: size,
      viewBox: `0 0 ${grid} ${grid}`,
      fill: "none",
      children: [
        ...(clip ? [{ type: "defs", props: { children: [clipPath] } }] : []),
        ...paths.map((path) => ({ type: "path", props: path })),
      ],
    },
  };
}
