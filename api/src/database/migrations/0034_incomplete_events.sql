CREATE TABLE "incomplete_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"missing" text NOT NULL,
	"date" date NOT NULL,
	"stock_id" uuid,
	"other_stock_id" uuid,
	"symbol" text,
	"quantity" numeric(18, 6),
	"other_quantity" numeric(18, 6),
	"numerator" numeric(18, 6),
	"denominator" numeric(18, 6),
	"gross" numeric(20, 8),
	"cash_in_lieu" numeric(20, 8),
	"currency" text NOT NULL,
	"text" text NOT NULL,
	"event_id" uuid,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "incomplete_events_kind_check" CHECK ("incomplete_events"."kind" in ('income', 'reinvestment', 'stockDividend', 'returnOfCapital', 'notional', 'split', 'transfer', 'transferIn', 'fee', 'interestPaid', 'deposit', 'withdrawal', 'currencyExchange', 'openingBalance', 'cashAdjustment', 'symbolChange', 'exchange', 'spinOff')),
	CONSTRAINT "incomplete_events_missing_check" CHECK ("incomplete_events"."missing" in ('cost', 'destination', 'rate', 'ratio', 'fraction', 'stock', 'newStock', 'oldStock', 'parent', 'costShare', 'treatment', 'nature')),
	CONSTRAINT "incomplete_events_currency_check" CHECK ("incomplete_events"."currency" in ('CAD', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "incomplete_events" ADD CONSTRAINT "incomplete_events_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomplete_events" ADD CONSTRAINT "incomplete_events_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomplete_events" ADD CONSTRAINT "incomplete_events_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomplete_events" ADD CONSTRAINT "incomplete_events_other_stock_id_stocks_id_fk" FOREIGN KEY ("other_stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomplete_events" ADD CONSTRAINT "incomplete_events_event_id_book_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."book_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incomplete_events_portfolio_id_index" ON "incomplete_events" USING btree ("portfolio_id","date","line");--> statement-breakpoint
CREATE INDEX "incomplete_events_import_id_index" ON "incomplete_events" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "incomplete_events_event_id_index" ON "incomplete_events" USING btree ("event_id") WHERE "incomplete_events"."event_id" is not null;