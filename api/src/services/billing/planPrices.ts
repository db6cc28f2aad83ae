import type { Database } from '../../database/kernel/database.ts'
import { findPaidPlans, savePriceId } from '../../database/queries/billing/planQueries.ts'
import type { PaymentGateway } from '../../providers/payments/port.ts'
import type { CallPaymentProvider } from './callPaymentProvider.ts'

/** Job that creates or finds the price of each paid plan at the provider; idempotent. */
export const SYNC_PRICES = 'syncPrices'

export function createPlanPrices(database: Database, gateway: PaymentGateway, ask: CallPaymentProvider) {
  return {
    async sync(): Promise<void> {
      const plans = await findPaidPlans(database)
      const wanted = plans.map(({ name, priceCents: cents }) => ({ name, cents }))
      const ids = await ask(() => gateway.pricesOf(wanted))
      for (const { name, priceId } of plans) {
        const id = ids[name]
        if (id !== undefined && id !== priceId) await savePriceId(database, name, id)
      }
    },
  }
}
