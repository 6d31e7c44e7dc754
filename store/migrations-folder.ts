import { join } from "node:path";

/** Beside this file, and in a build beside the server. */
export const migrationsFolder = join(import.meta.dirname, "migrations");
