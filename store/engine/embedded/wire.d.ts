/** What the thread of the embedded database is started with, and what it says once it is open: PGlite, compiled. */
export type Opening = {
    directory: string;
    program: object | undefined;
};
export type Ready = {
    program: object;
};
/** What crosses the border between the store and the thread of the embedded database. `text: null` closes it. */
export type Question = {
    id: number;
    text: string | null;
    values: (string | null)[];
    /** What a COPY reads, as UTF-8: handed over, not copied. */
    rows?: Uint8Array<ArrayBuffer>;
};
export type Field = {
    name: string;
    dataTypeID: number;
};
export type Answer = {
    id: number;
    rows: (string | null)[][];
    fields: Field[];
    affected: number;
} | {
    id: number;
    error: {
        message: string;
        code?: string;
        detail?: string;
        constraint?: string;
        table?: string;
    };
};
