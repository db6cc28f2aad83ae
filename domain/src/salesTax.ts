import { decimal, nearestInteger } from './decimal.ts'

/** Whole cents. */
export type SalesTaxes = { readonly gst: number; readonly qst: number }

const GST_PERCENT = '5'
const QST_PERCENT = '9.975'

/** The federal and the Québec sales tax on a price in cents, each on the price alone and rounded half up to a cent. */
export function salesTaxes(subtotal: number): SalesTaxes {
  return { gst: percentOf(subtotal, GST_PERCENT), qst: percentOf(subtotal, QST_PERCENT) }
}

function percentOf(cents: number, percent: string): number {
  return nearestInteger(decimal(cents).times(decimal(percent)), decimal(100))
}
