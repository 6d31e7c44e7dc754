import type { TrackMoment } from "@scoreline/contract/schemas/match-statistics";

/** A small drawing of what happened; said in words beside it. */
export function MomentSign({ code }: { code: TrackMoment["code"] }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      {drawing(code)}
    </svg>
  );
}

function drawing(code: TrackMoment["code"]) {
  if (code === "goal" || code === "own-goal" || code === "penalty-goal") {
    return (
      <>
        <circle cx="8" cy="8" r="6.800" fill="#fff" stroke="#111" strokeWidth="1.200" />
        <path d="m8 4.800 3 2.200-1.150 3.500h-3.700L5 7Z" fill={code === "own-goal" ? "var(--card-red)" : "#111"} />
      </>
    );
  }
  if (code === "yellow-card") return <rect x="4" y="2" width="8" height="12" rx="1.500" fill="var(--card-yellow)" />;
  if (code.endsWith("-card")) return <rect x="4" y="2" width="8" height="12" rx="1.500" fill="var(--card-red)" />;
  if (code === "substitution") {
    return <path d="M2 6h11l-3-3M14 10H3l3 3" fill="none" stroke="currentColor" strokeWidth="1.600" />;
  }
  if (code === "corner" || code === "offside") {
    return <path d="M4 15V1.500l8 3.500-8 3.500" fill="none" stroke="currentColor" strokeWidth="1.600" />;
  }
  return <circle cx="8" cy="8" r="3" fill="currentColor" opacity=".6" />;
}
