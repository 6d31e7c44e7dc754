import type { Database } from "@scoreline/store/engine/open";
/** Every figure of every story, in every language, against the matches, the transfers and the absences of the store. */
export declare function storyFaults(db: Database, now: number): AsyncGenerator<string>;
