CREATE TABLE "askable_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"seen" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "detail_requests" (
	"match_id" integer NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "detail_requests_match_id_source_pk" PRIMARY KEY("match_id","source")
);
--> statement-breakpoint
CREATE INDEX "detail_requests_waiting" ON "detail_requests" USING btree ("source","at") WHERE "detail_requests"."state" = 'waiting';