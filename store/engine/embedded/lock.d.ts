/** PGlite does not lock its directory, and a second process would read stale data: so we take a lock ourselves. */
export type DirectoryLock = {
    release(): void;
};
export declare class DirectoryHeld extends Error {
    constructor(directory: string, pid: string | undefined);
}
/**
 * A lock of the kernel, by way of SQLite, since Node has no call for one: of any number that try one has it, and it ends with
 * the process, however that ends. Nothing is left behind that somebody would have to judge and clear away.
 */
export declare function lockDirectory(directory: string): DirectoryLock;
