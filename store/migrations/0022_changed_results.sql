CREATE TABLE "changed_results" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
