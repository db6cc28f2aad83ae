CREATE TABLE "stock_dividends" (
	"stock_id" uuid NOT NULL,
	"ex_date" date NOT NULL,
	"place" integer NOT NULL,
	"amount" numeric(20, 8) NOT NULL,
	"currency" text NOT NULL,
	"payment_date" date,
	CONSTRAINT "stock_dividends_stock_id_ex_date_place_pk" PRIMARY KEY("stock_id","ex_date","place")
);
--> statement-breakpoint
CREATE TABLE "stock_splits" (
	"stock_id" uuid NOT NULL,
	"date" date NOT NULL,
	"numerator" numeric(20, 8) NOT NULL,
	"denominator" numeric(20, 8) NOT NULL,
	CONSTRAINT "stock_splits_stock_id_date_pk" PRIMARY KEY("stock_id","date"),
	CONSTRAINT "stock_splits_ratio_check" CHECK ("stock_splits"."numerator" > 0 and "stock_splits"."denominator" > 0)
);
--> statement-breakpoint
ALTER TABLE "daily_closes" ADD COLUMN "high" numeric(20, 8);--> statement-breakpoint
ALTER TABLE "daily_closes" ADD COLUMN "low" numeric(20, 8);--> statement-breakpoint
ALTER TABLE "stock_dividends" ADD CONSTRAINT "stock_dividends_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_splits" ADD CONSTRAINT "stock_splits_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The closes of outside sources were adjusted for dividends and cannot be turned back: they are fetched again, and so
-- is computed what was computed from them. The simulated exchange stores none, and nothing of it changes.
UPDATE "portfolios" SET "valued_from" = NULL, "valued_through" = NULL WHERE EXISTS (SELECT FROM "daily_closes");--> statement-breakpoint
DELETE FROM "portfolio_days" WHERE EXISTS (SELECT FROM "daily_closes");--> statement-breakpoint
UPDATE "synchronizations" SET "cursor" = NULL, "finished_at" = NULL WHERE "scope" IN ('eod', 'intraday');--> statement-breakpoint
DELETE FROM "daily_closes";
