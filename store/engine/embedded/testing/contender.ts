import { DirectoryHeld, lockDirectory } from "../lock.ts";

/** A process of its own that tries to hold a directory whenever it is told to, and says whether it does. */
process.on("message", ({ directory }: { directory: string }) => {
  try {
    lockDirectory(directory);
    process.send?.("held");
  } catch (error) {
    if (!(error instanceof DirectoryHeld)) throw error;
    process.send?.("refused");
  }
});
process.send?.("ready");
