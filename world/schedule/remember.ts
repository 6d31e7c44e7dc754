/** Everything here is a pure function of its arguments, so what was worked out once may be kept. */
export function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

type LastUsed<Value> = ((key: string, make: () => Value) => Value) & { forget(): void };

/** Keeps the values used last: a walk through all the years of the world must not fill the memory. */
export function rememberLast<Value>(limit: number): LastUsed<Value> {
  const known = new Map<string, Value>();
  const look = (key: string, make: () => Value) => {
    const found = known.get(key);
    const value = found ?? make();
    if (found !== undefined) known.delete(key);
    known.set(key, value);
    if (known.size > limit) for (const oldest of known.keys()) if (known.delete(oldest)) break;
    return value;
  };
  return Object.assign(look, { forget: () => known.clear() });
}
