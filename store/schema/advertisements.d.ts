/** How often an advertisement was seen on a day of UTC, each reader once. */
export declare const adViews: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "ad_views";
    schema: undefined;
    columns: {
        adId: import("drizzle-orm/pg-core").PgColumn<{
            name: "ad_id";
            tableName: "ad_views";
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
        day: import("drizzle-orm/pg-core").PgColumn<{
            name: "day";
            tableName: "ad_views";
            dataType: "string";
            columnType: "PgDateString";
            data: string;
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
        }, {}, {}>;
        views: import("drizzle-orm/pg-core").PgColumn<{
            name: "views";
            tableName: "ad_views";
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
    };
    dialect: 'pg';
}>;
