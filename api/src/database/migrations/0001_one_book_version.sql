UPDATE "portfolios" SET "cash_balances" = null WHERE "cash_version" IS DISTINCT FROM "book_version";--> statement-breakpoint
ALTER TABLE "portfolios" DROP COLUMN "changes";--> statement-breakpoint
ALTER TABLE "portfolios" DROP COLUMN "cash_version";