export type BillingPeriod = {
  readonly start: Date
  /** First instant of the next period. */
  readonly end: Date
}

/**
 * Start of a billing period; number 0 starts with the subscription. Later periods keep its day and
 * UTC time, or use the last day of a shorter month.
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

export function billingPeriod(first: Date, number: number): BillingPeriod {
  return { start: billingDate(first, number), end: billingDate(first, number + 1) }
}
