CREATE TABLE "split_answers" (
	"portfolio_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"date" date NOT NULL,
	"event_id" uuid,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "split_answers_portfolio_id_stock_id_date_pk" PRIMARY KEY("portfolio_id","stock_id","date")
);
--> statement-breakpoint
ALTER TABLE "split_answers" ADD CONSTRAINT "split_answers_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_answers" ADD CONSTRAINT "split_answers_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_answers" ADD CONSTRAINT "split_answers_event_id_book_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."book_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "split_answers_stock_id_index" ON "split_answers" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "split_answers_event_id_index" ON "split_answers" USING btree ("event_id");