import { isDeepStrictEqual } from "node:util";

/** Whether two values say the same. The database keeps the keys of an object in an order of its own, so text will not do. */
export function same(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(plain(a), plain(b));
}

/** As it would come back from the database: without what is undefined. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
