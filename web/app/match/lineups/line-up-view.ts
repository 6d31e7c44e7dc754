import type { LineUpsReply } from "@scoreline/contract/schemas/line-ups";
import type { Person } from "@scoreline/contract/schemas/person";

/** Who started, or who is on now. */
export type Shown = "starting" | "now";

/** What every part of the page draws from. */
export type LineUpView = { lineUps: LineUpsReply; people: ReadonlyMap<number, Person>; shown: Shown };
