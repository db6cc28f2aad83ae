ALTER TABLE "portfolios" ADD COLUMN "cash_balances" jsonb;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "cash_version" integer;--> statement-breakpoint
ALTER TABLE "portfolios" DROP COLUMN "cash_marked_through";--> statement-breakpoint
ALTER TABLE "portfolios" DROP COLUMN "cash_mark";