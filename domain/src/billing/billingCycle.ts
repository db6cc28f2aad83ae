export type BillingPeriod = {
  readonly start: Date
  /** The first instant of the next period. */
  readonly end: Date
}

/**
 * The start of a billing period; number 0 begins with the subscription. Later ones keep its day of month and time of
 * day in UTC, or take the last day of a shorter month.
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
