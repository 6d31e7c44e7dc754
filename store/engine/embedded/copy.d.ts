/** What a connection of the embedded database can do besides answering: take rows in the text format of COPY. */
export type CopyIn = (target: string, rows: string) => Promise<void>;
/** A value in that format. */
export declare function copied(text: string): string;
export declare const copiedNull = "\\N";
