import type { BillingAddress } from './billingAddress.ts'
import { decimal, nearestInteger } from '../kernel/decimal.ts'

export type TaxKind = 'gst' | 'qst' | 'hst'

/** Tax on the price alone; percentage as decimal text. */
export type TaxRate = { readonly kind: TaxKind; readonly percent: string }

const GST: TaxRate = { kind: 'gst', percent: '5' }
const QST: TaxRate = { kind: 'qst', percent: '9.975' }
const QUEBEC = [GST, QST] as const

const HARMONIZED: ReadonlyMap<string, string> = new Map([
  ['ON', '13'],
  ['NS', '14'],
  ['NB', '15'],
  ['NL', '15'],
  ['PE', '15'],
])

/**
 * Taxes that a seller in Québec, registered for GST/HST and QST, collects by the buyer's address. A
 * null address is taxed as in Québec. Taxes that need a registration in BC, MB or SK are not
 * collected; exports are not taxed.
 */
export function taxRatesIn(place: BillingAddress | null): readonly TaxRate[] {
  if (place === null) return QUEBEC
  if (place.country !== 'CA') return []
  if (place.province === 'QC') return QUEBEC
  const percent = HARMONIZED.get(place.province ?? '')
  return percent === undefined ? [GST] : [{ kind: 'hst', percent }]
}

/** Each tax is on the price alone, rounded half up to a cent. */
export function salesTaxesIn(
  place: BillingAddress | null,
  subtotal: number,
): readonly { readonly kind: TaxKind; readonly amount: number }[] {
  return taxRatesIn(place).map(({ kind, percent }) => ({ kind, amount: percentOf(subtotal, percent) }))
}

/** In cents. */
type SalesTaxes = { readonly gst: number; readonly qst: number }

export function salesTaxes(subtotal: number): SalesTaxes {
  return { gst: percentOf(subtotal, GST.percent), qst: percentOf(subtotal, QST.percent) }
}

function percentOf(cents: number, percent: string): number {
  return nearestInteger(decimal(cents).times(decimal(percent)), decimal(100))
}
