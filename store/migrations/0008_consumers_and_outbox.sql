CREATE TABLE "fact_consumers" (
	"name" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"data" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "facts" ADD COLUMN "commit" bigint DEFAULT 0 NOT NULL;