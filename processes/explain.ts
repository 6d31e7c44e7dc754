import { DirectoryHeld } from "@scoreline/store/engine/embedded/lock";
import { BadConfiguration } from "#configuration.ts";

/** One clear line for what a person can mend; the whole story for what only we can. */
export function explain(error: unknown): string {
  if (error instanceof BadConfiguration || error instanceof DirectoryHeld) return error.message;
  const { code, port, address, path } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `This machine cannot listen on ${address ?? "that host"}. Set HOST to one of its own addresses.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
    case "ENOTDIR":
      return port
        ? `Port ${port} needs more rights. Set PORT to one above 1023.`
        : `The data directory cannot be written: ${path}. Set DATA_DIR to one that can.`;
    case "ECONNREFUSED":
      return "The database does not answer. Check DATABASE_URL.";
    case "28P01":
    case "3D000":
      return `The database refuses the connection: ${(error as Error).message}. Check DATABASE_URL.`;
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
