ALTER TABLE "sandbox_invoices" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_invoices" ADD COLUMN "paid_with" jsonb;