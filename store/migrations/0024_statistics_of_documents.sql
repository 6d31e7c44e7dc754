-- Documents are read whole: no query is planned by what is in one, and to look at them was most of what `analyze` took.
ALTER TABLE "careers" ALTER COLUMN "rows" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "competitions" ALTER COLUMN "names" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "facts" ALTER COLUMN "data" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "match_events" ALTER COLUMN "data" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "match_items" ALTER COLUMN "data" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "match_parts" ALTER COLUMN "data" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "matches" ALTER COLUMN "state" SET STATISTICS 0, ALTER COLUMN "home_placeholder" SET STATISTICS 0, ALTER COLUMN "away_placeholder" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "odds_moves" ALTER COLUMN "prices" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "names" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "teams" ALTER COLUMN "names" SET STATISTICS 0, ALTER COLUMN "shorts" SET STATISTICS 0, ALTER COLUMN "venue" SET STATISTICS 0, ALTER COLUMN "colours" SET STATISTICS 0, ALTER COLUMN "crest" SET STATISTICS 0;
