/** SHA-256, so that a browser can check a receipt at once and a program without packages as well. */
const primes = Array.from({ length: 311 }, (_, i) => i + 2)
  .filter((n, _, all) => all.every((d) => d * d > n || n % d !== 0))
  .slice(0, 64);
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const k = Int32Array.from(primes, (p) => fraction(Math.cbrt(p)));
const start = Int32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p)));

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((data.length + 8) >> 6) + 1) << 6);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, (data.length << 3) >>> 0);
  const h = Int32Array.from(start);
  const w = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
    }
    let [a, b, c, d, e, f, g, z] = h as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const t1 = (z + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (k[i] ?? 0) + (w[i] ?? 0)) | 0;
      const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [z, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, z].entries()) h[i] = ((h[i] ?? 0) + value) | 0;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, value] of h.entries()) out.setInt32(i * 4, value);
  return new Uint8Array(out.buffer);
}
