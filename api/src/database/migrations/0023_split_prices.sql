ALTER TABLE "notices" ADD COLUMN "split_date" date;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "numerator" numeric(20, 8);--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "denominator" numeric(20, 8);--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "prices_before" text[];--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "split_answers" ADD COLUMN "objective_before" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "split_answers" ADD COLUMN "objective_after" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "watch_list_entries" ADD COLUMN "priced_on" date;