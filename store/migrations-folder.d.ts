/** Beside this file, and in a build beside the server. */
export declare const migrationsFolder: string;
