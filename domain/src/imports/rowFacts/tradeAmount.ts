import { type Decimal, decimal, ZERO } from '../../kernel/decimal.ts'
import { type LotKind, PRICE_PLACES, QUANTITY_PLACES } from '../../portfolios/lot.ts'

// 10 currency units or 3 %: other charges and rounded prices.
const TOLERANCE = { least: decimal(10), share: decimal('0.03') }
// Commissions in public samples reach 132. More than a quarter of the trade is a typing error.
const LARGEST_FEE = { fixed: decimal(150), share: decimal('0.05'), ofTrade: decimal('0.25') }
const HALF_A_CENT = decimal('0.005')

/** `fee` is null if the file states none. */
type StatedTrade = {
  readonly kind: LotKind
  readonly quantity: Decimal
  readonly price: Decimal
  readonly paid: Decimal
  readonly fee: Decimal | null
}

export type AmountMismatch = { readonly stated: Decimal; readonly computed: Decimal }

/** Compares the stated amount with quantity × price ± fee; null if they agree. */
export function amountMismatchOf({ kind, quantity, price, paid, fee }: StatedTrade): AmountMismatch | null {
  const gross = quantity.times(price)
  const charge = fee ?? ZERO
  const computed = kind === 'buy' ? gross.plus(charge) : gross.minus(charge)
  return paid.minus(computed).abs().lte(toleranceOf(gross)) ? null : { stated: paid, computed }
}

/** For files whose amount includes the fee: the difference must be a likely fee. */
export function feeMismatchOf({ kind, quantity, price, paid }: Omit<StatedTrade, 'fee'>): AmountMismatch | null {
  const gross = quantity.times(price)
  const fee = kind === 'buy' ? paid.minus(gross) : gross.minus(paid)
  const tolerance = toleranceOf(gross)
  const isSmall = fee.abs().lte(tolerance)
  const isLikely =
    fee.gt(ZERO) &&
    fee.lte(gross.times(LARGEST_FEE.share).plus(LARGEST_FEE.fixed)) &&
    fee.lte(gross.times(LARGEST_FEE.ofTrade))
  return isSmall || isLikely ? null : { stated: paid, computed: gross }
}

/** Rounds quantity and price to the stored decimals, unless their product changes. */
export function roundedTradeOf(quantity: Decimal, price: Decimal): { quantity: Decimal; price: Decimal } {
  const rounded = { quantity: quantity.round(QUANTITY_PLACES), price: price.round(PRICE_PLACES) }
  const difference = rounded.quantity.times(rounded.price).minus(quantity.times(price)).abs()
  const isKept = difference.lt(HALF_A_CENT) && (rounded.quantity.gt(ZERO) || quantity.eq(ZERO))
  return isKept ? rounded : { quantity, price }
}

function toleranceOf(gross: Decimal): Decimal {
  const share = gross.times(TOLERANCE.share)
  return share.gt(TOLERANCE.least) ? share : TOLERANCE.least
}
