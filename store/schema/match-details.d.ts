import type { MatchLists, MatchParts } from "@scoreline/domain/match/details/details";
/** Documents around a match, each replaced as a whole. */
export declare const matchParts: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "match_parts";
    schema: undefined;
    columns: {
        matchId: import("drizzle-orm/pg-core").PgColumn<{
            name: "match_id";
            tableName: "match_parts";
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
        part: import("drizzle-orm/pg-core").PgColumn<{
            name: "part";
            tableName: "match_parts";
            dataType: "string";
            columnType: "PgText";
            data: keyof MatchParts;
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
            $type: keyof MatchParts;
        }>;
        at: import("drizzle-orm/pg-core").PgColumn<{
            name: "at";
            tableName: "match_parts";
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
            tableName: "match_parts";
            dataType: "json";
            columnType: "PgJsonb";
            data: import("@scoreline/domain/match/details/details").MatchVideo[] | import("@scoreline/domain/match/details/details").MomentumPoint[] | import("@scoreline/domain/match/details/details").PlayerRating<number>[] | import("@scoreline/domain/match/details/details").PlayerTouches<number>[] | import("@scoreline/domain/match/figures/statistics").BoxScore<number> | import("@scoreline/domain/match/figures/statistics").FootballStatistics | import("@scoreline/domain/match/details/details").LineUps<number> | import("@scoreline/domain/match/details/details").MatchInfo<number> | import("@scoreline/domain/match/figures/statistics").BasketballStatistics;
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
            $type: import("@scoreline/domain/match/details/details").MatchVideo[] | import("@scoreline/domain/match/details/details").MomentumPoint[] | import("@scoreline/domain/match/details/details").PlayerRating<number>[] | import("@scoreline/domain/match/details/details").PlayerTouches<number>[] | import("@scoreline/domain/match/figures/statistics").BoxScore<number> | import("@scoreline/domain/match/figures/statistics").FootballStatistics | import("@scoreline/domain/match/details/details").LineUps<number> | import("@scoreline/domain/match/details/details").MatchInfo<number> | import("@scoreline/domain/match/figures/statistics").BasketballStatistics;
        }>;
    };
    dialect: 'pg';
}>;
/** Lists around a match, which grow entry by entry. */
export declare const matchItems: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "match_items";
    schema: undefined;
    columns: {
        matchId: import("drizzle-orm/pg-core").PgColumn<{
            name: "match_id";
            tableName: "match_items";
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
        list: import("drizzle-orm/pg-core").PgColumn<{
            name: "list";
            tableName: "match_items";
            dataType: "string";
            columnType: "PgText";
            data: keyof MatchLists;
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
            $type: keyof MatchLists;
        }>;
        ref: import("drizzle-orm/pg-core").PgColumn<{
            name: "ref";
            tableName: "match_items";
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
        at: import("drizzle-orm/pg-core").PgColumn<{
            name: "at";
            tableName: "match_items";
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
            tableName: "match_items";
            dataType: "custom";
            columnType: "PgCustomColumn";
            data: import("@scoreline/domain/match/details/details").BallBlock | import("@scoreline/domain/match/details/commentary").CommentaryEntry<number> | import("@scoreline/domain/match/details/details").Shot<number>;
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
            $type: import("@scoreline/domain/match/details/details").BallBlock | import("@scoreline/domain/match/details/commentary").CommentaryEntry<number> | import("@scoreline/domain/match/details/details").Shot<number>;
        }>;
    };
    dialect: 'pg';
}>;
