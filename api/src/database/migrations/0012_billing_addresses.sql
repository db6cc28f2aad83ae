ALTER TABLE "sandbox_customers" ADD COLUMN "billing_address" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_invoices" ADD COLUMN "hst" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_invoices" ADD COLUMN "billing_address" jsonb;