import { CannotLink } from "@scoreline/ingest/quarantine/link";
import { CannotOpen } from "@scoreline/store/engine/cannot-open";
import { DirectoryHeld } from "@scoreline/store/engine/embedded/lock";
import { BadConfiguration } from "#configuration.ts";

/** One clear line for what a person can mend; the whole story for what only we can. */
export function explain(error: unknown): string {
  const known = [BadConfiguration, DirectoryHeld, CannotOpen, CannotLink].some((kind) => error instanceof kind);
  // What a thread says of its configuration arrives without its class.
  if (known || (error instanceof Error && /^[A-Z]+_[A-Z_]+ /.test(error.message))) return (error as Error).message;
  const { code, port, address, hostname, path } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
    hostname?: string;
  };
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `This machine cannot listen on ${address ?? hostname ?? "that host"}. Set HOST to one of its own addresses.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return port
        ? `Port ${port} needs more rights. Set PORT to one above 1023.`
        : `${path ?? "A file"} cannot be written. Run this as the user who owns it, or build as that user and run npm run serve.`;
    case "ENOSPC":
      return `The disk is full: ${path ?? "a file"} cannot be written. Free some space.`;
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
