/** The part of a ref that is the item's own ("e12"): a message names its match anyway. */
export function ownRef(ref: string): string {
  return ref.slice(ref.lastIndexOf("-") + 1);
}
