/** All tables, for Drizzle. The one file that gathers others: drizzle-kit reads the schema from one place. */
import * as catalogue from "./schema/catalogue.ts";
import * as facts from "./schema/facts.ts";
import * as intake from "./schema/intake.ts";
import * as matches from "./schema/matches.ts";

export const schema = { ...catalogue, ...matches, ...facts, ...intake };
