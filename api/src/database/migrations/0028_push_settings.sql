ALTER TABLE "preferences" ADD COLUMN "quiet_from" smallint DEFAULT 22;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "quiet_until" smallint DEFAULT 7;--> statement-breakpoint
ALTER TABLE "watch_lists" ADD COLUMN "is_pushed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_quiet_hours_check" CHECK (("preferences"."quiet_from" is null) = ("preferences"."quiet_until" is null) and "preferences"."quiet_from" between 0 and 23 and "preferences"."quiet_until" between 0 and 23);