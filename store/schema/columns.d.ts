/** A point in time: timestamptz in the database, epoch milliseconds in the code. */
export declare const instant: {
    (): import("drizzle-orm/pg-core").PgCustomColumnBuilder<{
        name: "";
        dataType: 'custom';
        columnType: 'PgCustomColumn';
        data: number;
        driverParam: string;
        enumValues: undefined;
    }>;
    <TConfig extends Record<string, any> & unknown>(fieldConfig?: TConfig | undefined): import("drizzle-orm/pg-core").PgCustomColumnBuilder<{
        name: "";
        dataType: 'custom';
        columnType: 'PgCustomColumn';
        data: number;
        driverParam: string;
        enumValues: undefined;
    }>;
    <TName extends string>(dbName: TName, fieldConfig?: unknown): import("drizzle-orm/pg-core").PgCustomColumnBuilder<{
        name: TName;
        dataType: 'custom';
        columnType: 'PgCustomColumn';
        data: number;
        driverParam: string;
        enumValues: undefined;
    }>;
};
/**
 * A document that is only ever read whole, as its own text: nothing takes it apart and puts it together again on its way in,
 * which is what `jsonb` spends most of its time on. Where a query looks into one, it says so with a cast.
 */
export declare const document: {
    (): import("drizzle-orm/pg-core").PgCustomColumnBuilder<{
        name: "";
        dataType: 'custom';
        columnType: 'PgCustomColumn';
        data: unknown;
        driverParam: string;
        enumValues: undefined;
    }>;
    <TConfig extends Record<string, any> & unknown>(fieldConfig?: TConfig | undefined): import("drizzle-orm/pg-core").PgCustomColumnBuilder<{
        name: "";
        dataType: 'custom';
        columnType: 'PgCustomColumn';
        data: unknown;
        driverParam: string;
        enumValues: undefined;
    }>;
    <TName extends string>(dbName: TName, fieldConfig?: unknown): import("drizzle-orm/pg-core").PgCustomColumnBuilder<{
        name: TName;
        dataType: 'custom';
        columnType: 'PgCustomColumn';
        data: unknown;
        driverParam: string;
        enumValues: undefined;
    }>;
};
