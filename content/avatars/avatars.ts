import { join } from "node:path";

/** The drawn pictures that people may choose from: 1.svg and on. */
export const avatarArtDirectory = join(import.meta.dirname, "avatar-art");
