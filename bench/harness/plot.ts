type Point = { x: number; y: number };
type Line = { name: string; colour: string; points: readonly Point[] };
type Panel = { title: string; x: string; y: string; lines: readonly Line[] };

const size = { width: 420, height: 280, left: 60, right: 20, top: 40, bottom: 50 };

/** Two panels side by side, as SVG text. */
export function drawGrowth(
  heard: readonly { listeners: number; p50: number; p99: number }[],
  days: readonly { matches: number; rate: number }[],
): string {
  const of = (y: "p50" | "p99") => heard.map((one) => ({ x: one.listeners, y: one[y] }));
  const panels: Panel[] = [
    {
      title: "Delivery to all listeners",
      x: "listeners",
      y: "ms",
      lines: [
        { name: "p99", colour: "#c2410c", points: of("p99") },
        { name: "p50", colour: "#1d4ed8", points: of("p50") },
      ],
    },
    {
      title: "Day list, brotli",
      x: "matches a day",
      y: "lists a second",
      lines: [{ name: "", colour: "#15803d", points: days.map(({ matches, rate }) => ({ x: matches, y: rate })) }],
    },
  ];
  const drawn = panels.map((panel, i) => `<g transform="translate(${i * size.width} 0)">${draw(panel)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width * panels.length} ${size.height}" font-family="sans-serif" font-size="11">
<title>Growth: delivery times by listeners, lists a second by matches a day</title>
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join("\n")}
</svg>
`;
}

function draw({ title, x, y, lines }: Panel): string {
  const points = lines.flatMap((line) => line.points);
  const most = { x: Math.max(1, ...points.map((p) => p.x)), y: roundUp(Math.max(1, ...points.map((p) => p.y))) };
  const inner = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom };
  const atX = (value: number) => Math.round(size.left + (value / most.x) * inner.width);
  const atY = (value: number) => Math.round(size.top + inner.height - (value / most.y) * inner.height);
  const grid = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const height = atY(most.y * part);
    return `<path d="M${size.left} ${height}h${inner.width}" stroke="#ddd"/><text x="${size.left - 6}" y="${height + 4}" text-anchor="end">${Math.round(most.y * part).toLocaleString("en-US")}</text>`;
  });
  const marks = [...new Set(points.map((p) => p.x))].map(
    (value) =>
      `<text x="${atX(value)}" y="${size.height - 32}" text-anchor="middle">${value.toLocaleString("en-US")}</text>`,
  );
  const curves = lines.map(({ name, colour, points: own }) => {
    const path = own.map((p, i) => `${i === 0 ? "M" : "L"}${atX(p.x)} ${atY(p.y)}`).join("");
    const dots = own.map((p) => `<circle cx="${atX(p.x)}" cy="${atY(p.y)}" r="3" fill="${colour}"/>`).join("");
    const last = own.at(-1);
    const label =
      last && name
        ? `<text x="${atX(last.x)}" y="${atY(last.y) - 8}" text-anchor="end" fill="${colour}">${name}</text>`
        : "";
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}${label}`;
  });
  return `<text x="${size.left}" y="20" font-size="14">${title}</text><text x="${size.left}" y="34" fill="#666">${y}</text>
${grid.join("")}${marks.join("")}${curves.join("")}<text x="${size.left + inner.width / 2}" y="${size.height - 14}" text-anchor="middle" fill="#666">${x}</text>`;
}

/** The next number that reads well on an axis. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 5, 8, 10].find((step) => step * unit >= value) ?? 10) * unit;
}
