import type { BillingAddress } from './billingAddress.ts'
import { decimal, nearestInteger } from '../kernel/decimal.ts'

export type TaxKind = 'gst' | 'qst' | 'hst'

/** A sales tax on the price alone; the percentage as a decimal. */
export type TaxRate = { readonly kind: TaxKind; readonly percent: string }

const GST: TaxRate = { kind: 'gst', percent: '5' }
const QST: TaxRate = { kind: 'qst', percent: '9.975' }
const QUEBEC = [GST, QST] as const

// Provinces with a harmonized tax (HST).
const HARMONIZED: ReadonlyMap<string, string> = new Map([
  ['ON', '13'],
  ['NS', '14'],
  ['NB', '15'],
  ['NL', '15'],
  ['PE', '15'],
])

/**
 * The taxes that a seller in Québec, registered for GST/HST and QST, collects by the buyer's place. Null: unknown,
 * taxed as in Québec. Taxes that need a registration in BC, MB or SK are not collected; exports are not taxed.
 */
export function taxRatesIn(place: BillingAddress | null): readonly TaxRate[] {
  if (place === null) return QUEBEC
  if (place.country !== 'CA') return []
  if (place.province === 'QC') return QUEBEC
  const percent = HARMONIZED.get(place.province ?? '')
  return percent === undefined ? [GST] : [{ kind: 'hst', percent }]
}

/** Those taxes on a price, in whole cents, each on the price alone and rounded half up to a cent. */
export function salesTaxesIn(
  place: BillingAddress | null,
  subtotal: number,
): readonly { readonly kind: TaxKind; readonly amount: number }[] {
  return taxRatesIn(place).map(({ kind, percent }) => ({ kind, amount: percentOf(subtotal, percent) }))
}

/** Whole cents. */
type SalesTaxes = { readonly gst: number; readonly qst: number }

/** The federal and the Québec sales tax on a price in cents. */
export function salesTaxes(subtotal: number): SalesTaxes {
  return { gst: percentOf(subtotal, GST.percent), qst: percentOf(subtotal, QST.percent) }
}

function percentOf(cents: number, percent: string): number {
  return nearestInteger(decimal(cents).times(decimal(percent)), decimal(100))
}
