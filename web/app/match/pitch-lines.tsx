import type { SVGAttributes } from "react";

/** Metres, as the laws of the game have them. */
const length = 105;
const width = 68;
const boxes = [
  { depth: 16.5, half: 20.16 },
  { depth: 5.5, half: 9.16 },
];
const stripes = 10;

/** A football pitch from above, lying or standing; a unit is a metre, with a border of three around it. */
export function PitchLines({ standing = false, ...attributes }: { standing?: boolean } & SVGAttributes<SVGSVGElement>) {
  const [w, h] = standing ? [width, length] : [length, width];
  return (
    <svg viewBox={`-3 -3 ${w + 6} ${h + 6}`} preserveAspectRatio="none" aria-hidden="true" {...attributes}>
      <Grass standing={standing} />
      <Lines standing={standing} />
    </svg>
  );
}

export function Grass({ standing = false }: { standing?: boolean }) {
  const step = (length + 6) / stripes;
  return (
    <g>
      {Array.from({ length: stripes }, (_, index) => {
        const from = -3 + index * step;
        const place = standing
          ? { x: -3, y: from, width: width + 6, height: step + 0.1 }
          : { x: from, y: -3, width: step + 0.1, height: width + 6 };
        return <rect key={from} {...place} fill={index % 2 === 0 ? "var(--grass-1)" : "var(--grass-2)"} />;
      })}
    </g>
  );
}

export function Lines({ standing = false }: { standing?: boolean }) {
  const middle = width / 2;
  return (
    // The lying pitch turned by a quarter is the standing one.
    <g
      transform={standing ? `matrix(0 1 1 0 0 0)` : undefined}
      fill="none"
      stroke="#fff"
      strokeOpacity=".5"
      strokeWidth=".3"
    >
      <rect width={length} height={width} />
      <path d={`M${length / 2} 0v${width}`} />
      <circle cx={length / 2} cy={middle} r="9.150" />
      {boxes.map(({ depth, half }) => (
        <path
          key={depth}
          d={`M0 ${middle - half}h${depth}v${2 * half}H0M${length} ${middle - half}h${-depth}v${2 * half}h${depth}`}
        />
      ))}
      <path
        d={`M16.500 ${middle - 7.3}a9.150 9.150 0 0 1 0 14.600M88.500 ${middle - 7.3}a9.150 9.150 0 0 0 0 14.600`}
      />
      <path d={`M0 ${middle - 3.66}h-1.800v7.320H0M${length} ${middle - 3.66}h1.800v7.320h-1.800`} />
      <g fill="#fff" fillOpacity=".5" stroke="none">
        <circle cx="11" cy={middle} r=".5" />
        <circle cx={length - 11} cy={middle} r=".5" />
        <circle cx={length / 2} cy={middle} r=".5" />
      </g>
    </g>
  );
}
