ALTER TABLE "notifications" DROP CONSTRAINT "notifications_alert_id_alerts_id_fk";
--> statement-breakpoint
DROP INDEX "push_jobs_due";--> statement-breakpoint
CREATE INDEX "alert_preferences_quiet_zones" ON "alert_preferences" USING btree ("time_zone") WHERE quiet_from is not null;--> statement-breakpoint
CREATE INDEX "push_jobs_due" ON "push_jobs" USING btree ("due","id");