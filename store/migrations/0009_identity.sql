CREATE TABLE "venues" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"name" text NOT NULL,
	"city" text,
	"capacity" integer
);
--> statement-breakpoint
CREATE TABLE "tellers" (
	"entity" text NOT NULL,
	"id" integer NOT NULL,
	"what" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "tellers_entity_id_what_pk" PRIMARY KEY("entity","id","what")
);
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "venue_id" integer;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "venue_id" integer;--> statement-breakpoint
CREATE INDEX "players_birth_date" ON "players" USING btree ("birth_date");--> statement-breakpoint
CREATE INDEX "source_refs_id" ON "source_refs" USING btree ("id");--> statement-breakpoint
-- Grounds as they are told with teams, then those that only matches name: in the country of the home team, or of the competition on neutral ground.
INSERT INTO "venues" ("country_id", "name", "city", "capacity")
SELECT "country_id", min("venue" ->> 'name'), min("city"), max(("venue" ->> 'capacity')::integer)
FROM "teams" WHERE "venue" ->> 'name' IS NOT NULL
GROUP BY "country_id", lower("venue" ->> 'name') ORDER BY min("id");
--> statement-breakpoint
UPDATE "teams" SET "venue_id" = "venues"."id" FROM "venues"
WHERE "venues"."country_id" = "teams"."country_id" AND lower("venues"."name") = lower("teams"."venue" ->> 'name');
--> statement-breakpoint
CREATE TEMPORARY TABLE "grounds" AS
SELECT "matches"."id", "matches"."venue", "matches"."neutral",
	CASE WHEN "matches"."neutral" THEN "competitions"."country_id" ELSE coalesce("teams"."country_id", "competitions"."country_id") END AS "country_id"
FROM "matches" JOIN "competitions" ON "competitions"."id" = "matches"."competition_id"
LEFT JOIN "teams" ON "teams"."id" = "matches"."home_team_id"
WHERE "matches"."venue" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "venues" ("country_id", "name")
SELECT "country_id", min("venue") FROM "grounds"
WHERE NOT "neutral" AND NOT EXISTS (
	SELECT FROM "venues" WHERE lower("venues"."name") = lower("grounds"."venue") AND "venues"."country_id" = "grounds"."country_id"
)
GROUP BY "country_id", lower("venue") ORDER BY min("id");
--> statement-breakpoint
INSERT INTO "venues" ("country_id", "name")
SELECT "country_id", min("venue") FROM "grounds"
WHERE "neutral" AND NOT EXISTS (SELECT FROM "venues" WHERE lower("venues"."name") = lower("grounds"."venue"))
GROUP BY "country_id", lower("venue") ORDER BY min("id");
--> statement-breakpoint
UPDATE "matches" SET "venue_id" = "found"."venue_id" FROM (
	SELECT "grounds"."id", min("venues"."id") AS "venue_id" FROM "grounds" JOIN "venues"
		ON lower("venues"."name") = lower("grounds"."venue")
		AND ("grounds"."neutral" OR "venues"."country_id" = "grounds"."country_id")
	GROUP BY "grounds"."id"
) AS "found" WHERE "found"."id" = "matches"."id";
--> statement-breakpoint
DROP TABLE "grounds";
