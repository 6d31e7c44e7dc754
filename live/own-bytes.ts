/**
 * The same bytes in memory of their own. A small buffer is a piece of one that Node shares among all that come at a time, and what
 * is compressed is the beginning of a longer one: kept for long, a few hundred bytes would hold tens of thousands.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
