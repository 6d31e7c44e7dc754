CREATE TABLE "comment_likes" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "comment_likes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_reports_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"news_id" integer NOT NULL,
	"parent_id" integer,
	"user_id" integer,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"gone" text,
	"send_key" text NOT NULL,
	"sameness" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"sport" text NOT NULL,
	"category" text NOT NULL,
	"author_id" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"corrected_at" timestamp with time zone,
	"match_id" integer,
	"competition_id" integer,
	"weight" integer NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_ref" UNIQUE("source","ref")
);
--> statement-breakpoint
CREATE TABLE "news_authors" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "news_authors_key" UNIQUE("source","key")
);
--> statement-breakpoint
CREATE TABLE "news_tags" (
	"kind" text NOT NULL,
	"thing_id" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"news_id" integer NOT NULL,
	CONSTRAINT "news_tags_kind_thing_id_news_id_pk" PRIMARY KEY("kind","thing_id","news_id")
);
--> statement-breakpoint
CREATE TABLE "news_texts" (
	"news_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	CONSTRAINT "news_texts_news_id_locale_pk" PRIMARY KEY("news_id","locale")
);
--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_tags" ADD CONSTRAINT "news_tags_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_texts" ADD CONSTRAINT "news_texts_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_likes_user" ON "comment_likes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_sending" ON "comments" USING btree ("user_id","send_key");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_same" ON "comments" USING btree ("user_id","news_id","sameness");--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("news_id","parent_id","id");--> statement-breakpoint
CREATE INDEX "comments_liked" ON "comments" USING btree ("news_id","likes","id");--> statement-breakpoint
CREATE INDEX "comments_reported" ON "comments" USING btree ("gone","reports");--> statement-breakpoint
CREATE INDEX "news_by_time" ON "news" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "news_by_sport" ON "news" USING btree ("sport","published_at","id");--> statement-breakpoint
CREATE INDEX "news_by_category" ON "news" USING btree ("category","published_at","id");--> statement-breakpoint
CREATE INDEX "news_by_author" ON "news" USING btree ("author_id","published_at","id");--> statement-breakpoint
CREATE INDEX "news_tags_by_time" ON "news_tags" USING btree ("kind","thing_id","published_at","news_id");--> statement-breakpoint
CREATE INDEX "news_tags_news" ON "news_tags" USING btree ("news_id");