import type { InvoiceTax, Line, Price, Subscription, TaxRate } from './things.ts'
import { newId, type World } from './world.ts'

/** The instant `count` months after the anchor: the same day, or the last one of a shorter month. */
function monthsAfter(anchor: number, count: number): number {
  const from = new Date(anchor * 1000)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  const midnight = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count, day)
  return midnight / 1000 + (anchor % 86_400)
}

/** The first billing instant of this anchor after `start`. */
export function periodEndAfter(anchor: number, start: number): number {
  let count = 1
  while (monthsAfter(anchor, count) <= start) count += 1
  return monthsAfter(anchor, count)
}

/** `amount × part / of`, a half away from zero. Whole numbers all. */
function share(amount: number, part: number, of: number): number {
  const size = Math.floor((2 * Math.abs(amount) * part + of) / (2 * of))
  return amount < 0 ? -size : size
}

export type Draft = { amount: number; price: Price; start: number; end: number; proration: boolean }

/** What a change of price costs at an instant: the unused rest of the old one back, that of the new one. */
export function changeDrafts(subscription: Subscription, price: Price, at: number): Draft[] {
  const [item] = subscription.items.data
  if (!item) return []
  const { current_period_start: start, current_period_end: end } = item
  const part = Math.max(0, end - Math.max(at, start))
  const whole = end - start
  return [
    { amount: -share(item.price.unit_amount, part, whole), price: item.price, start: at, end, proration: true },
    { amount: share(price.unit_amount, part, whole), price, start: at, end, proration: true },
  ]
}

/** What a period that begins anew costs: the unused rest as of `at` back, the whole of the new one. */
export function restartDrafts(subscription: Subscription, now: number, at: number): Draft[] {
  const [item] = subscription.items.data
  if (!item) return []
  const [credit] = changeDrafts(subscription, item.price, at)
  const drafts = [
    { amount: item.price.unit_amount, price: item.price, start: now, end: periodEndAfter(now, now), proration: false },
  ]
  return credit ? [credit, ...drafts] : drafts
}

export function periodDraft(subscription: Subscription): Draft[] {
  return subscription.items.data.map(({ price, current_period_start: start, current_period_end: end }) => {
    return { amount: price.unit_amount, price, start, end, proration: false }
  })
}

/** Without a subscription: of one that is not made yet. */
export function linesOf(world: World, subscription: Subscription | null, drafts: Draft[]): Line[] {
  return drafts.map(({ amount, price, start, end, proration }) => ({
    id: newId(world, 'il'),
    object: 'line_item',
    amount,
    currency: 'cad',
    description: proration ? 'Proration' : `1 × ${price.product}`,
    period: { start, end },
    parent: {
      type: 'subscription_item_details',
      subscription_item_details: {
        subscription: subscription?.id ?? null,
        subscription_item: subscription?.items.data[0]?.id ?? '',
        proration,
      },
    },
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: String(price.unit_amount),
    },
  }))
}

/** What is to be paid for lines with taxes of these rates. */
export function sumsOf(rates: TaxRate[], lines: Line[]) {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const taxes = rates.map(({ id, percentage }): InvoiceTax => {
    return {
      type: 'tax_rate_details',
      amount: share(subtotal, Math.round(percentage * 1000), 100_000),
      taxable_amount: subtotal,
      tax_behavior: 'exclusive',
      taxability_reason: 'standard_rated',
      tax_rate_details: { tax_rate: id },
    }
  })
  const total = taxes.reduce((sum, { amount }) => sum + amount, subtotal)
  return { subtotal, total, amount_due: Math.max(0, total), total_taxes: taxes }
}
