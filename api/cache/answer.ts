import type { Subject } from "@scoreline/live/changes";
import type { Terms } from "#cache/cache.ts";
import type { Reader, Services } from "#handler.ts";
import { costs } from "#limits/costs.ts";
import { Prepared } from "#prepared.ts";

type Resting<Value> = Pick<Terms<Value>, "maxAgeMs" | "bytes">;

/**
 * Something that is made once for everybody who would get the same. What it may depend on is handed to `make`, and the key
 * is written from exactly that: the input, and what is named of the reader. Nobody's session can be among it.
 */
type Definition<Input extends object, Of extends keyof Reader, Value> = {
  name: string;
  reader: readonly Of[];
  /** What changes end it. */
  restsOn: (input: Input) => readonly Subject[];
  make(input: Input, reader: Pick<Reader, Of>, services: Services): Promise<Value>;
};

type Wanted<Input, Of extends keyof Reader, Value> = (
  input: Input,
  reader: Pick<Reader, Of>,
  services: Services,
) => Promise<Value>;

/** Where the caller of a service stands. */
function positionOf({ boards, now, delaySeconds = 0 }: Services) {
  return { seq: boards.seq, instant: now(), delaySeconds };
}

export function cachedValue<Input extends object, Of extends keyof Reader, Value>(
  definition: Omit<Definition<Input, Of, Value>, "restsOn"> & Resting<Value> & { restsOn: Terms<Value>["subjects"] },
): Wanted<Input, Of, Value> {
  const { name, reader: named, restsOn, make, maxAgeMs, bytes } = definition;
  const terms = { subjects: restsOn, bytes, ...(maxAgeMs !== undefined && { maxAgeMs }) };
  return (input, reader, services) => {
    const depends = dependsOn(reader, named);
    return services.caches
      .named<Value>(name)
      .get(JSON.stringify([input, depends]), positionOf(services), terms, () => make(input, depends, services));
  };
}

/** An answer with its bytes. */
export function cachedAnswer<Input extends object, Of extends keyof Reader, Body>(
  definition: Definition<Input, Of, Body> & {
    maxAgeMs?: number;
    /** What else changes end it, where that is only known once it is made. */
    alsoOn?: (body: Body) => readonly Subject[];
  },
): Wanted<Input, Of, Prepared<Body>> {
  const { name, reader: named, restsOn, alsoOn, make, maxAgeMs } = definition;
  return (input, reader, services) => {
    const depends = dependsOn(reader, named);
    const known = restsOn(input);
    const subjects = alsoOn ? ({ body }: Prepared<Body>) => [...known, ...alsoOn(body)] : known;
    const terms = { subjects, bytes: weightOf, ...(maxAgeMs !== undefined && { maxAgeMs }) };
    return services.caches
      .named<Prepared<Body>>(name)
      .get(
        JSON.stringify([input, depends]),
        positionOf(services),
        terms,
        async () => new Prepared(await make(input, depends, services)),
        services.pay && (() => services.pay?.(costs.answer) ?? Promise.resolve()),
      );
  };
}

const weightOf = (prepared: Prepared<unknown>) => prepared.weight;

/** Nothing but what is named. */
function dependsOn<Of extends keyof Reader>(reader: Pick<Reader, Of>, named: readonly Of[]): Pick<Reader, Of> {
  return Object.fromEntries(named.map((name) => [name, reader[name]])) as Pick<Reader, Of>;
}
