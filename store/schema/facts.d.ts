import type { FactBody } from "@scoreline/domain/facts";
/** The log of what came to be known. Numbers come from `fact_head`, never from a sequence: see store/log/facts.ts. */
export declare const facts: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "facts";
    schema: undefined;
    columns: {
        seq: import("drizzle-orm/pg-core").PgColumn<{
            name: "seq";
            tableName: "facts";
            dataType: "number";
            columnType: "PgBigInt53";
            data: number;
            driverParam: string | number;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: true;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        at: import("drizzle-orm/pg-core").PgColumn<{
            name: "at";
            tableName: "facts";
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
        kind: import("drizzle-orm/pg-core").PgColumn<{
            name: "kind";
            tableName: "facts";
            dataType: "string";
            columnType: "PgText";
            data: "announced" | "catalogue" | "changed" | "comments" | "contests" | "details" | "events" | "fixture" | "session-ended" | "state" | "user" | "users";
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
            $type: "announced" | "catalogue" | "changed" | "comments" | "contests" | "details" | "events" | "fixture" | "session-ended" | "state" | "user" | "users";
        }>;
        data: import("drizzle-orm/pg-core").PgColumn<{
            name: "data";
            tableName: "facts";
            dataType: "custom";
            columnType: "PgCustomColumn";
            data: FactBody;
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
            $type: FactBody;
        }>;
        commit: import("drizzle-orm/pg-core").PgColumn<{
            name: "commit";
            tableName: "facts";
            dataType: "number";
            columnType: "PgBigInt53";
            data: number;
            driverParam: string | number;
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
export declare const factHead: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "fact_head";
    schema: undefined;
    columns: {
        id: import("drizzle-orm/pg-core").PgColumn<{
            name: "id";
            tableName: "fact_head";
            dataType: "number";
            columnType: "PgInteger";
            data: number;
            driverParam: string | number;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: true;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        seq: import("drizzle-orm/pg-core").PgColumn<{
            name: "seq";
            tableName: "fact_head";
            dataType: "number";
            columnType: "PgBigInt53";
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
    };
    dialect: 'pg';
}>;
/** How far those have got who follow the log and go on where they were after a restart. */
export declare const factConsumers: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "fact_consumers";
    schema: undefined;
    columns: {
        name: import("drizzle-orm/pg-core").PgColumn<{
            name: "name";
            tableName: "fact_consumers";
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
        seq: import("drizzle-orm/pg-core").PgColumn<{
            name: "seq";
            tableName: "fact_consumers";
            dataType: "number";
            columnType: "PgBigInt53";
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
        at: import("drizzle-orm/pg-core").PgColumn<{
            name: "at";
            tableName: "fact_consumers";
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
/** Facts that have no number yet: written by people's requests, moved into the log by store/log/outbox.ts. */
export declare const outbox: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "outbox";
    schema: undefined;
    columns: {
        id: import("drizzle-orm/pg-core").PgColumn<{
            name: "id";
            tableName: "outbox";
            dataType: "number";
            columnType: "PgBigSerial53";
            data: number;
            driverParam: number;
            notNull: true;
            hasDefault: true;
            isPrimaryKey: true;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        at: import("drizzle-orm/pg-core").PgColumn<{
            name: "at";
            tableName: "outbox";
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
        data: import("drizzle-orm/pg-core").PgColumn<{
            name: "data";
            tableName: "outbox";
            dataType: "custom";
            columnType: "PgCustomColumn";
            data: FactBody;
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
            $type: FactBody;
        }>;
    };
    dialect: 'pg';
}>;
