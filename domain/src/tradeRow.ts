import { type KindWords } from './brokerFormat.ts'
import { quotientOf, ZERO, type Decimal } from './decimal.ts'
import { readFileMoment } from './fileDate.ts'
import { isEmptyCell, readFileNumber } from './fileNumber.ts'
import { foldedText } from './headerFingerprint.ts'
import {
  FX_RATE_PLACES,
  LARGEST_FX_RATE,
  lotFaultsOf,
  PRICE_PLACES,
  type LotFault,
  type LotKind,
  type LotRules,
} from './lot.ts'
import { cellOf, type Columns } from './tradeColumns.ts'
import { withoutFormulaGuard } from './tradeFileExport.ts'
import { type TradeReading } from './tradeReading.ts'
import { currencyOf, symbolOf } from './tradeSymbol.ts'

/** One trade of a file, its stock not yet looked up. */
export type FileTrade = {
  readonly kind: LotKind
  readonly tradeDate: string
  readonly tradeOrder: number
  readonly settlementDate: string | null
  readonly symbol: string | null
  /** An exchange code, where the file tells. */
  readonly exchange: string | null
  readonly isin: string | null
  readonly description: string | null
  readonly currency: string | null
  readonly quantity: Decimal
  readonly price: Decimal
  /** Whether the price is the amount divided by the quantity, to 8 decimals, since the file holds none. */
  readonly isPriceDerived: boolean
  readonly fee: Decimal | null
  /** Canadian dollars for one unit of the stock's currency, where the file tells. */
  readonly fxRateToCad: Decimal | null
  readonly note: string
}

export type RowFault =
  | LotFault
  | { readonly field: 'tradeDate' | 'quantity' | 'price'; readonly code: 'invalid' }
  | { readonly field: 'kind'; readonly code: 'required' | 'unknown' }
  | { readonly field: 'symbol'; readonly code: 'required' }
  /** A negative purchase, or a negative sale in a file that writes none. */
  | { readonly field: 'quantity'; readonly code: 'signContradictsKind' }

/** What becomes of a row. `text` is the cell that decided, as it stands in the file. */
export type RowVerdict =
  | { readonly kind: 'trade'; readonly trade: FileTrade }
  | { readonly kind: 'skipped'; readonly reason: 'blank' | 'notATrade'; readonly text: string }
  | { readonly kind: 'refused'; readonly fault: RowFault; readonly text: string }

/** The verdict on one row. `latestDate` is the last day that may be traded on. */
export function readTradeRow(row: readonly string[], reading: TradeReading, latestDate: string): RowVerdict {
  const cells = reading.isGuarded ? row.map(withoutFormulaGuard) : row
  const cell = (meaning: keyof Columns) => cellOf(cells, reading.columns[meaning])
  const first = cells.find((text) => !isEmptyCell(text))?.trim() ?? ''
  if (first === '') return { kind: 'skipped', reason: 'blank', text: '' }

  const outside = reading.only.find(({ column, values }) => !values.includes(foldedText(cells[column] ?? '')))
  if (outside) return { kind: 'skipped', reason: 'notATrade', text: cellOf(cells, outside.column) || first }

  const word = cell('kind')
  const kindByWord = reading.kindFrom === 'words' ? kindOf(word, reading.words) : null
  if (kindByWord === 'skipped') return { kind: 'skipped', reason: 'notATrade', text: word || first }
  // Totals, disclaimers, watched symbols: what has neither a quantity nor a price is no trade, unless it says so.
  if (
    kindByWord === null &&
    isEmptyCell(cell('quantity')) &&
    (isEmptyCell(cell('price')) || reading.kindFrom === 'sign')
  ) {
    return { kind: 'skipped', reason: 'notATrade', text: word || first }
  }
  if (reading.withoutSymbolIsMoney && isEmptyCell(cell('symbol')) && isEmptyCell(cell('isin'))) {
    return { kind: 'skipped', reason: 'notATrade', text: word || first }
  }
  return tradeOf(cell, kindByWord, reading, { latestDate, wholeShares: false })
}

type Cell = (meaning: keyof Columns) => string

function tradeOf(cell: Cell, kindByWord: LotKind | null, reading: TradeReading, rules: LotRules): RowVerdict {
  const quantityText = cell('quantity')
  const signed = numberOf(quantityText, reading)
  const kind = reading.kindFrom === 'sign' ? kindBySign(signed) : kindByWord
  if (kind === null) {
    const word = cell('kind')
    if (reading.kindFrom === 'sign') return refused({ field: 'quantity', code: codeOf(quantityText) }, quantityText)
    return refused({ field: 'kind', code: isEmptyCell(word) ? 'required' : 'unknown' }, word)
  }

  const dateText = cell('date')
  const moment = readFileMoment(dateText, reading.dateOrder, cell('time'))
  if (moment === null) return refused({ field: 'tradeDate', code: codeOf(dateText) }, dateText)

  const named = symbolOf(cell('symbol'), reading.symbolStyle)
  const [isin, description] = [textOf(cell('isin')), textOf(cell('description'))]
  if ((named.symbol ?? isin ?? description) === null)
    return refused({ field: 'symbol', code: 'required' }, cell('symbol'))

  if (signed === null) return refused({ field: 'quantity', code: codeOf(quantityText) }, quantityText)
  if (signed.lt(ZERO) && (kind === 'buy' || reading.quantitySign === 'unsigned')) {
    return refused({ field: 'quantity', code: 'signContradictsKind' }, quantityText)
  }
  const quantity = signed.abs()

  const fee = feeOf(cell, reading)
  const priced = priceOf(cell, reading, { kind, quantity, fee })
  if (priced.price === null) return refused({ field: 'price', code: codeOf(cell('price')) }, cell('price'))

  const { tradeDate, tradeOrder } = moment
  const note = cell('note')
  const [fault] = lotFaultsOf({ tradeDate, quantity, price: priced.price, note }, rules)
  if (fault) return refused(fault, cell(fault.field === 'tradeDate' ? 'date' : fault.field))

  const settlementText = cell('settlementDate')
  // Each by its name: spreading others into it takes several times as long, and files have a hundred thousand.
  return {
    kind: 'trade',
    trade: {
      kind,
      tradeDate,
      tradeOrder,
      isin,
      description,
      quantity,
      note,
      settlementDate:
        settlementText === '' ? null : (readFileMoment(settlementText, reading.dateOrder)?.tradeDate ?? null),
      symbol: named.symbol,
      exchange: textOf(cell('exchange'))?.toUpperCase() ?? named.exchange,
      currency: currencyOf(cell('currency')) ?? reading.currency,
      price: priced.price,
      isPriceDerived: priced.isDerived,
      fee: fee ?? (reading.feeWithinAmount ? feeWithin(cell, reading, { kind, quantity, price: priced.price }) : null),
      fxRateToCad: rateOf(cell, reading),
    },
  }
}

function refused(fault: RowFault, text: string): RowVerdict {
  return { kind: 'refused', fault, text }
}

function codeOf(text: string): 'required' | 'invalid' {
  return isEmptyCell(text) ? 'required' : 'invalid'
}

function kindOf(word: string, words: KindWords): LotKind | 'skipped' | null {
  const folded = foldedText(word)
  // Trades first: of a word that some broker uses for both, the row still has to look like a trade.
  if (includes(words.buy, folded)) return 'buy'
  if (includes(words.sell, folded)) return 'sell'
  return includes(words.skipped, folded) ? 'skipped' : null
}

function includes(patterns: readonly string[], word: string): boolean {
  return patterns.some((pattern) => (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern))
}

function kindBySign(quantity: Decimal | null): LotKind | null {
  if (quantity === null) return null
  return quantity.lt(ZERO) ? 'sell' : 'buy'
}

function numberOf(text: string, { decimalSign }: TradeReading): Decimal | null {
  return isEmptyCell(text) ? null : readFileNumber(text, decimalSign)
}

/** Fees and taxes together, null where none is written. A rebate is no fee. */
function feeOf(cell: Cell, reading: TradeReading): Decimal | null {
  const parts = [numberOf(cell('fee'), reading), numberOf(cell('tax'), reading)].filter((part) => part !== null)
  if (parts.length === 0) return null
  const sum = parts.reduce((total, part) => total.plus(part), ZERO)
  const fee = reading.feeSign === 'negative' ? ZERO.minus(sum) : sum
  return fee.lt(ZERO) ? null : fee
}

/** Null where none is written that could be one. */
function rateOf(cell: Cell, reading: TradeReading): Decimal | null {
  const rate = numberOf(cell('fxRate'), reading)
  return rate !== null && rate.gt(ZERO) && rate.lt(LARGEST_FX_RATE) ? rate.round(FX_RATE_PLACES) : null
}

type Counted = { readonly kind: LotKind; readonly quantity: Decimal }

function priceOf(
  cell: Cell,
  reading: TradeReading,
  { kind, quantity, fee }: Counted & { readonly fee: Decimal | null },
) {
  const text = cell('price')
  if (!isEmptyCell(text)) return { price: numberOf(text, reading), isDerived: false }

  const amount = numberOf(cell('amount'), reading)
  if (amount === null || quantity.eq(ZERO)) return { price: null, isDerived: false }
  // A purchase costs its fees on top, a sale brings that much less.
  const gross = kind === 'buy' ? amount.abs().minus(fee ?? ZERO) : amount.abs().plus(fee ?? ZERO)
  return { price: quotientOf(gross, quantity).round(PRICE_PLACES), isDerived: true }
}

function feeWithin(
  cell: Cell,
  reading: TradeReading,
  { kind, quantity, price }: Counted & { readonly price: Decimal },
) {
  const amount = numberOf(cell('amount'), reading)
  if (amount === null) return null
  const gross = quantity.times(price)
  const fee = kind === 'buy' ? amount.abs().minus(gross) : gross.minus(amount.abs())
  // Less than a cent is what the rounding of the amount leaves.
  return fee.gte('0.01') ? fee : ZERO
}

function textOf(text: string): string | null {
  return isEmptyCell(text) ? null : text
}

/**
 * Whether a file lists its newest trades first, so that its rows have to be turned around before they are entered.
 * A known kind of file tells; of another the dates do, in file order, and a file of one day stays as it is.
 */
export function isNewestFirst(tradeDates: readonly string[], known: boolean | null): boolean {
  if (known !== null) return known
  let balance = 0
  for (const [index, date] of tradeDates.entries()) {
    const before = tradeDates[index - 1] ?? date
    if (date !== before) balance += date < before ? 1 : -1
  }
  return balance > 0
}

/**
 * What makes two rows the same trade. Rows of one file that share it are true twins, such as partial fills: only its
 * n-th occurrence in another file is the n-th one here.
 */
export function tradeKeyOf(trade: FileTrade): string {
  const { kind, tradeDate, tradeOrder, symbol, exchange, isin, description, quantity, price, note } = trade
  const place = [symbol, exchange, isin, symbol === null ? description : null].map((part) => part ?? '')
  return [kind, tradeDate, tradeOrder, ...place, quantity, price, note].join('\n')
}
