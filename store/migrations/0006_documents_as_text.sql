ALTER TABLE "facts" ALTER COLUMN "data" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "match_items" ALTER COLUMN "data" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "careers" ALTER COLUMN "rows" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "careers" SET (toast_tuple_target = 8160);--> statement-breakpoint
ALTER TABLE "match_parts" SET (toast_tuple_target = 8160);
