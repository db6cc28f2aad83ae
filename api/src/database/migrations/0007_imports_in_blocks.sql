ALTER TABLE "imports" DROP CONSTRAINT "imports_status_check";--> statement-breakpoint
ALTER TABLE "lots" DROP CONSTRAINT "lots_portfolio_id_stock_id_fk";
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "lease_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_portfolio_id_lease_unique" ON "imports" USING btree ("portfolio_id") WHERE "imports"."lease_id" is not null;--> statement-breakpoint
CREATE INDEX "imports_hidden_index" ON "imports" USING btree ("id") WHERE "imports"."status" in ('entering', 'leaving');--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_status_check" CHECK ("imports"."status" in ('staged', 'entering', 'done', 'leaving', 'undone'));--> statement-breakpoint
CREATE VIEW "public"."visible_lots" AS (select "id", "portfolio_id", "stock_id", "kind", "trade_date", "trade_order", "entry_order", "quantity", "price", "note", "fee", "fx_rate_to_cad", "settlement_date", "import_id", "version", "created_at" from "lots" where "lots"."import_id" is null or "lots"."import_id" not in (select i.id from imports i where i.status in ('entering', 'leaving')));