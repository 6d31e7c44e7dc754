/**
 * Bytes that are kept, without their neighbours: what Node makes of a text, and small results of its compressors, are places in a
 * block of 64 kB, and one that is kept keeps the whole block.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
