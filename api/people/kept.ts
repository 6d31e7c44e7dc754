import type { Services } from "#handler.ts";
import { type Prepared, PreparedCache } from "#prepared.ts";

/** Profiles change a few times a day: one is made once a minute at most, however many look at it. */
const keptMs = 60_000;
const keptAnswers = 300;

/** Answers of one call, kept for each server. */
export function keepForAMinute<Body>(): (
  services: Services,
  key: string,
  make: () => Promise<Body>,
) => Promise<Prepared<Body>> {
  const caches = new WeakMap<Services, PreparedCache<Body>>();
  return (services, key, make) => {
    let cache = caches.get(services);
    if (!cache) {
      cache = new PreparedCache<Body>(keptAnswers);
      caches.set(services, cache);
    }
    return cache.get(key, Math.floor(services.now() / keptMs), make);
  };
}
