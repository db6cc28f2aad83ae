CREATE TABLE "kept_work" (
	"user_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "kept_work_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id"),
	CONSTRAINT "kept_work_kind_check" CHECK ("kept_work"."kind" in ('watchList', 'portfolio', 'preferences'))
);
--> statement-breakpoint
CREATE TABLE "daily_closes" (
	"stock_id" uuid NOT NULL,
	"date" date NOT NULL,
	"close" numeric(20, 8) NOT NULL,
	CONSTRAINT "daily_closes_stock_id_date_pk" PRIMARY KEY("stock_id","date")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"pair" text PRIMARY KEY NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_analyses" (
	"stock_id" uuid NOT NULL,
	"language" text NOT NULL,
	"engine" text NOT NULL,
	"prompt_version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_analyses_stock_id_language_engine_prompt_version_pk" PRIMARY KEY("stock_id","language","engine","prompt_version"),
	CONSTRAINT "model_analyses_language_check" CHECK ("model_analyses"."language" in ('fr', 'en'))
);
--> statement-breakpoint
CREATE TABLE "news_articles" (
	"stock_id" uuid NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"link" text NOT NULL,
	"source" text NOT NULL,
	"sentiment" double precision,
	"symbols" text[] NOT NULL,
	CONSTRAINT "news_articles_stock_id_id_pk" PRIMARY KEY("stock_id","id")
);
--> statement-breakpoint
CREATE TABLE "price_samples" (
	"stock_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price" numeric(20, 8) NOT NULL,
	CONSTRAINT "price_samples_stock_id_at_pk" PRIMARY KEY("stock_id","at")
);
--> statement-breakpoint
CREATE TABLE "stock_fundamentals" (
	"stock_id" uuid PRIMARY KEY NOT NULL,
	"dividend_yield" numeric(12, 6),
	"target_price" numeric(20, 8),
	"market_cap" numeric(24, 0),
	"price_earnings" numeric(14, 4),
	"payout_ratio" numeric(12, 6),
	"beta" numeric(12, 6),
	"logo_url" text,
	"as_of" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_quotes" (
	"stock_id" uuid PRIMARY KEY NOT NULL,
	"price" numeric(20, 8) NOT NULL,
	"previous_close" numeric(20, 8) NOT NULL,
	"open" numeric(20, 8) NOT NULL,
	"day_low" numeric(20, 8) NOT NULL,
	"day_high" numeric(20, 8) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_intraday" boolean NOT NULL,
	"market_cap" numeric(24, 0),
	"year_low" numeric(20, 8) NOT NULL,
	"year_high" numeric(20, 8) NOT NULL,
	"doubtful_price" numeric(20, 8)
);
--> statement-breakpoint
CREATE TABLE "synchronizations" (
	"scope" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"cursor" text,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "synchronizations_scope_check" CHECK ("synchronizations"."scope" in ('intraday', 'eod', 'fundamental', 'deamon'))
);
--> statement-breakpoint
CREATE TABLE "token_uses" (
	"date" date PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"list_id" uuid NOT NULL,
	"list_name" text NOT NULL,
	"list_kind" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"threshold" text NOT NULL,
	"threshold_price" numeric(18, 4) NOT NULL,
	"price" numeric NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "notices_list_kind_check" CHECK ("notices"."list_kind" in ('buy', 'sell', 'others')),
	CONSTRAINT "notices_threshold_check" CHECK ("notices"."threshold" in ('t200', 't400', 't600', 't800'))
);
--> statement-breakpoint
CREATE TABLE "person_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"notice_id" uuid,
	"outcome" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_events_kind_check" CHECK ("person_events"."kind" in ('noticeAdded', 'noticesRead', 'listsChanged', 'portfoliosChanged', 'subscriptionChanged'))
);
--> statement-breakpoint
CREATE TABLE "holdings" (
	"portfolio_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"date" date NOT NULL,
	"share_count" numeric NOT NULL,
	"cost" numeric NOT NULL,
	CONSTRAINT "holdings_portfolio_id_stock_id_date_pk" PRIMARY KEY("portfolio_id","stock_id","date")
);
--> statement-breakpoint
CREATE TABLE "import_blocks" (
	"import_id" uuid NOT NULL,
	"block" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"verdicts" jsonb,
	CONSTRAINT "import_blocks_import_id_block_pk" PRIMARY KEY("import_id","block")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"user_id" uuid NOT NULL,
	"header_key" text NOT NULL,
	"answers" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_mappings_user_id_header_key_pk" PRIMARY KEY("user_id","header_key")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"status" text NOT NULL,
	"header" text[] NOT NULL,
	"header_key" text NOT NULL,
	"row_count" integer NOT NULL,
	"reading" jsonb,
	"outcome" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_status_check" CHECK ("imports"."status" in ('staged', 'done', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "portfolio_days" (
	"portfolio_id" uuid NOT NULL,
	"date" date NOT NULL,
	"value" numeric NOT NULL,
	"invested" numeric NOT NULL,
	CONSTRAINT "portfolio_days_portfolio_id_date_pk" PRIMARY KEY("portfolio_id","date")
);
--> statement-breakpoint
DROP INDEX "lots_portfolio_id_stock_id_trade_date_index";--> statement-breakpoint
DROP INDEX "watch_list_entries_stock_id_index";--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "crossing_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "digested_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "fee" numeric(20, 8);--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "fx_rate_to_cad" numeric(20, 10);--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "settlement_date" date;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "share_count_after" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "sold_cost" numeric;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD COLUMN "lot_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD COLUMN "purchased_share_count" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD COLUMN "sold_share_count" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD COLUMN "purchase_cost" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD COLUMN "sold_cost" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD COLUMN "proceeds" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD COLUMN "newest_trade_date" date;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD COLUMN "newest_trade_order" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD COLUMN "newest_day_buys_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "account_kind" text DEFAULT 'nonRegistered' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "book_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "valued_from" date;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "valued_through" date;--> statement-breakpoint
ALTER TABLE "watch_list_entries" ADD COLUMN "crossed_level" smallint;--> statement-breakpoint
ALTER TABLE "watch_list_entries" ADD COLUMN "quiet_low" numeric DEFAULT 'Infinity';--> statement-breakpoint
ALTER TABLE "watch_list_entries" ADD COLUMN "quiet_high" numeric;--> statement-breakpoint
ALTER TABLE "kept_work" ADD CONSTRAINT "kept_work_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_work" ADD CONSTRAINT "kept_work_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_closes" ADD CONSTRAINT "daily_closes_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_analyses" ADD CONSTRAINT "model_analyses_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_articles" ADD CONSTRAINT "news_articles_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_samples" ADD CONSTRAINT "price_samples_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_fundamentals" ADD CONSTRAINT "stock_fundamentals_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_quotes" ADD CONSTRAINT "stock_quotes_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_events" ADD CONSTRAINT "person_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_events" ADD CONSTRAINT "person_events_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_blocks" ADD CONSTRAINT "import_blocks_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_days" ADD CONSTRAINT "portfolio_days_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_work_guest_id_index" ON "kept_work" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "news_articles_stock_id_at_index" ON "news_articles" USING btree ("stock_id","at");--> statement-breakpoint
CREATE INDEX "news_articles_at_index" ON "news_articles" USING btree ("at");--> statement-breakpoint
CREATE INDEX "price_samples_at_index" ON "price_samples" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notices_user_id_created_at_id_index" ON "notices" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread_index" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_created_at_index" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_stock_id_index" ON "notices" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "person_events_transaction_id_id_index" ON "person_events" USING btree ("transaction_id","id");--> statement-breakpoint
CREATE INDEX "person_events_user_id_index" ON "person_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "person_events_notice_id_index" ON "person_events" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "person_events_created_at_index" ON "person_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "holdings_stock_id_index" ON "holdings" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "imports_user_id_index" ON "imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imports_portfolio_id_index" ON "imports" USING btree ("portfolio_id");--> statement-breakpoint
CREATE INDEX "imports_created_at_index" ON "imports" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preferences_digest_index" ON "preferences" USING btree ("digested_until") WHERE "preferences"."crossing_digest";--> statement-breakpoint
CREATE INDEX "lots_portfolio_id_stock_id_order_index" ON "lots" USING btree ("portfolio_id","stock_id","trade_date","trade_order","entry_order");--> statement-breakpoint
CREATE INDEX "lots_portfolio_id_order_index" ON "lots" USING btree ("portfolio_id","trade_date","trade_order","entry_order");--> statement-breakpoint
CREATE INDEX "lots_import_id_index" ON "lots" USING btree ("import_id") WHERE "lots"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "watch_list_entries_stock_id_quiet_low_index" ON "watch_list_entries" USING btree ("stock_id","quiet_low");--> statement-breakpoint
CREATE INDEX "watch_list_entries_stock_id_quiet_high_index" ON "watch_list_entries" USING btree ("stock_id","quiet_high");--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_account_kind_check" CHECK ("portfolios"."account_kind" in ('nonRegistered', 'tfsa', 'rrsp', 'fhsa', 'resp', 'rrif'));