import { createSingleFlight } from '@palier/service/flow/singleFlight'
import { withTimeout } from '@palier/service/flow/timeout'
import type { PaymentCustomer } from '../../database/queries/billing/paymentQueries.ts'
import { hasActedLately } from './nextPollAt.ts'
import type { Reconciliation } from './reconcile.ts'
import { Refusal } from '../../kernel/refusal.ts'

// Pages poll every 750 ms.
const FRESH_MILLISECONDS = 600
// Maximum delay of a page.
const LONGEST_WAIT_MILLISECONDS = 2_000

export type RefreshPendingPayment = (customer: PaymentCustomer, now: Date) => Promise<PaymentCustomer>

/**
 * Refreshes the customer from the provider while an outcome is pending. Falls back to the stored
 * state on failure or timeout.
 */
export function createRefreshPendingPayment({ reconcile }: Pick<Reconciliation, 'reconcile'>): RefreshPendingPayment {
  const readings = createSingleFlight<PaymentCustomer | null>()

  async function read(userId: string, now: Date): Promise<PaymentCustomer | null> {
    try {
      return (await reconcile(userId, now))?.customer ?? null
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  return async (customer, now) => {
    if (!isOpen(customer, now)) return customer
    const { userId } = customer
    const reading = readings.run(userId, () => read(userId, now))
    return (await withTimeout(LONGEST_WAIT_MILLISECONDS, reading)) ?? customer
  }
}

function isOpen({ lastActionAt, readAt, status, awaitsHolder }: PaymentCustomer, now: Date): boolean {
  if (lastActionAt === null || !hasActedLately(lastActionAt, now)) return false
  if (readAt === null || readAt < lastActionAt) return true
  const isFresh = now.getTime() - readAt.getTime() < FRESH_MILLISECONDS
  return (status === 'incomplete' || awaitsHolder) && !isFresh
}
