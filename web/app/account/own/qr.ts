import { encode } from "uqr";

export type Qr = { size: number; path: string };

/** A QR code as one path of squares, for loaders: the browser draws it and carries no encoder. */
export function qrPath(text: string): Qr {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
