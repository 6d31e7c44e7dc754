/** Every movement of a price. */
export declare const oddsMoves: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "odds_moves";
    schema: undefined;
    columns: {
        matchId: import("drizzle-orm/pg-core").PgColumn<{
            name: "match_id";
            tableName: "odds_moves";
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
        company: import("drizzle-orm/pg-core").PgColumn<{
            name: "company";
            tableName: "odds_moves";
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
        market: import("drizzle-orm/pg-core").PgColumn<{
            name: "market";
            tableName: "odds_moves";
            dataType: "string";
            columnType: "PgText";
            data: "1x2" | "handicap" | "over-under";
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
            $type: "1x2" | "handicap" | "over-under";
        }>;
        phase: import("drizzle-orm/pg-core").PgColumn<{
            name: "phase";
            tableName: "odds_moves";
            dataType: "string";
            columnType: "PgText";
            data: "live" | "opening" | "pre-match";
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
            $type: "live" | "opening" | "pre-match";
        }>;
        at: import("drizzle-orm/pg-core").PgColumn<{
            name: "at";
            tableName: "odds_moves";
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
        line: import("drizzle-orm/pg-core").PgColumn<{
            name: "line";
            tableName: "odds_moves";
            dataType: "number";
            columnType: "PgDoublePrecision";
            data: number;
            driverParam: string | number;
            notNull: false;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        prices: import("drizzle-orm/pg-core").PgColumn<{
            name: "prices";
            tableName: "odds_moves";
            dataType: "json";
            columnType: "PgJsonb";
            data: number[];
            driverParam: unknown;
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
            $type: number[];
        }>;
        suspended: import("drizzle-orm/pg-core").PgColumn<{
            name: "suspended";
            tableName: "odds_moves";
            dataType: "boolean";
            columnType: "PgBoolean";
            data: boolean;
            driverParam: boolean;
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
    };
    dialect: 'pg';
}>;
