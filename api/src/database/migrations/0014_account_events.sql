CREATE TABLE "book_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"stock_id" uuid,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"entry_order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "book_events_entry_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_date" date,
	"quantity" numeric(18, 6),
	"numerator" numeric(18, 6),
	"denominator" numeric(18, 6),
	"per_share" numeric(20, 8),
	"gross" numeric(20, 8),
	"withheld" numeric(20, 8),
	"net" numeric(20, 8),
	"cash_in_lieu" numeric(20, 8),
	"currency" text NOT NULL,
	"fx_rate_to_cad" numeric(20, 10),
	"income_kind" text,
	"is_estimate" boolean DEFAULT false NOT NULL,
	"note" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_events_kind_check" CHECK ("book_events"."kind" in ('income', 'reinvestment', 'stockDividend', 'returnOfCapital', 'notional', 'split', 'fee', 'interestPaid', 'deposit', 'withdrawal')),
	CONSTRAINT "book_events_income_kind_check" CHECK ("book_events"."income_kind" in ('eligible', 'other', 'foreign', 'interest', 'trust', 'capitalGains', 'inLieu')),
	CONSTRAINT "book_events_currency_check" CHECK ("book_events"."currency" in ('CAD', 'USD'))
);
--> statement-breakpoint
DROP VIEW "public"."visible_lots";--> statement-breakpoint
ALTER TABLE "lots" DROP CONSTRAINT "lots_kind_check";--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "book_events" ADD CONSTRAINT "book_events_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_events" ADD CONSTRAINT "book_events_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_events_portfolio_id_date_index" ON "book_events" USING btree ("portfolio_id","date","entry_order");--> statement-breakpoint
CREATE INDEX "book_events_stock_id_index" ON "book_events" USING btree ("stock_id");--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_event_id_book_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."book_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lots_event_id_index" ON "lots" USING btree ("event_id") WHERE "lots"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "lots_split_index" ON "lots" USING btree ("portfolio_id","stock_id","trade_date") WHERE "lots"."kind" = 'split';--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_kind_check" CHECK ("lots"."kind" in ('buy', 'sell', 'split', 'cashInLieu', 'returnOfCapital', 'notional'));--> statement-breakpoint
CREATE VIEW "public"."visible_ledger" AS (select "id", "portfolio_id", "stock_id", "kind", "trade_date", "trade_order", "entry_order", "quantity", "price", "note", "fee", "fx_rate_to_cad", "settlement_date", "import_id", "event_id", "version", "created_at" from "lots" where ("lots"."import_id" is null or "lots"."import_id" not in (select i.id from imports i where i.status in ('entering', 'leaving'))));--> statement-breakpoint
CREATE VIEW "public"."visible_lots" AS (select "id", "portfolio_id", "stock_id", "kind", "trade_date", "trade_order", "entry_order", "quantity", "price", "note", "fee", "fx_rate_to_cad", "settlement_date", "import_id", "event_id", "version", "created_at" from "lots" where "lots"."kind" in ('buy', 'sell') and ("lots"."import_id" is null or "lots"."import_id" not in (select i.id from imports i where i.status in ('entering', 'leaving'))));