CREATE SEQUENCE "public"."contest_entry_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "contest_entries" (
	"number" bigint PRIMARY KEY NOT NULL,
	"contest_id" integer NOT NULL,
	"slot" integer NOT NULL,
	"user_id" integer,
	"at" timestamp with time zone NOT NULL,
	"pick" text,
	"outcome" text,
	"home" smallint,
	"away" smallint,
	"sure" boolean NOT NULL,
	"joker" boolean NOT NULL,
	"salt" text,
	"hash" text NOT NULL,
	"approved_at" timestamp with time zone,
	CONSTRAINT "contest_entries_owner" UNIQUE("contest_id","slot","user_id")
);
--> statement-breakpoint
CREATE TABLE "contest_league_members" (
	"league_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_league_members_league_id_user_id_pk" PRIMARY KEY("league_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contest_leagues" (
	"id" serial PRIMARY KEY NOT NULL,
	"contest_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_leagues_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "contest_likes" (
	"number" bigint NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "contest_likes_number_user_id_pk" PRIMARY KEY("number","user_id")
);
--> statement-breakpoint
CREATE TABLE "contest_places" (
	"contest_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"place" integer NOT NULL,
	"points" integer NOT NULL,
	"exact" integer NOT NULL,
	"right" integer NOT NULL,
	"before" integer,
	CONSTRAINT "contest_places_contest_id_user_id_pk" PRIMARY KEY("contest_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contest_slots" (
	"contest_id" integer NOT NULL,
	"slot" integer NOT NULL,
	"began_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"root" text,
	"leaves" integer,
	CONSTRAINT "contest_slots_contest_id_slot_pk" PRIMARY KEY("contest_id","slot")
);
--> statement-breakpoint
CREATE TABLE "contest_versions" (
	"contest_id" integer NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"results" text NOT NULL,
	"changes" text NOT NULL,
	CONSTRAINT "contest_versions_contest_id_version_pk" PRIMARY KEY("contest_id","version")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"id" integer PRIMARY KEY NOT NULL,
	"series" integer NOT NULL,
	"round" integer,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"sport" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"life" text NOT NULL,
	"lock" text NOT NULL,
	"joker" boolean NOT NULL,
	"hidden" boolean NOT NULL,
	"competition_id" integer,
	"season_id" integer,
	"rules" text NOT NULL,
	"rules_hash" text NOT NULL,
	"version" integer NOT NULL,
	"entrants" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_votes" (
	"match_id" integer NOT NULL,
	"voter" text NOT NULL,
	"user_id" integer,
	"choice" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_votes_match_id_voter_pk" PRIMARY KEY("match_id","voter")
);
--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_league_members" ADD CONSTRAINT "contest_league_members_league_id_contest_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."contest_leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_league_members" ADD CONSTRAINT "contest_league_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_leagues" ADD CONSTRAINT "contest_leagues_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_leagues" ADD CONSTRAINT "contest_leagues_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_likes" ADD CONSTRAINT "contest_likes_number_contest_entries_number_fk" FOREIGN KEY ("number") REFERENCES "public"."contest_entries"("number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "contest_likes" ADD CONSTRAINT "contest_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_places" ADD CONSTRAINT "contest_places_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_places" ADD CONSTRAINT "contest_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_slots" ADD CONSTRAINT "contest_slots_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_versions" ADD CONSTRAINT "contest_versions_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_votes" ADD CONSTRAINT "match_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_entries_user" ON "contest_entries" USING btree ("user_id","contest_id");--> statement-breakpoint
CREATE INDEX "contest_entries_latest" ON "contest_entries" USING btree ("contest_id","number");--> statement-breakpoint
CREATE INDEX "contest_league_members_user" ON "contest_league_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contest_leagues_contest" ON "contest_leagues" USING btree ("contest_id");--> statement-breakpoint
CREATE INDEX "contest_likes_user" ON "contest_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contest_places_order" ON "contest_places" USING btree ("contest_id","place","user_id");--> statement-breakpoint
CREATE INDEX "contest_slots_slot" ON "contest_slots" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "contests_life" ON "contests" USING btree ("life");--> statement-breakpoint
CREATE INDEX "contests_opens" ON "contests" USING btree ("sport","opens_at");--> statement-breakpoint
CREATE INDEX "match_votes_user" ON "match_votes" USING btree ("user_id");