CREATE TABLE "match_items" (
	"match_id" integer NOT NULL,
	"list" text NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "match_items_match_id_list_ref_pk" PRIMARY KEY("match_id","list","ref")
);
--> statement-breakpoint
CREATE TABLE "match_parts" (
	"match_id" integer NOT NULL,
	"part" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "match_parts_match_id_part_pk" PRIMARY KEY("match_id","part")
);
--> statement-breakpoint
CREATE TABLE "odds_moves" (
	"match_id" integer NOT NULL,
	"company" integer NOT NULL,
	"market" text NOT NULL,
	"phase" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"line" double precision,
	"prices" jsonb NOT NULL,
	"suspended" boolean NOT NULL,
	CONSTRAINT "odds_moves_match_id_company_market_at_phase_pk" PRIMARY KEY("match_id","company","market","at","phase")
);
--> statement-breakpoint
CREATE TABLE "absences" (
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"player_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"reason" text NOT NULL,
	"kind" text NOT NULL,
	"from" date NOT NULL,
	"until" date,
	CONSTRAINT "absences_source_ref_pk" PRIMARY KEY("source","ref")
);
--> statement-breakpoint
CREATE TABLE "careers" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "officials" (
	"id" serial PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"role" text NOT NULL,
	"names" jsonb NOT NULL,
	"country_id" integer,
	"birth_date" date
);
--> statement-breakpoint
CREATE TABLE "squad_heads" (
	"team_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"coach_id" integer
);
--> statement-breakpoint
CREATE TABLE "squads" (
	"team_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"position" text,
	"since" date,
	"contract_until" date,
	"on_loan_from_id" integer,
	CONSTRAINT "squads_team_id_player_id_pk" PRIMARY KEY("team_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"player_id" integer NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"from_team_id" integer,
	"to_team_id" integer,
	"fee_eur" integer,
	CONSTRAINT "transfers_source_ref_pk" PRIMARY KEY("source","ref")
);
--> statement-breakpoint
CREATE TABLE "trophies" (
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"competition_id" integer NOT NULL,
	"season_name" text NOT NULL,
	"team_id" integer,
	"player_id" integer,
	"place" text NOT NULL,
	CONSTRAINT "trophies_source_ref_pk" PRIMARY KEY("source","ref")
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "founded" smallint;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "holders" text;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "record_winners" jsonb;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "format" text;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "zones" jsonb;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "tie_breaks" jsonb;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "names" jsonb;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "group" text;--> statement-breakpoint
ALTER TABLE "match_items" ADD CONSTRAINT "match_items_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_parts" ADD CONSTRAINT "match_parts_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odds_moves" ADD CONSTRAINT "odds_moves_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "careers" ADD CONSTRAINT "careers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "officials" ADD CONSTRAINT "officials_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squad_heads" ADD CONSTRAINT "squad_heads_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squad_heads" ADD CONSTRAINT "squad_heads_coach_id_officials_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."officials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squads" ADD CONSTRAINT "squads_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squads" ADD CONSTRAINT "squads_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squads" ADD CONSTRAINT "squads_on_loan_from_id_teams_id_fk" FOREIGN KEY ("on_loan_from_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_team_id_teams_id_fk" FOREIGN KEY ("from_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_team_id_teams_id_fk" FOREIGN KEY ("to_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trophies" ADD CONSTRAINT "trophies_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trophies" ADD CONSTRAINT "trophies_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trophies" ADD CONSTRAINT "trophies_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_items_at" ON "match_items" USING btree ("match_id","list","at");--> statement-breakpoint
CREATE INDEX "odds_moves_opening" ON "odds_moves" USING btree ("match_id") WHERE "odds_moves"."phase" = 'opening';--> statement-breakpoint
CREATE INDEX "absences_player" ON "absences" USING btree ("player_id","from");--> statement-breakpoint
CREATE INDEX "absences_team" ON "absences" USING btree ("team_id","from");--> statement-breakpoint
CREATE INDEX "squads_player" ON "squads" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "transfers_player" ON "transfers" USING btree ("player_id","date");--> statement-breakpoint
CREATE INDEX "transfers_from" ON "transfers" USING btree ("from_team_id","date");--> statement-breakpoint
CREATE INDEX "transfers_to" ON "transfers" USING btree ("to_team_id","date");--> statement-breakpoint
CREATE INDEX "trophies_competition" ON "trophies" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "trophies_team" ON "trophies" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "trophies_player" ON "trophies" USING btree ("player_id");