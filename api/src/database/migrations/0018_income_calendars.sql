CREATE TABLE "income_calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"has_amounts" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "income_calendars_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "income_calendars" ADD CONSTRAINT "income_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;