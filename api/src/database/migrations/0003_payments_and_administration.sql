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
	"target" text
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
	"created_at" timestamp with time zone NOT NULL,
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
DROP INDEX "invitations_updated_at_index";--> statement-breakpoint
DROP INDEX "feedbacks_created_at_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(email, '') || ' ' || first_name || ' ' || last_name)) STORED;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(email || ' ' || first_name || ' ' || last_name)) STORED;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_invoices" ADD CONSTRAINT "mailed_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retry_tokens" ADD CONSTRAINT "retry_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "api_tokens_user_id_index" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_id_index" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_index" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_at_index" ON "audit_entries" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_entries_target_index" ON "audit_entries" USING btree ("target");--> statement-breakpoint
CREATE INDEX "usage_hours_hour_index" ON "usage_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "usage_people_last_hour_index" ON "usage_people" USING btree ("last_hour");--> statement-breakpoint
CREATE INDEX "payment_customers_next_look_at_index" ON "payment_customers" USING btree ("next_look_at");--> statement-breakpoint
CREATE INDEX "payment_events_received_at_index" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "retry_tokens_user_id_index" ON "retry_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "retry_tokens_expires_at_index" ON "retry_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_cards_customer_id_index" ON "sandbox_cards" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_intents_customer_id_index" ON "sandbox_intents" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_intents_invoice_id_index" ON "sandbox_intents" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "sandbox_intents_card_id_index" ON "sandbox_intents" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "sandbox_invoices_customer_id_index" ON "sandbox_invoices" USING btree ("customer_id","number");--> statement-breakpoint
CREATE INDEX "sandbox_invoices_subscription_id_index" ON "sandbox_invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_customer_id_index" ON "sandbox_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_subscriptions_alive_unique" ON "sandbox_subscriptions" USING btree ("customer_id") WHERE "sandbox_subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "users_members_created_at_index" ON "users" USING btree ("created_at","id") WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX "users_members_first_name_index" ON "users" USING btree (lower("first_name"),"id") WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX "users_members_last_name_index" ON "users" USING btree (lower("last_name"),"id") WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX "users_members_plan_name_index" ON "users" USING btree ("plan_name","id") WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX "invitations_updated_at_id_index" ON "invitations" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "invitations_status_id_index" ON "invitations" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invitations_last_name_id_index" ON "invitations" USING btree (lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "feedbacks_created_at_id_index" ON "feedbacks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedbacks_half_stars_id_index" ON "feedbacks" USING btree ("half_stars","id");