export type BillingPeriod = {
  readonly start: Date
  /** The first instant of the next period. */
  readonly end: Date
}

/**
 * When the period of this number begins; the first, number 0, begins with the subscription. The others keep its day of
 * the month and its time of day, in UTC; in a month without such a day it is the last one.
 */
export function billingDate(first: Date, number: number): Date {
  const months = first.getUTCMonth() + number
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const date = new Date(first)
  date.setUTCDate(1)
  date.setUTCMonth(months)
  date.setUTCDate(Math.min(first.getUTCDate(), lastDay))
  return date
}

/** The period of this number, 0 for the first. */
export function billingPeriod(first: Date, number: number): BillingPeriod {
  return { start: billingDate(first, number), end: billingDate(first, number + 1) }
}
