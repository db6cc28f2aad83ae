ALTER TABLE "portfolios" ADD COLUMN "cash_marked_through" date;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "cash_mark" jsonb;--> statement-breakpoint
CREATE INDEX "book_events_opening_index" ON "book_events" USING btree ("portfolio_id","currency","date","entry_order") WHERE "book_events"."kind" = 'openingBalance';