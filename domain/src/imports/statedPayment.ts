import { type Decimal, ZERO } from '../kernel/decimal.ts'
import { type PlacedRule } from './eventRules.ts'
import { type ParsedTrade } from './parseTrade.ts'
import { isTakenBack, namesAmount, paymentNatureOf, statedText } from './rowFacts/paymentNature.ts'
import { numberOf, refused, type Refused } from './rowVerdict.ts'
import { cellOf } from './tradeColumns.ts'

export type StatedFigures = Readonly<Partial<Record<'amount' | 'net', Decimal>>>

/**
 * Result of interpreting the text: an event by this rule, or a purchase by reinvestment. A
 * cancelled purchase has negative shares.
 */
export type StatedPayment =
  | { readonly kind: 'event'; readonly rule: PlacedRule; readonly figures: StatedFigures }
  | { readonly kind: 'purchase'; readonly isTakenBack: boolean }
  | Refused

const PAYMENTS: readonly PlacedRule['reads'][] = ['income', 'returnOfCapital', 'notional', 'reinvestment']
const OF_CASH: readonly PlacedRule['reads'][] = ['interest', 'cash', 'fee', 'proceeds']
/** Tolerance for rounding between the stated cost and units × price, as a fraction. */
const ROUNDING = '0.02'

/** Interprets a payment by the text of its row, which overrides its activity word. */
export function statedPaymentOf(cells: readonly string[], rule: PlacedRule, reading: ParsedTrade): StatedPayment {
  const asWritten = { kind: 'event', rule, figures: {} } as const
  const isPayment = PAYMENTS.includes(rule.reads)
  if (!isPayment && !OF_CASH.includes(rule.reads)) return asWritten
  const numberIn = (meaning: 'amount' | 'quantity' | 'price'): Decimal | null => {
    const column = rule.columns[meaning] ?? (rule.width === null ? reading.columns[meaning] : undefined)
    return numberOf(cellOf(cells, column), reading)
  }
  const { symbol, account, accountType } = reading.columns
  const text = statedText(cells, [rule.columns.symbol ?? symbol, account, accountType])
  const undecided = () => refused({ field: 'kind', code: 'undecided' }, text)
  const quantity = numberIn('quantity')
  const amount = rule.isProduct ? productOf(quantity, numberIn('price')) : numberIn('amount')
  const isEmpty = amount === null || amount.eq(ZERO)
  const nature = paymentNatureOf(text)

  if (!isPayment) {
    const isOfCapital = nature !== null && nature.kind !== 'reinvestment'
    return isEmpty && (isOfCapital || namesAmount(text)) ? undecided() : asWritten
  }
  if (rule.reads === 'returnOfCapital' || rule.reads === 'notional') {
    if (!isEmpty || rule.isPerHeld) return asWritten
    if (nature?.kind === 'unclear' && !nature.amount) return undecided()
    if (nature !== null && nature.kind !== rule.reads && nature.kind !== 'unclear') return undecided()
  }
  if (nature?.kind === 'returnOfCapital' || nature?.kind === 'notional') {
    const isNotional = nature.kind === 'notional'
    if (!isEmpty)
      return isNotional ? undecided() : { kind: 'event', rule: { ...rule, reads: nature.kind }, figures: {} }
    const own: PlacedRule = { ...rule, reads: nature.kind, hasShares: undefined, isProduct: undefined }
    if (nature.amount === null || nature.amount.eq(ZERO) || isTakenBack(text)) return undecided()
    const net = isNotional ? {} : { net: ZERO }
    return { kind: 'event', rule: own, figures: { amount: nature.amount, ...net } }
  }
  if (nature?.kind === 'unclear') return undecided()
  if (rule.reads !== 'income') return asWritten
  const moved = quantity?.eq(ZERO) === false ? quantity : null
  const reinvested = nature?.kind === 'reinvestment' ? nature : null
  const read = moved && reinvestmentOf(moved, amount, reinvested, rule)
  if (read) return read
  return isEmpty && !reinvested && namesAmount(text) ? undecided() : asWritten
}

/**
 * Interprets the shares of an income row: bought by reinvestment, or refused. Null if the quantity
 * moves no shares.
 */
function reinvestmentOf(
  moved: Decimal,
  amount: Decimal | null,
  reinvested: { readonly price: Decimal | null } | null,
  rule: PlacedRule,
): StatedPayment | null {
  const movesNone = rule.hasShares === true || rule.hasOtherQuantity === true
  if (reinvested === null) return movesNone ? null : refused({ field: 'kind', code: 'movesShares' }, moved.toString())
  const cost = reinvested.price && moved.abs().times(reinvested.price)
  if (amount === null || amount.eq(ZERO)) {
    if (cost === null) return refused({ field: 'amount', code: 'required' }, '')
    const gross = cost.round(2)
    const own: PlacedRule = { ...rule, reads: 'reinvestment', hasShares: undefined, isProduct: undefined }
    return { kind: 'event', rule: own, figures: { amount: moved.lt(ZERO) ? ZERO.minus(gross) : gross } }
  }
  const isStated = cost !== null && cost.minus(amount.abs()).abs().lte(amount.abs().times(ROUNDING))
  if (movesNone && !isStated) return null
  if (cost !== null && !isStated) {
    return refused({ field: 'amount', code: 'mismatch', stated: amount.abs(), computed: cost }, amount.toString())
  }
  if (moved.lt(ZERO) === amount.lt(ZERO)) return refused({ field: 'kind', code: 'undecided' }, moved.toString())
  return { kind: 'purchase', isTakenBack: moved.lt(ZERO) }
}

function productOf(quantity: Decimal | null, price: Decimal | null): Decimal | null {
  return quantity && price && quantity.times(price)
}
