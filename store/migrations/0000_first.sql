CREATE TABLE "competitions" (
	"id" serial PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"country_id" integer NOT NULL,
	"key" text NOT NULL,
	"names" jsonb NOT NULL,
	"code" text NOT NULL,
	"level" smallint NOT NULL,
	"kind" text NOT NULL,
	"popularity" smallint NOT NULL,
	"colour" text,
	"logo" text,
	CONSTRAINT "competitions_sport_key" UNIQUE("sport","key")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "countries_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" serial PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"names" jsonb NOT NULL,
	"team_id" integer,
	"country_id" integer,
	"birth_date" date,
	"birth_place" text,
	"position" text,
	"number" smallint,
	"height_cm" smallint,
	"weight_kg" smallint,
	"foot" text,
	"market_value_eur" integer,
	"photo" text
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" serial PRIMARY KEY NOT NULL,
	"competition_id" integer NOT NULL,
	"name" text NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"current" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"id" serial PRIMARY KEY NOT NULL,
	"season_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"order" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" serial PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"kind" text NOT NULL,
	"country_id" integer NOT NULL,
	"names" jsonb NOT NULL,
	"short" text NOT NULL,
	"code" text NOT NULL,
	"city" text,
	"venue" jsonb,
	"founded" smallint,
	"colours" jsonb,
	"crest" jsonb,
	"logo" text
);
--> statement-breakpoint
CREATE TABLE "fact_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_cursors" (
	"source" text PRIMARY KEY NOT NULL,
	"cursor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quarantine" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"raw" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_refs" (
	"source" text NOT NULL,
	"entity" text NOT NULL,
	"ref" text NOT NULL,
	"id" integer NOT NULL,
	CONSTRAINT "source_refs_source_entity_ref_pk" PRIMARY KEY("source","entity","ref")
);
--> statement-breakpoint
CREATE TABLE "match_events" (
	"match_id" integer NOT NULL,
	"id" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "match_events_match_id_id_pk" PRIMARY KEY("match_id","id")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" serial PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"competition_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"stage_id" integer,
	"round" text,
	"home_team_id" integer,
	"away_team_id" integer,
	"home_placeholder" jsonb,
	"away_placeholder" jsonb,
	"kickoff" timestamp with time zone NOT NULL,
	"venue" text,
	"neutral" boolean NOT NULL,
	"kind" text NOT NULL,
	"state" jsonb NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"home_reds" smallint NOT NULL,
	"away_reds" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_events" ADD CONSTRAINT "match_events_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_home_team_id_teams_id_fk" FOREIGN KEY ("home_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_away_team_id_teams_id_fk" FOREIGN KEY ("away_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "players_team" ON "players" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "seasons_competition" ON "seasons" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "stages_season" ON "stages" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "quarantine_at" ON "quarantine" USING btree ("at");--> statement-breakpoint
CREATE INDEX "matches_sport_kickoff" ON "matches" USING btree ("sport","kickoff");--> statement-breakpoint
CREATE INDEX "matches_season" ON "matches" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "matches_home" ON "matches" USING btree ("home_team_id");--> statement-breakpoint
CREATE INDEX "matches_away" ON "matches" USING btree ("away_team_id");--> statement-breakpoint
ALTER SEQUENCE "competitions_id_seq" RESTART WITH 1000;
--> statement-breakpoint
INSERT INTO "fact_head" ("id", "seq") VALUES (1, 0);
