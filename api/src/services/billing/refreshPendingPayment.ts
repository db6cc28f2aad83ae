import { setTimeout as pause } from 'node:timers/promises'
import type { PaymentCustomer } from '../../database/queries/billing/paymentQueries.ts'
import { hasActedLately } from './nextPollAt.ts'
import type { Reconciliation } from './reconcile.ts'
import { Refusal } from '../../kernel/refusal.ts'

// Pages ask every 750 ms.
const FRESH_MILLISECONDS = 600
// A page is worth more than its last detail.
const PATIENCE_MILLISECONDS = 2_000

export type RefreshPendingPayment = (customer: PaymentCustomer, now: Date) => Promise<PaymentCustomer>

/**
 * What stands, after what may have come of an act of the last minutes was read, as often as a page asks. Where the
 * provider does not answer, or not soon, what is kept has to do.
 */
export function createRefreshPendingPayment({ reconcile }: Pick<Reconciliation, 'reconcile'>): RefreshPendingPayment {
  // Whoever asks meanwhile waits for the same look.
  const running = new Map<string, Promise<PaymentCustomer | null>>()

  function look(userId: string, now: Date): Promise<PaymentCustomer | null> {
    const looking = reconcile(userId, now)
      .then((found) => found?.customer ?? null)
      .catch((error: unknown) => {
        if (error instanceof Refusal) return null
        throw error
      })
      .finally(() => running.delete(userId))
    running.set(userId, looking)
    return looking
  }

  return async (customer, now) => {
    if (!isOpen(customer, now)) return customer
    const looking = running.get(customer.userId) ?? look(customer.userId, now)
    const patience = new AbortController()
    try {
      const found = await Promise.race([looking, pause(PATIENCE_MILLISECONDS, null, { signal: patience.signal })])
      return found ?? customer
    } finally {
      patience.abort()
      // Nobody waits for it any more.
      looking.catch(() => {})
    }
  }
}

function isOpen({ lastActionAt, readAt, status, awaitsHolder }: PaymentCustomer, now: Date): boolean {
  if (lastActionAt === null || !hasActedLately(lastActionAt, now)) return false
  if (readAt === null || readAt < lastActionAt) return true
  const isFresh = now.getTime() - readAt.getTime() < FRESH_MILLISECONDS
  return (status === 'incomplete' || awaitsHolder) && !isFresh
}
