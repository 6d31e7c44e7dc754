/** Half a court in metres; the two rule books differ by less than a line's width on a screen. */
const length = 14;
const width = 15;

export const court = { length: 2 * length, width };

/** A basketball court from above, lying; a unit is a metre. */
export function CourtLines() {
  return (
    <g>
      <rect x="-0.8" y="-0.8" width={court.length + 1.6} height={width + 1.6} fill="var(--court)" />
      <g fill="none" stroke="var(--court-line)" strokeWidth=".09">
        <rect width={court.length} height={width} />
        <path d={`M${length} 0v${width}`} />
        <circle cx={length} cy={width / 2} r="1.800" />
        <HalfCourt />
        <g transform={`matrix(-1 0 0 1 ${court.length} 0)`}>
          <HalfCourt />
        </g>
      </g>
    </g>
  );
}

/** The left half: paint, free-throw circle, three-point line and ring. */
function HalfCourt() {
  const middle = width / 2;
  return (
    <>
      <rect y={middle - 2.45} width="5.800" height="4.900" fill="var(--court-paint)" />
      <path d={`M5.800 ${middle - 1.8}a1.800 1.800 0 0 1 0 3.600`} />
      <path d={`M0 .9h2.990A6.750 6.750 0 0 1 2.990 14.100H0`} />
      <path d={`M1.200 ${middle - 0.9}v1.800`} strokeWidth=".14" />
      <circle cx="1.575" cy={middle} r=".3" strokeWidth=".14" />
    </>
  );
}

/** Where a place of the attacked half lies on the whole court: home attacks to the right. */
export function onCourt({ x, y, side }: { x: number; y: number; side: "home" | "away" }): { x: number; y: number } {
  const deep = (y / 100) * length;
  const across = (x / 100) * width;
  return side === "home" ? { x: court.length - deep, y: across } : { x: deep, y: width - across };
}
