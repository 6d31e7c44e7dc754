import * as z from "zod";

/** Somebody who plays, in the reader's language. */
export const person = z.object({
  playerId: z.int(),
  name: z.string(),
  /** "K. Lindqvist", where the language shortens names so. */
  shortName: z.string(),
  /** The name in the address of the player's page. */
  slug: z.string(),
});
export type Person = z.infer<typeof person>;
