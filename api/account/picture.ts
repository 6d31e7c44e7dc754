import { renderAsync } from "@resvg/resvg-js";
import { pictureRules } from "@scoreline/domain/account/picture";

/** Pictures that are drawn at once: each takes some memory. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

type Size = { type: "image/png" | "image/jpeg" | "image/webp"; width: number; height: number };

/**
 * A picture that somebody brought, made anew: a square PNG of ours in which nothing is left of the file but its looks. Nothing
 * for what is no picture, or one that is too large. It is drawn by a library that is written in Rust, in another thread.
 */
export async function ownPicture(bytes: Buffer): Promise<Buffer | undefined> {
  const size = bytes.length <= pictureRules.mostBytes ? sizeOf(bytes) : undefined;
  if (!size || !isBearable(size)) return undefined;
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    const { side } = pictureRules;
    const data = `data:${size.type};base64,${bytes.toString("base64")}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><image width="${side}" height="${side}" preserveAspectRatio="xMidYMid slice" href="${data}"/></svg>`;
    const drawn = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: "off" });
    return isBlank(drawn.pixels) ? undefined : drawn.asPng();
  } catch {
    return undefined;
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function isBearable({ width, height }: Size): boolean {
  const { longestSide, mostPixels } = pictureRules;
  return Math.min(width, height) > 0 && Math.max(width, height) <= longestSide && width * height <= mostPixels;
}

/** What cannot be read is drawn as nothing. */
function isBlank(pixels: Buffer): boolean {
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 0) return false;
  return true;
}

/** By what the file itself says, before anybody unpacks it. */
export function sizeOf(bytes: Buffer): Size | undefined {
  return pngSize(bytes) ?? jpegSize(bytes) ?? webpSize(bytes);
}

function pngSize(bytes: Buffer): Size | undefined {
  if (
    bytes.length < 33 ||
    bytes.readBigUInt64BE(0) !== 0x89504e470d0a1a0an ||
    bytes.toString("latin1", 12, 16) !== "IHDR"
  ) {
    return undefined;
  }
  return { type: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The frame header: from one marker to the next until it comes. */
function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: "image/jpeg", height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xff) at += 1;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webpSize(bytes: Buffer): Size | undefined {
  const isWebp =
    bytes.length >= 30 && bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  if (!isWebp) return undefined;
  const type = "image/webp";
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
