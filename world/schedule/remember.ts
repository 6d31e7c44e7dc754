/** Everything here is a pure function of its arguments, so what was worked out once may be kept. */
export function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

type LastUsed<Value> = ((key: string, make: () => Value) => Value) & {
  forget(): void;
  /** What is kept, without making it. */
  known(key: string): Value | undefined;
};

/** Everything that keeps the values used last, for as long as somebody holds it. */
const all = new Set<WeakRef<{ forget(): void }>>();

/**
 * Lets go of all that was worked out and may be worked out again: after long work nobody needs most of it any more, and where
 * little happens from then on it would stay for hours.
 */
export function forgetAll(): void {
  for (const held of all) {
    const known = held.deref();
    if (known) known.forget();
    else all.delete(held);
  }
}

/**
 * Keeps the values used last: a walk through all the years of the world must not fill the memory. In two halves, so that a look
 * costs no more than a look: the older half goes when the younger one is full. What is small and takes long to work out need not
 * be `forgotten` with the rest.
 */
export function rememberLast<Value>(limit: number, { forgotten = true } = {}): LastUsed<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  const keep = (key: string, value: Value) => {
    young.set(key, value);
    if (young.size < limit / 2) return value;
    old = young;
    young = new Map();
    return value;
  };
  const look = (key: string, make: () => Value) => {
    const found = young.get(key);
    if (found !== undefined) return found;
    return keep(key, old.get(key) ?? make());
  };
  const forget = () => {
    young.clear();
    old.clear();
  };
  const known = Object.assign(look, { forget, known: (key: string) => young.get(key) ?? old.get(key) });
  if (forgotten) all.add(new WeakRef(known));
  return known;
}
