import type { Caller, Services } from "#handler.ts";

/** What a call stands on: the present, or a moment ago for a caller who wants to be as late as their broadcast. */
export function servicesFor({ delaySeconds = 0 }: Caller, services: Services): Services {
  if (delaySeconds === 0) return services;
  const instant = services.now() - delaySeconds * 1_000;
  return { ...services, boards: services.boards.asOf(instant), now: () => instant, delaySeconds };
}

/** Of a caller who is late: nothing that came to be known after it is theirs yet. */
export function knownAt({ delaySeconds = 0, now }: Services): number | undefined {
  return delaySeconds > 0 ? now() : undefined;
}
