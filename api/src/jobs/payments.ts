import { z } from 'zod'
import { END_PLAN } from '../services/billing/paymentEvents.ts'
import { FORGET_CUSTOMER, type Payments } from '../services/billing/payments.ts'
import { SYNC_PRICES } from '../services/billing/planPrices.ts'
import { RECONCILE_CUSTOMER, RECONCILE_DUE } from '../services/billing/reconcile.ts'
import type { JobHandler } from './startJobs.ts'

const customer = z.object({ customerId: z.string() })

export function paymentJobs({ reconciliation, prices, forget, endPlan }: Payments): Record<string, JobHandler> {
  return {
    [RECONCILE_CUSTOMER]: (data, { now }) => reconciliation.reconcileCustomer(customer.parse(data).customerId, now),
    [RECONCILE_DUE]: (_data, { now }) => reconciliation.reconcileDue(now),
    [SYNC_PRICES]: () => prices.sync(),
    [END_PLAN]: (data, { now }) => endPlan(customer.parse(data).customerId, now),
    [FORGET_CUSTOMER]: (data) => forget(customer.parse(data).customerId),
  }
}
