/** How often it is looked whether there is something to do. */
export declare const upkeepEveryMs = 2000;
type Ask = (text: string) => Promise<readonly (readonly (string | null)[])[]>;
/**
 * What processes of a server do by themselves, and the embedded database has nobody for: the log is cut, the place of what was
 * deleted is used again, and the planner knows how large tables are, without which it reads all of one for a few rows. One
 * table at a time, so that whoever reads hardly waits.
 */
export declare function keepUp(ask: Ask): Promise<void>;
export {};
