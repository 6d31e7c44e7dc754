CREATE TABLE "site_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
REVOKE ALL ON TABLE "site_keys" FROM PUBLIC;--> statement-breakpoint
ALTER TABLE "alert_work" ADD COLUMN "rescores" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_work" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "announcements" SET "told" = true WHERE "from" <= now();--> statement-breakpoint
ALTER TABLE "notification_marks" ADD COLUMN "announced_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "push_jobs" ADD COLUMN "newest_id" bigint;--> statement-breakpoint
UPDATE "push_jobs" SET "newest_id" = "notification_id";--> statement-breakpoint
ALTER TABLE "push_jobs" ALTER COLUMN "newest_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "not_before" timestamp with time zone;