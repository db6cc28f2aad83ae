ALTER TABLE "preferences" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "last_visit_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_objectives" ADD COLUMN "postponed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_objectives" ADD COLUMN "postponed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "watch_list_entries" ADD COLUMN "crossed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "watch_list_entries" ADD COLUMN "postponed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "watch_list_entries" ADD COLUMN "postponed_until" timestamp with time zone;--> statement-breakpoint
UPDATE "watch_list_entries" e SET "crossed_at" = n.at FROM (SELECT "entry_id", max("created_at") AS at FROM "notices" GROUP BY "entry_id") n WHERE n."entry_id" = e."id" AND e."crossed_level" <> 0;
