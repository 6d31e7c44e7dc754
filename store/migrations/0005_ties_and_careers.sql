ALTER TABLE "matches" ADD COLUMN "tie" smallint;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "counted_until" timestamp with time zone;