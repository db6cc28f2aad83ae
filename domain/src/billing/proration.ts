import type { BillingPeriod } from './billingCycle.ts'
import { decimal, nearestInteger } from '../kernel/decimal.ts'

type PlanChange = {
  /** Monthly prices in cents. */
  readonly from: number
  readonly to: number
  readonly period: BillingPeriod
  readonly at: Date
}

/** Cost of a change within a period before taxes, in cents. The credit is the paid but unused part. */
type Proration = { readonly credit: number; readonly debit: number; readonly subtotal: number }

/** Prorates both plans by the second, each rounded half up to a cent. */
export function prorate({ from, to, period, at }: PlanChange): Proration {
  const credit = shareOf(from, period, at)
  const debit = shareOf(to, period, at)
  return { credit, debit, subtotal: debit - credit }
}

export function shareOf(price: number, { start, end }: BillingPeriod, at: Date): number {
  const length = secondsBetween(start, end)
  const left = Math.min(Math.max(secondsBetween(at, end), 0), length)
  return nearestInteger(decimal(price).times(decimal(left)), decimal(length))
}

function secondsBetween(start: Date, end: Date): number {
  return Math.floor(end.getTime() / 1000) - Math.floor(start.getTime() / 1000)
}
