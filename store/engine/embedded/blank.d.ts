export declare const hasBlank: () => boolean;
type Make = (directory: string) => Promise<void>;
/** Puts an empty database into a directory that does not exist yet: the whole of it or, when cut short, nothing. */
export declare function copyBlank(directory: string, make: Make, blank?: string): Promise<void>;
export {};
