CREATE TABLE "position_marks" (
	"portfolio_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"date" date NOT NULL,
	"lot_count" integer NOT NULL,
	"purchased_share_count" numeric NOT NULL,
	"sold_share_count" numeric NOT NULL,
	"purchase_cost" numeric NOT NULL,
	"sold_cost" numeric NOT NULL,
	"proceeds" numeric NOT NULL,
	CONSTRAINT "position_marks_portfolio_id_stock_id_date_pk" PRIMARY KEY("portfolio_id","stock_id","date")
);
--> statement-breakpoint
ALTER TABLE "holdings" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "holdings" CASCADE;--> statement-breakpoint
ALTER TABLE "lots" DROP CONSTRAINT "lots_portfolio_id_portfolios_id_fk";
--> statement-breakpoint
ALTER TABLE "lots" DROP CONSTRAINT "lots_stock_id_stocks_id_fk";
--> statement-breakpoint
DROP INDEX "lots_stock_id_index";--> statement-breakpoint
INSERT INTO "position_marks"
SELECT "portfolio_id", "stock_id", "date", "lot_count", trim_scale("purchased_share_count"),
	trim_scale("sold_share_count"), trim_scale("purchase_cost"), trim_scale("sold_cost"), trim_scale("proceeds")
FROM (
	SELECT "portfolio_id", "stock_id", "trade_date" AS "date", count(*) AS "day_lots",
		max("trade_date") OVER "place" AS "newest_date",
		sum(count(*)) OVER "days" AS "lot_count",
		sum(coalesce(sum("quantity") FILTER (WHERE "kind" = 'buy'), 0)) OVER "days" AS "purchased_share_count",
		sum(coalesce(sum("quantity") FILTER (WHERE "kind" = 'sell'), 0)) OVER "days" AS "sold_share_count",
		sum(coalesce(sum("quantity" * "price") FILTER (WHERE "kind" = 'buy'), 0)) OVER "days" AS "purchase_cost",
		sum(coalesce(sum("sold_cost"), 0)) OVER "days" AS "sold_cost",
		sum(coalesce(sum("quantity" * "price") FILTER (WHERE "kind" = 'sell'), 0)) OVER "days" AS "proceeds"
	FROM "lots"
	GROUP BY "portfolio_id", "stock_id", "trade_date"
	WINDOW "place" AS (PARTITION BY "portfolio_id", "stock_id"), "days" AS ("place" ORDER BY "trade_date")
) "counted"
WHERE "date" < "newest_date" AND floor("lot_count" / 100) > floor(("lot_count" - "day_lots") / 100);--> statement-breakpoint
ALTER TABLE "position_marks" ADD CONSTRAINT "position_marks_portfolio_id_stock_id_fk" FOREIGN KEY ("portfolio_id","stock_id") REFERENCES "public"."portfolio_stocks"("portfolio_id","stock_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_portfolio_id_stock_id_fk" FOREIGN KEY ("portfolio_id","stock_id") REFERENCES "public"."portfolio_stocks"("portfolio_id","stock_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" DROP COLUMN "share_count_after";--> statement-breakpoint
ALTER TABLE "lots" DROP COLUMN "sold_cost";--> statement-breakpoint
UPDATE "imports" SET "outcome" = NULL WHERE "status" = 'staged';
