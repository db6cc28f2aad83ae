import type { BillingPorts } from './billingPorts.ts'
import { findAccount } from '../../database/queries/accounts/userQueries.ts'
import type { PaidInvoice } from '../../providers/payments/port.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { Seller } from '../../config/sellerEnvironment.ts'

const MOST_AT_ONCE = 100
const MOST_PAGES = 20

export type InvoiceParties = { emailTo: string; seller: Seller | null; isTest: boolean }

type InvoicePage = { invoices: PaidInvoice[]; nextCursor: string | null }

/** Invoices as stored by the payment provider, newest first. */
export function createInvoices({
  database,
  gateway,
  ask,
  customers,
  seller,
}: Pick<BillingPorts, 'database' | 'gateway' | 'ask' | 'customers'> & { seller: Seller | null }) {
  async function page(viewer: Viewer, first: number, after: string | null): Promise<InvoicePage> {
    const customer = await customers.find(viewer)
    if (!customer) return { invoices: [], nextCursor: null }
    const { customerId } = customer
    try {
      return await ask(() => gateway.invoicesOf(customerId, { first, after }))
    } catch (error) {
      const isBadCursor = after !== null && error instanceof Refusal && error.code === 'resource_missing'
      throw isBadCursor ? new Refusal('BadCursor', { field: 'after' }) : error
    }
  }

  return {
    async parties({ userId }: Viewer): Promise<InvoiceParties> {
      const { user } = await findAccount(database, userId)
      return { emailTo: user.email ?? '', seller, isTest: gateway.kind === 'sandbox' }
    },

    /** Paid invoices, newest first. */
    async read(viewer: Viewer, first: number, after: string | null): Promise<InvoicePage> {
      const found = await page(viewer, first, after)
      return { ...found, invoices: found.invoices.filter(({ status }) => status === 'paid') }
    },

    async readAll(viewer: Viewer): Promise<PaidInvoice[]> {
      const all: PaidInvoice[] = []
      let after: string | null = null
      for (let count = 0; count < MOST_PAGES; count += 1) {
        const { invoices, nextCursor }: InvoicePage = await page(viewer, MOST_AT_ONCE, after)
        all.push(...invoices)
        if (nextCursor === null) break
        after = nextCursor
      }
      return all
    },
  }
}
