import type { BillingPorts } from './billingPorts.ts'
import type { PaymentCustomer } from '../../database/queries/billing/paymentQueries.ts'
import { findPlanByPrice } from '../../database/queries/billing/planQueries.ts'
import { createTtlCache } from '../../providers/kernel/ttlCache.ts'
import type { Card } from '../../providers/payments/port.ts'
import type { RefreshPendingPayment } from './refreshPendingPayment.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { PlanAndUsage, UsageService } from './planUsage.ts'
import type { Viewer } from '../kernel/viewer.ts'

const CARD_CACHE_SIZE = 5_000
const CARD_CACHE_MILLISECONDS = 10 * 60_000

export type SubscriptionInfo = PlanAndUsage & {
  /** Null for users who never were customers. */
  customer: PaymentCustomer | null
  plannedPlanName: string | null
  pendingPlanName: string | null
  defaultCard: Card | null
}

type SubscriptionInfoPorts = Pick<BillingPorts, 'database' | 'gateway' | 'ask' | 'customers'> & {
  refreshPending: RefreshPendingPayment
  usage: UsageService
}

export function createSubscriptionInfo(ports: SubscriptionInfoPorts) {
  const { database, gateway, ask, customers, refreshPending, usage } = ports
  // Card details are not stored in the database, only cached per reading.
  const cache = createTtlCache<Card | null>(CARD_CACHE_SIZE, CARD_CACHE_MILLISECONDS)

  async function defaultCardOf(customer: PaymentCustomer, now: Date): Promise<Card | null> {
    const { customerId, defaultCardId, writtenReading } = customer
    if (defaultCardId === null) return null
    try {
      return await cache(`${customerId} ${writtenReading}`, now, async () => {
        const { cards } = await ask(() => gateway.stateOf(customerId))
        return cards.find(({ id }) => id === defaultCardId) ?? null
      })
    } catch (error) {
      // Omits the card if the provider is unavailable.
      if (error instanceof Refusal) return null
      throw error
    }
  }

  return {
    /** Refreshes a pending outcome first: pages poll this call. */
    async read(viewer: Viewer, now: Date): Promise<SubscriptionInfo> {
      const known = await customers.find(viewer)
      const customer = known && (await refreshPending(known, now))
      const planned = customer?.plannedPriceId ? await findPlanByPrice(database, customer.plannedPriceId) : null
      const pendingPriceId = customer?.status === 'incomplete' ? customer.priceId : null
      const pending = pendingPriceId === null ? null : await findPlanByPrice(database, pendingPriceId)
      return {
        ...(await usage.read(viewer)),
        customer,
        plannedPlanName: planned?.name ?? null,
        pendingPlanName: pending?.name ?? null,
        defaultCard: customer && (await defaultCardOf(customer, now)),
      }
    },
  }
}
