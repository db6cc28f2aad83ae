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
	"crossing_digest" boolean DEFAULT false NOT NULL,
	"crossing_mail" text DEFAULT 'daily' NOT NULL,
	"digested_until" timestamp with time zone,
	"quiet_from" smallint DEFAULT 22,
	"quiet_until" smallint DEFAULT 7,
	"seen_at" timestamp with time zone,
	"last_visit_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preferences_language_check" CHECK ("preferences"."language" in ('fr', 'en')),
	CONSTRAINT "preferences_crossing_mail_check" CHECK ("preferences"."crossing_mail" in ('daily', 'atOnce')),
	CONSTRAINT "preferences_quiet_hours_check" CHECK (("preferences"."quiet_from" is null) = ("preferences"."quiet_until" is null) and "preferences"."quiet_from" between 0 and 23 and "preferences"."quiet_until" between 0 and 23),
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
	"email_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"banned_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(email, '') || ' ' || first_name || ' ' || last_name)) STORED,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_check" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_first_authentication_method_check" CHECK ("users"."first_authentication_method" in ('password', 'google', 'guest'))
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "api_tokens_scope_check" CHECK ("api_tokens"."scope" in ('read', 'write'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"target" text,
	"search_text" text GENERATED ALWAYS AS (lower(actor_name || ' ' || actor_email || ' ' || coalesce(target, ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "usage_hours" (
	"name" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" bigint NOT NULL,
	"last_for_count" integer NOT NULL,
	CONSTRAINT "usage_hours_name_hour_pk" PRIMARY KEY("name","hour")
);
--> statement-breakpoint
CREATE TABLE "usage_people" (
	"name" text NOT NULL,
	"person_hash" text NOT NULL,
	"last_hour" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_people_name_person_hash_pk" PRIMARY KEY("name","person_hash")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "external_identities_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "external_identities_provider_check" CHECK ("external_identities"."provider" in ('google'))
);
--> statement-breakpoint
CREATE TABLE "income_calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"has_amounts" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "income_calendars_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"device_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_device_hash_user_id_pk" PRIMARY KEY("device_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"email_key" text,
	"failures" integer NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"invitation_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_tokens_purpose_check" CHECK ("mail_tokens"."purpose" in ('activation', 'reset', 'invitation')),
	CONSTRAINT "mail_tokens_owner_check" CHECK (("mail_tokens"."purpose" = 'invitation') = ("mail_tokens"."invitation_id" is not null) and ("mail_tokens"."purpose" <> 'invitation') = ("mail_tokens"."user_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "spent_human_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_work" (
	"user_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "kept_work_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id"),
	CONSTRAINT "kept_work_kind_check" CHECK ("kept_work"."kind" in ('watchList', 'portfolio', 'preferences'))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"plan_name" text,
	"status" text NOT NULL,
	"invited_by" uuid,
	"motivation" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(email || ' ' || first_name || ' ' || last_name)) STORED,
	CONSTRAINT "invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "invitations_email_check" CHECK ("invitations"."email" = lower("invitations"."email")),
	CONSTRAINT "invitations_language_check" CHECK ("invitations"."language" in ('fr', 'en')),
	CONSTRAINT "invitations_status_check" CHECK ("invitations"."status" in ('invitationAsked', 'pending', 'sentBack', 'webSiteVisited', 'accountCreated', 'accountActivated')),
	CONSTRAINT "invitations_plan_check" CHECK ("invitations"."status" = 'invitationAsked' or "invitations"."plan_name" is not null)
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
CREATE TABLE "daily_closes" (
	"stock_id" uuid NOT NULL,
	"date" date NOT NULL,
	"close" numeric(20, 8) NOT NULL,
	"high" numeric(20, 8),
	"low" numeric(20, 8),
	"volume" bigint,
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
CREATE TABLE "stock_dividends" (
	"stock_id" uuid NOT NULL,
	"ex_date" date NOT NULL,
	"place" integer NOT NULL,
	"amount" numeric(20, 8) NOT NULL,
	"currency" text NOT NULL,
	"payment_date" date,
	"is_reinvested_gain" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stock_dividends_stock_id_ex_date_place_pk" PRIMARY KEY("stock_id","ex_date","place")
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
CREATE TABLE "stock_splits" (
	"stock_id" uuid NOT NULL,
	"date" date NOT NULL,
	"numerator" numeric(20, 8) NOT NULL,
	"denominator" numeric(20, 8) NOT NULL,
	CONSTRAINT "stock_splits_stock_id_date_pk" PRIMARY KEY("stock_id","date"),
	CONSTRAINT "stock_splits_ratio_check" CHECK ("stock_splits"."numerator" > 0 and "stock_splits"."denominator" > 0)
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
	"split_date" date,
	"numerator" numeric(20, 8),
	"denominator" numeric(20, 8),
	"prices_before" text[],
	"undone_at" timestamp with time zone,
	CONSTRAINT "notices_list_kind_check" CHECK ("notices"."list_kind" in ('buy', 'sell', 'others')),
	CONSTRAINT "notices_threshold_check" CHECK ("notices"."threshold" in ('t200', 't400', 't600', 't800'))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"time_zone" text NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
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
	CONSTRAINT "person_events_kind_check" CHECK ("person_events"."kind" in ('noticeAdded', 'noticesRead', 'listsChanged', 'portfoliosChanged', 'subscriptionChanged', 'sessionsEnded'))
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"half_stars" smallint NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(comment)) STORED,
	CONSTRAINT "feedbacks_half_stars_check" CHECK ("feedbacks"."half_stars" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"address_hash" text,
	CONSTRAINT "terms_acceptances_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "mailed_invoices" (
	"user_id" uuid NOT NULL,
	"invoice_id" text NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_invoices_user_id_invoice_id_pk" PRIMARY KEY("user_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"subscription_id" text,
	"status" text,
	"price_id" text,
	"period_end" timestamp with time zone,
	"cancels_at_period_end" boolean DEFAULT false NOT NULL,
	"planned_price_id" text,
	"planned_at" timestamp with time zone,
	"default_reason" text,
	"grace_ends_at" timestamp with time zone,
	"awaits_holder" boolean DEFAULT false NOT NULL,
	"default_card_id" text,
	"granted_plan_name" text,
	"free_plan_name" text,
	"last_reading" integer DEFAULT 0 NOT NULL,
	"written_reading" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"acted_at" timestamp with time zone,
	"next_look_at" timestamp with time zone,
	CONSTRAINT "payment_customers_provider_customer_id_unique" UNIQUE("provider","customer_id"),
	CONSTRAINT "payment_customers_provider_check" CHECK ("payment_customers"."provider" in ('sandbox', 'stripe')),
	CONSTRAINT "payment_customers_status_check" CHECK ("payment_customers"."status" in ('incomplete', 'active', 'pastDue', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"price_id" text NOT NULL,
	"key" uuid NOT NULL,
	"subscription_id" text,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retry_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"stock_id" uuid,
	"other_portfolio_id" uuid,
	"other_stock_id" uuid,
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
	"cost_share" numeric(20, 8),
	"counter_amount" numeric(20, 8),
	"counter_currency" text,
	"currency" text NOT NULL,
	"fx_rate_to_cad" numeric(20, 10),
	"income_kind" text,
	"is_estimate" boolean DEFAULT false NOT NULL,
	"note" text NOT NULL,
	"import_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_events_kind_check" CHECK ("book_events"."kind" in ('income', 'reinvestment', 'stockDividend', 'returnOfCapital', 'notional', 'split', 'transfer', 'transferIn', 'fee', 'interestPaid', 'deposit', 'withdrawal', 'currencyExchange', 'openingBalance', 'cashAdjustment', 'symbolChange', 'exchange', 'spinOff')),
	CONSTRAINT "book_events_income_kind_check" CHECK ("book_events"."income_kind" in ('eligible', 'other', 'foreign', 'interest', 'trust', 'capitalGains', 'inLieu')),
	CONSTRAINT "book_events_currency_check" CHECK ("book_events"."currency" in ('CAD', 'USD')),
	CONSTRAINT "book_events_counter_currency_check" CHECK ("book_events"."counter_currency" in ('CAD', 'USD'))
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
	"remainder" jsonb,
	"reading" jsonb,
	"outcome" jsonb,
	"lease_id" uuid,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_status_check" CHECK ("imports"."status" in ('staged', 'entering', 'done', 'leaving', 'undone'))
);
--> statement-breakpoint
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
	"cost" numeric(40, 20),
	"note" text NOT NULL,
	"fee" numeric(20, 8),
	"fx_rate_to_cad" numeric(20, 10),
	"settlement_date" date,
	"import_id" uuid,
	"event_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lots_kind_check" CHECK ("lots"."kind" in ('buy', 'sell', 'split', 'cashInLieu', 'returnOfCapital', 'notional', 'transferOut', 'transferIn', 'convertedOut', 'convertedIn', 'costOut')),
	CONSTRAINT "lots_quantity_check" CHECK ("lots"."quantity" > 0),
	CONSTRAINT "lots_price_check" CHECK ("lots"."price" >= 0)
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
CREATE TABLE "portfolio_stocks" (
	"portfolio_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"note" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"lot_count" integer DEFAULT 0 NOT NULL,
	"purchased_share_count" numeric DEFAULT '0' NOT NULL,
	"sold_share_count" numeric DEFAULT '0' NOT NULL,
	"purchase_cost" numeric DEFAULT '0' NOT NULL,
	"sold_cost" numeric DEFAULT '0' NOT NULL,
	"proceeds" numeric DEFAULT '0' NOT NULL,
	"newest_trade_date" date,
	"newest_trade_order" bigint DEFAULT 0 NOT NULL,
	"newest_day_buys_first" boolean DEFAULT false NOT NULL,
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
	"cash_mode" text DEFAULT 'byHand' NOT NULL,
	"account_kind" text DEFAULT 'nonRegistered' NOT NULL,
	"owner" text DEFAULT 'self' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"book_version" integer DEFAULT 1 NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cash_balances" jsonb,
	"cash_version" integer,
	"valued_from" date,
	"valued_through" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolios_currency_check" CHECK ("portfolios"."currency" in ('CAD', 'USD')),
	CONSTRAINT "portfolios_owner_check" CHECK ("portfolios"."owner" in ('self', 'spouse')),
	CONSTRAINT "portfolios_cash_mode_check" CHECK ("portfolios"."cash_mode" in ('byHand', 'ledger')),
	CONSTRAINT "portfolios_account_kind_check" CHECK ("portfolios"."account_kind" in ('nonRegistered', 'tfsa', 'rrsp', 'fhsa', 'resp', 'rrif'))
);
--> statement-breakpoint
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
CREATE TABLE "split_answers" (
	"portfolio_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"date" date NOT NULL,
	"event_id" uuid,
	"objective_before" numeric(20, 6),
	"objective_after" numeric(20, 6),
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "split_answers_portfolio_id_stock_id_date_pk" PRIMARY KEY("portfolio_id","stock_id","date")
);
--> statement-breakpoint
CREATE TABLE "stock_objectives" (
	"user_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" numeric(20, 6) NOT NULL,
	"postponed_at" timestamp with time zone,
	"postponed_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock_objectives_user_id_stock_id_pk" PRIMARY KEY("user_id","stock_id"),
	CONSTRAINT "stock_objectives_kind_check" CHECK ("stock_objectives"."kind" in ('totalTargetedValue', 'totalInvestmentTargetedAmount', 'totalTargetedShareCount', 'percentageOfTotalInvestmentValue'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiration_month" smallint NOT NULL,
	"expiration_year" smallint NOT NULL,
	"name_on_card" text NOT NULL,
	"outcome" text NOT NULL,
	"is_saved" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"ahead_milliseconds" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"default_card_id" text,
	"billing_address" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_customers_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"invoice_id" text,
	"act_key" text,
	"status" text NOT NULL,
	"card_id" text,
	"settles_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_intents_act_key_unique" UNIQUE("act_key"),
	CONSTRAINT "sandbox_intents_status_check" CHECK ("sandbox_intents"."status" in ('requiresCard', 'requiresHolder', 'processing', 'succeeded', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_invoices_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"reason" text NOT NULL,
	"act_key" text,
	"status" text NOT NULL,
	"price_id" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"subtotal" integer NOT NULL,
	"gst" integer NOT NULL,
	"qst" integer NOT NULL,
	"hst" integer DEFAULT 0 NOT NULL,
	"billing_address" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_with" jsonb,
	CONSTRAINT "sandbox_invoices_act_key_unique" UNIQUE("act_key"),
	CONSTRAINT "sandbox_invoices_reason_check" CHECK ("sandbox_invoices"."reason" in ('order', 'change', 'resume', 'renewal')),
	CONSTRAINT "sandbox_invoices_status_check" CHECK ("sandbox_invoices"."status" in ('open', 'paid', 'void'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_prices" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_name" text NOT NULL,
	"cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"order_key" text NOT NULL,
	"status" text NOT NULL,
	"price_id" text NOT NULL,
	"first_day" timestamp with time zone NOT NULL,
	"cycle" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancels_at_period_end" boolean NOT NULL,
	"planned_price_id" text,
	"default_reason" text,
	"grace_ends_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_subscriptions_order_key_unique" UNIQUE("order_key"),
	CONSTRAINT "sandbox_subscriptions_status_check" CHECK ("sandbox_subscriptions"."status" in ('incomplete', 'active', 'pastDue', 'ended'))
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
	"note" text DEFAULT '' NOT NULL,
	"priced_on" date,
	"high_score" integer NOT NULL,
	"crossed_level" smallint,
	"crossed_at" timestamp with time zone,
	"postponed_at" timestamp with time zone,
	"postponed_until" timestamp with time zone,
	"quiet_low" numeric DEFAULT 'Infinity',
	"quiet_high" numeric,
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
	"is_pushed" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_lists_kind_check" CHECK ("watch_lists"."kind" in ('buy', 'sell', 'others'))
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_plan_name_plans_name_fk" FOREIGN KEY ("plan_name") REFERENCES "public"."plans"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_calendars" ADD CONSTRAINT "income_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_work" ADD CONSTRAINT "kept_work_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_work" ADD CONSTRAINT "kept_work_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_plan_name_plans_name_fk" FOREIGN KEY ("plan_name") REFERENCES "public"."plans"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_closes" ADD CONSTRAINT "daily_closes_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_analyses" ADD CONSTRAINT "model_analyses_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_articles" ADD CONSTRAINT "news_articles_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_samples" ADD CONSTRAINT "price_samples_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_dividends" ADD CONSTRAINT "stock_dividends_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_fundamentals" ADD CONSTRAINT "stock_fundamentals_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_quotes" ADD CONSTRAINT "stock_quotes_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_splits" ADD CONSTRAINT "stock_splits_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_events" ADD CONSTRAINT "person_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_events" ADD CONSTRAINT "person_events_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_invoices" ADD CONSTRAINT "mailed_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retry_tokens" ADD CONSTRAINT "retry_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_events" ADD CONSTRAINT "book_events_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_events" ADD CONSTRAINT "book_events_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_events" ADD CONSTRAINT "book_events_other_portfolio_id_portfolios_id_fk" FOREIGN KEY ("other_portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_events" ADD CONSTRAINT "book_events_other_stock_id_stocks_id_fk" FOREIGN KEY ("other_stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_events" ADD CONSTRAINT "book_events_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_blocks" ADD CONSTRAINT "import_blocks_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomplete_events" ADD CONSTRAINT "incomplete_events_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomplete_events" ADD CONSTRAINT "incomplete_events_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomplete_events" ADD CONSTRAINT "incomplete_events_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomplete_events" ADD CONSTRAINT "incomplete_events_other_stock_id_stocks_id_fk" FOREIGN KEY ("other_stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomplete_events" ADD CONSTRAINT "incomplete_events_event_id_book_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."book_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_event_id_book_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."book_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_days" ADD CONSTRAINT "portfolio_days_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD CONSTRAINT "portfolio_stocks_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_stocks" ADD CONSTRAINT "portfolio_stocks_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_marks" ADD CONSTRAINT "position_marks_portfolio_id_stock_id_fk" FOREIGN KEY ("portfolio_id","stock_id") REFERENCES "public"."portfolio_stocks"("portfolio_id","stock_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_answers" ADD CONSTRAINT "split_answers_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_answers" ADD CONSTRAINT "split_answers_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_answers" ADD CONSTRAINT "split_answers_event_id_book_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."book_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_objectives" ADD CONSTRAINT "stock_objectives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_objectives" ADD CONSTRAINT "stock_objectives_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_cards" ADD CONSTRAINT "sandbox_cards_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_customers" ADD CONSTRAINT "sandbox_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD CONSTRAINT "sandbox_intents_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD CONSTRAINT "sandbox_intents_invoice_id_sandbox_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."sandbox_invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD CONSTRAINT "sandbox_intents_card_id_sandbox_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."sandbox_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_invoices" ADD CONSTRAINT "sandbox_invoices_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_invoices" ADD CONSTRAINT "sandbox_invoices_subscription_id_sandbox_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."sandbox_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_price_id_sandbox_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."sandbox_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_planned_price_id_sandbox_prices_id_fk" FOREIGN KEY ("planned_price_id") REFERENCES "public"."sandbox_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_list_entries" ADD CONSTRAINT "watch_list_entries_list_id_watch_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."watch_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_list_entries" ADD CONSTRAINT "watch_list_entries_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_lists" ADD CONSTRAINT "watch_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "preferences_digest_index" ON "preferences" USING btree ("digested_until") WHERE "preferences"."crossing_digest";--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_plan_name_index" ON "users" USING btree ("plan_name");--> statement-breakpoint
CREATE INDEX "users_expires_at_index" ON "users" USING btree ("expires_at") WHERE "users"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "users_closed_at_index" ON "users" USING btree ("closed_at") WHERE "users"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "users_members_created_at_index" ON "users" USING btree ("created_at","id") WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX "users_members_first_name_index" ON "users" USING btree (lower("first_name"),"id") WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX "users_members_last_name_index" ON "users" USING btree (lower("last_name"),"id") WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX "users_members_plan_name_index" ON "users" USING btree ("plan_name","id") WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX "api_tokens_user_id_index" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_id_index" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_index" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_at_index" ON "audit_entries" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_entries_target_index" ON "audit_entries" USING btree ("target");--> statement-breakpoint
CREATE INDEX "usage_hours_hour_index" ON "usage_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "usage_people_last_hour_index" ON "usage_people" USING btree ("last_hour");--> statement-breakpoint
CREATE INDEX "external_identities_user_id_index" ON "external_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_user_id_seen_at_index" ON "known_devices" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "known_devices_seen_at_index" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "login_attempts_updated_at_index" ON "login_attempts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "login_attempts_email_key_index" ON "login_attempts" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "mail_tokens_user_id_purpose_created_at_index" ON "mail_tokens" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "mail_tokens_invitation_id_index" ON "mail_tokens" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "mail_tokens_expires_at_index" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_human_checks_expires_at_index" ON "spent_human_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "kept_work_guest_id_index" ON "kept_work" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "invitations_updated_at_id_index" ON "invitations" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "invitations_status_id_index" ON "invitations" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invitations_last_name_id_index" ON "invitations" USING btree (lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "invitations_invited_by_index" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invitations_plan_name_index" ON "invitations" USING btree ("plan_name");--> statement-breakpoint
CREATE INDEX "jobs_run_at_index" ON "jobs" USING btree ("run_at") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "news_articles_stock_id_at_index" ON "news_articles" USING btree ("stock_id","at");--> statement-breakpoint
CREATE INDEX "news_articles_at_index" ON "news_articles" USING btree ("at");--> statement-breakpoint
CREATE INDEX "price_samples_at_index" ON "price_samples" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notices_user_id_created_at_id_index" ON "notices" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread_index" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_created_at_index" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_stock_id_index" ON "notices" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_index" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "person_events_transaction_id_id_index" ON "person_events" USING btree ("transaction_id","id");--> statement-breakpoint
CREATE INDEX "person_events_user_id_index" ON "person_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "person_events_notice_id_index" ON "person_events" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "person_events_created_at_index" ON "person_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedbacks_user_id_index" ON "feedbacks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedbacks_created_at_id_index" ON "feedbacks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedbacks_half_stars_id_index" ON "feedbacks" USING btree ("half_stars","id");--> statement-breakpoint
CREATE INDEX "payment_customers_next_look_at_index" ON "payment_customers" USING btree ("next_look_at");--> statement-breakpoint
CREATE INDEX "payment_events_received_at_index" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "retry_tokens_user_id_index" ON "retry_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "retry_tokens_expires_at_index" ON "retry_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "book_events_portfolio_id_date_index" ON "book_events" USING btree ("portfolio_id","date","entry_order");--> statement-breakpoint
CREATE INDEX "book_events_opening_index" ON "book_events" USING btree ("portfolio_id","currency","date","entry_order") WHERE "book_events"."kind" = 'openingBalance';--> statement-breakpoint
CREATE INDEX "book_events_stock_id_index" ON "book_events" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "book_events_other_portfolio_id_index" ON "book_events" USING btree ("other_portfolio_id") WHERE "book_events"."other_portfolio_id" is not null;--> statement-breakpoint
CREATE INDEX "book_events_other_stock_id_index" ON "book_events" USING btree ("other_stock_id") WHERE "book_events"."other_stock_id" is not null;--> statement-breakpoint
CREATE INDEX "book_events_import_id_index" ON "book_events" USING btree ("import_id") WHERE "book_events"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "imports_user_id_index" ON "imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imports_portfolio_id_index" ON "imports" USING btree ("portfolio_id");--> statement-breakpoint
CREATE INDEX "imports_created_at_index" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_portfolio_id_lease_unique" ON "imports" USING btree ("portfolio_id") WHERE "imports"."lease_id" is not null;--> statement-breakpoint
CREATE INDEX "imports_hidden_index" ON "imports" USING btree ("id") WHERE "imports"."status" in ('entering', 'leaving');--> statement-breakpoint
CREATE INDEX "incomplete_events_portfolio_id_index" ON "incomplete_events" USING btree ("portfolio_id","date","line");--> statement-breakpoint
CREATE INDEX "incomplete_events_import_id_index" ON "incomplete_events" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "incomplete_events_event_id_index" ON "incomplete_events" USING btree ("event_id") WHERE "incomplete_events"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "lots_portfolio_id_stock_id_order_index" ON "lots" USING btree ("portfolio_id","stock_id","trade_date","trade_order","entry_order");--> statement-breakpoint
CREATE INDEX "lots_portfolio_id_order_index" ON "lots" USING btree ("portfolio_id","trade_date","trade_order","entry_order");--> statement-breakpoint
CREATE INDEX "lots_import_id_index" ON "lots" USING btree ("import_id") WHERE "lots"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "lots_event_id_index" ON "lots" USING btree ("event_id") WHERE "lots"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "lots_split_index" ON "lots" USING btree ("portfolio_id","stock_id","trade_date") WHERE "lots"."kind" = 'split';--> statement-breakpoint
CREATE INDEX "portfolio_stocks_stock_id_index" ON "portfolio_stocks" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "portfolios_user_id_created_at_index" ON "portfolios" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "split_answers_stock_id_index" ON "split_answers" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "split_answers_event_id_index" ON "split_answers" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "stock_objectives_stock_id_index" ON "stock_objectives" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "sandbox_cards_customer_id_index" ON "sandbox_cards" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_intents_customer_id_index" ON "sandbox_intents" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_intents_invoice_id_index" ON "sandbox_intents" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "sandbox_intents_card_id_index" ON "sandbox_intents" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "sandbox_invoices_customer_id_index" ON "sandbox_invoices" USING btree ("customer_id","number");--> statement-breakpoint
CREATE INDEX "sandbox_invoices_subscription_id_index" ON "sandbox_invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_customer_id_index" ON "sandbox_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_subscriptions_alive_unique" ON "sandbox_subscriptions" USING btree ("customer_id") WHERE "sandbox_subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "stocks_company_key_index" ON "stocks" USING btree ("company_key");--> statement-breakpoint
CREATE INDEX "watch_list_entries_stock_id_quiet_low_index" ON "watch_list_entries" USING btree ("stock_id","quiet_low");--> statement-breakpoint
CREATE INDEX "watch_list_entries_stock_id_quiet_high_index" ON "watch_list_entries" USING btree ("stock_id","quiet_high");--> statement-breakpoint
CREATE INDEX "watch_lists_user_id_kind_position_index" ON "watch_lists" USING btree ("user_id","kind","position");--> statement-breakpoint
CREATE VIEW "public"."visible_book_events" AS (select "id", "portfolio_id", "stock_id", "other_portfolio_id", "other_stock_id", "kind", "date", "entry_order", "record_date", "quantity", "numerator", "denominator", "per_share", "gross", "withheld", "net", "cash_in_lieu", "cost_share", "counter_amount", "counter_currency", "currency", "fx_rate_to_cad", "income_kind", "is_estimate", "note", "import_id", "version", "created_at" from "book_events" where ("book_events"."import_id" is null or "book_events"."import_id" not in (select i.id from imports i where i.status in ('entering', 'leaving'))));--> statement-breakpoint
CREATE VIEW "public"."visible_ledger" AS (select "id", "portfolio_id", "stock_id", "kind", "trade_date", "trade_order", "entry_order", "quantity", "price", "cost", "note", "fee", "fx_rate_to_cad", "settlement_date", "import_id", "event_id", "version", "created_at" from "lots" where ("lots"."import_id" is null or "lots"."import_id" not in (select i.id from imports i where i.status in ('entering', 'leaving'))));--> statement-breakpoint
CREATE VIEW "public"."visible_lots" AS (select "id", "portfolio_id", "stock_id", "kind", "trade_date", "trade_order", "entry_order", "quantity", "price", "cost", "note", "fee", "fx_rate_to_cad", "settlement_date", "import_id", "event_id", "version", "created_at" from "lots" where "lots"."kind" in ('buy', 'sell') and ("lots"."import_id" is null or "lots"."import_id" not in (select i.id from imports i where i.status in ('entering', 'leaving'))));