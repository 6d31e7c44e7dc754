DROP INDEX "comments_newest";--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("news_id","parent_id","id");--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("news_id","id") WHERE "comments"."parent_id" is null;