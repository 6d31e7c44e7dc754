import { join } from "node:path";
import { nodeEnvironment, nodeFlags } from "#program/node-flags.ts";

/**
 * This process becomes the server that was built into a directory, told what `node-flags.ts` says: it keeps its number,
 * console and signals, and no parent has to stay.
 */
export function launch(directory: string): never {
  const { execPath, env } = process;
  // Not there on Windows, where nothing of this has been tried.
  if (!process.execve) throw new Error("The server can be started on Linux and macOS.");
  const args = [execPath, ...nodeFlags, join(directory, "serve.js")];
  return process.execve(execPath, args, { ...nodeEnvironment(directory), ...env });
}

if (import.meta.main) launch(import.meta.dirname);
