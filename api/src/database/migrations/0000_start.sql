CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"name" text PRIMARY KEY NOT NULL,
	"display_order" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"price_id" text,
	"is_public" boolean NOT NULL,
	"is_ai_plan" boolean NOT NULL,
	"ai_keys" text[] NOT NULL,
	"buy_list_count" integer NOT NULL,
	"sell_list_count" integer NOT NULL,
	"combined_list_count" integer NOT NULL,
	"combined_entries_count" integer NOT NULL,
	"portfolio_list_count" integer NOT NULL,
	"combined_portfolio_stock_count" integer NOT NULL,
	"news_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"score_fallback" text NOT NULL,
	"score_fifty_two_weeks" smallint NOT NULL,
	"score_thresholds" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preferences_language_check" CHECK ("preferences"."language" in ('fr', 'en')),
	CONSTRAINT "preferences_currency_check" CHECK ("preferences"."currency" in ('CAD', 'USD')),
	CONSTRAINT "preferences_score_fallback_check" CHECK ("preferences"."score_fallback" in ('none', 'fiftyTwoWeeks')),
	CONSTRAINT "preferences_score_distribution_check" CHECK ("preferences"."score_fifty_two_weeks" in (0, 1) and "preferences"."score_thresholds" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"image_url" text,
	"roles" jsonb NOT NULL,
	"plan_name" text NOT NULL,
	"first_authentication_method" text NOT NULL,
	"accepted_terms_version" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_check" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_first_authentication_method_check" CHECK ("users"."first_authentication_method" in ('password', 'google', 'guest'))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"singleton_key" text,
	"repeat_seconds" integer,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jobs_name_singleton_key_unique" UNIQUE("name","singleton_key")
);
--> statement-breakpoint
CREATE TABLE "lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"trade_date" date NOT NULL,
	"trade_order" bigint DEFAULT 0 NOT NULL,
	"entry_order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lots_entry_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quantity" numeric(18, 6) NOT NULL,
	"price" numeric(20, 8) NOT NULL,
	"note" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lots_kind_check" CHECK ("lots"."kind" in ('buy', 'sell')),
	CONSTRAINT "lots_quantity_check" CHECK ("lots"."quantity" > 0),
	CONSTRAINT "lots_price_check" CHECK ("lots"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "portfolio_stocks" (
	"portfolio_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"note" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolio_stocks_portfolio_id_stock_id_pk" PRIMARY KEY("portfolio_id","stock_id")
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"currency" text NOT NULL,
	"amount_of_money" numeric(20, 4) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolios_currency_check" CHECK ("portfolios"."currency" in ('CAD', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "stock_objectives" (
	"user_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" numeric(20, 6) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock_objectives_user_id_stock_id_pk" PRIMARY KEY("user_id","stock_id"),
	CONSTRAINT "stock_objectives_kind_check" CHECK ("stock_objectives"."kind" in ('totalTargetedValue', 'totalInvestmentTargetedAmount', 'totalTargetedShareCount', 'percentageOfTotalInvestmentValue'))
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticker" text NOT NULL,
	"exchange_code" text NOT NULL,
	"symbol_suffix" text,
	"company_name" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"sector" text,
	"industry" text,
	"sub_industry" text,
	"company_key" text NOT NULL,
	"city" text,
	"country" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "stocks_ticker_exchange_code_unique" UNIQUE("ticker","exchange_code"),
	CONSTRAINT "stocks_currency_check" CHECK ("stocks"."currency" in ('CAD', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "watch_list_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"t200" numeric(18, 4),
	"t400" numeric(18, 4),
	"t600" numeric(18, 4),
	"t800" numeric(18, 4),
	"high_score" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_list_entries_list_id_stock_id_unique" UNIQUE("list_id","stock_id")
);
--> statement-breakpoint
CREATE TABLE "watch_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_lists_kind_check" CHECK ("watch_lists"."kind" in ('buy', 'sell', 'others'))
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_plan_name_plans_name_fk" FOREIGN KEY ("plan_name") REFERENCES "public"."plans"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD CONSTRAINT "portfolio_stocks_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD CONSTRAINT "portfolio_stocks_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_objectives" ADD CONSTRAINT "stock_objectives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_objectives" ADD CONSTRAINT "stock_objectives_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_list_entries" ADD CONSTRAINT "watch_list_entries_list_id_watch_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."watch_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_list_entries" ADD CONSTRAINT "watch_list_entries_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_lists" ADD CONSTRAINT "watch_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_plan_name_index" ON "users" USING btree ("plan_name");--> statement-breakpoint
CREATE INDEX "users_expires_at_index" ON "users" USING btree ("expires_at") WHERE "users"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_run_at_index" ON "jobs" USING btree ("run_at") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "lots_portfolio_id_stock_id_trade_date_index" ON "lots" USING btree ("portfolio_id","stock_id","trade_date");--> statement-breakpoint
CREATE INDEX "lots_stock_id_index" ON "lots" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "portfolio_stocks_stock_id_index" ON "portfolio_stocks" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "portfolios_user_id_created_at_index" ON "portfolios" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "stock_objectives_stock_id_index" ON "stock_objectives" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "stocks_company_key_index" ON "stocks" USING btree ("company_key");--> statement-breakpoint
CREATE INDEX "watch_list_entries_stock_id_index" ON "watch_list_entries" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "watch_lists_user_id_kind_position_index" ON "watch_lists" USING btree ("user_id","kind","position");