/** `failed` may be asked for again soon, `nothing` the next day, `told` once its details are pruned. */
export type RequestState = "waiting" | "told" | "nothing" | "failed";
/** Matches of which somebody wanted to know everything, and what became of it, by the source that is asked. */
export declare const detailRequests: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "detail_requests";
    schema: undefined;
    columns: {
        matchId: import("drizzle-orm/pg-core").PgColumn<{
            name: "match_id";
            tableName: "detail_requests";
            dataType: "number";
            columnType: "PgInteger";
            data: number;
            driverParam: string | number;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        source: import("drizzle-orm/pg-core").PgColumn<{
            name: "source";
            tableName: "detail_requests";
            dataType: "string";
            columnType: "PgText";
            data: string;
            driverParam: string;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: [string, ...string[]];
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        state: import("drizzle-orm/pg-core").PgColumn<{
            name: "state";
            tableName: "detail_requests";
            dataType: "string";
            columnType: "PgText";
            data: RequestState;
            driverParam: string;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: [string, ...string[]];
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {
            $type: RequestState;
        }>;
        at: import("drizzle-orm/pg-core").PgColumn<{
            name: "at";
            tableName: "detail_requests";
            dataType: "custom";
            columnType: "PgCustomColumn";
            data: number;
            driverParam: string;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {
            pgColumnBuilderBrand: 'PgCustomColumnBuilderBrand';
        }>;
    };
    dialect: 'pg';
}>;
/** Sources that can be asked for details: who reads one says every minute, by the database's clock, that it is there. */
export declare const askableSources: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "askable_sources";
    schema: undefined;
    columns: {
        source: import("drizzle-orm/pg-core").PgColumn<{
            name: "source";
            tableName: "askable_sources";
            dataType: "string";
            columnType: "PgText";
            data: string;
            driverParam: string;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: true;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: [string, ...string[]];
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        seen: import("drizzle-orm/pg-core").PgColumn<{
            name: "seen";
            tableName: "askable_sources";
            dataType: "date";
            columnType: "PgTimestamp";
            data: Date;
            driverParam: string;
            notNull: true;
            hasDefault: true;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
    };
    dialect: 'pg';
}>;
