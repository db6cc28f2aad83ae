CREATE TABLE "known_devices" (
	"device_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_device_hash_user_id_pk" PRIMARY KEY("device_hash","user_id")
);
--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "began_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user_id_seen_at_index" ON "known_devices" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "known_devices_seen_at_index" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "login_attempts_email_key_index" ON "login_attempts" USING btree ("email_key");