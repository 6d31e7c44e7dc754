/**
 * The database reads what is missing of a file that was cut short as empty, and says nothing. So whoever closes it notes how
 * long its files are, and whoever opens it looks. After a kill there is no note, and nothing to compare with.
 */
export declare function noteFiles(database: string): void;
export declare function checkFiles(database: string): void;
