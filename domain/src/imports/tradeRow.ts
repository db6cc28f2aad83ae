import { quotientOf, ZERO, type Decimal } from '../kernel/decimal.ts'
import { readFileMoment, type FileMoment } from './fileDate.ts'
import { isEmptyCell } from '../kernel/fileNumber.ts'
import { readEventRow } from './eventRow.ts'
import { type EventColumn, type PlacedRule, ruleOf } from './eventRules.ts'
import { foldedText } from '../kernel/foldedText.ts'
import {
  FX_RATE_PLACES,
  LARGEST_FX_RATE,
  lotFaultsOf,
  PRICE_PLACES,
  type LotKind,
  type LotRules,
} from '../portfolios/lot.ts'
import { cancelledWordOf, isCancellation } from './rowFacts/cancelledTrade.ts'
import { paymentNatureOf, statedText } from './rowFacts/paymentNature.ts'
import { statedPaymentOf } from './statedPayment.ts'
import { amountMismatchOf, roundedTradeOf } from './rowFacts/tradeAmount.ts'
import { cellOf, type Columns } from './tradeColumns.ts'
import { withoutFormulaGuard } from './tradeFileExport.ts'
import { type ParsedTrade } from './parseTrade.ts'
import { type FileTrade, numberFaultOf, numberOf, refused, type Refused, type RowVerdict } from './rowVerdict.ts'
import { currencyOf, HUNDRED, isOption, stockNameOf } from './tradeSymbol.ts'
import {
  isLotKind,
  kindOf,
  explicitTradeSide,
  lotKindOf,
  matchesWord,
  skipReasonOf,
  type SkipReason,
} from './tradeWords.ts'

/** `latestDate` is the last valid trade date. */
export function readTradeRow(row: readonly string[], reading: ParsedTrade, latestDate: string): RowVerdict {
  const cells = reading.isGuarded ? row.map(withoutFormulaGuard) : row
  const inText = textPartsOf(cells, reading)
  const cell: Cell = (meaning) =>
    inText?.[meaning] ?? (isColumn(meaning) ? cellOf(cells, reading.columns[meaning]) : '')
  const first = cells.find((text) => !isEmptyCell(text))?.trim() ?? ''
  if (first === '' || isRule(first, cells)) return { kind: 'skipped', reason: 'blank', text: '' }

  const word = cell('kind')
  const cancelledWord = cancelledWordOf(word)
  const cancelledKind = cancelledWord === null ? null : lotKindOf(kindOf(cancelledWord, reading.words))
  const skipped = (reason: SkipReason, text = word || first): RowVerdict => ({ kind: 'skipped', reason, text })
  const skippedUnlessOfCapital = (reason: SkipReason, text?: string): RowVerdict =>
    isOfCapital(cells, cell, reading, reason)
      ? refused({ field: 'kind', code: 'undecided' }, word)
      : skipped(reason, text)
  const outside = reading.only.find(({ column, values }) => !values.includes(foldedText(cells[column] ?? '')))
  const rule = ruleOf(cells, reading.events, (own, meaning) => {
    const column = meaning === 'text' ? 'description' : meaning
    const written = own.columns[meaning] ?? own.columns[column]
    return cellOf(cells, written ?? (own.width === null ? reading.columns[column] : undefined))
  })
  const isCancelledTrade = cancelledKind !== null || (rule?.reads === 'reversal' && !isEmptyCell(cell('quantity')))
  if (rule && !(isCancelledTrade && rule.width === null) && !(outside && (reading.isOfEvents || outside.isOfEvents)))
    return readPayment(cells, cell, { rule, reading, latestDate })
  if (outside) {
    const text = cellOf(cells, outside.column)
    const reason = skipReasonOf(foldedText(text), outside.skipped)
    if (reason === null && movesMoney(cells, cell, reading)) return refused({ field: 'kind', code: 'unknown' }, text)
    return skippedUnlessOfCapital(reason ?? 'notATrade', text || first)
  }

  const said = reading.kindFrom === 'words' ? (cancelledKind ?? kindOf(word, reading.words)) : null
  if (said !== null && !isLotKind(said)) return skippedUnlessOfCapital(said)
  // Rows without quantity and price, such as totals or disclaimers, are not trades unless their
  // word says so.
  if (said === null && isEmptyCell(cell('quantity')) && (isEmptyCell(cell('price')) || reading.kindFrom !== 'words')) {
    // With a day and an amount, the row may be an unknown kind.
    if (!movesMoney(cells, cell, reading)) return skippedUnlessOfCapital('notATrade')
    return refused({ field: 'kind', code: isEmptyCell(word) ? 'required' : 'unknown' }, word)
  }
  if (reading.withoutSymbolIsMoney && isEmptyCell(cell('symbol')) && isEmptyCell(cell('isin'))) {
    return skipped('currencyExchange')
  }
  if (isOption(cell('symbol'))) return skipped('otherSecurity', cell('symbol'))
  if (reading.inText?.isRequired && inText === null) {
    return refused({ field: 'description', code: 'invalid' }, cellOf(cells, reading.inText.column))
  }

  return readTrade(cells, cell, { said, cancelledKind, isCancelledTrade, reading, latestDate })
}

type TradeRow = {
  readonly said: LotKind | null
  readonly cancelledKind: LotKind | null
  readonly isCancelledTrade: boolean
  readonly reading: ParsedTrade
  readonly latestDate: string
}

function readTrade(cells: readonly string[], cell: Cell, row: TradeRow): RowVerdict {
  const { said, cancelledKind, isCancelledTrade, reading, latestDate } = row
  const { reversal, reinvested, columns } = reading
  const codes = reversal ? cellOf(cells, reversal.column).split(/[;, ]+/) : []
  const hasCode = codes.some((code) => reversal?.codes.includes(code))
  const ignored = [columns.symbol, columns.note, columns.account, columns.accountType]
  const isCancelling = isCancelledTrade || hasCode || isCancellation(cells, ignored)
  const cancels = cancelledKind ?? (isCancelling ? 'either' : null)
  // Pairing ignores the kind of a cancellation with an unknown word.
  const kind = said ?? (isCancelling ? 'buy' : null)
  const verdict = tradeOf(cell, reading, { cells, kind, cancels, latestDate })
  if (verdict.kind !== 'trade' || cancels !== null) return verdict
  const against = findContradictingCell(cells, cell('said'), verdict.trade.kind, columns)
  if (against !== null) return refused({ field: 'kind', code: 'contradicted' }, against)
  const told = reinvested ? foldedText(cells[reinvested.column] ?? '') : ''
  const isReinvested =
    reinvested?.words.some((one) => [told, ...told.split(';')].some((word) => matchesWord(one, word))) ?? false
  return isReinvested && verdict.trade.kind === 'buy'
    ? { kind: 'trade', trade: { ...verdict.trade, isReinvested } }
    : verdict
}

type PaymentRow = { readonly rule: PlacedRule; readonly reading: ParsedTrade; readonly latestDate: string }

/** Reads an event by its text, which may make it a purchase by reinvestment. */
function readPayment(cells: readonly string[], cell: Cell, { rule, reading, latestDate }: PaymentRow): RowVerdict {
  const payment = statedPaymentOf(cells, rule, reading)
  if (payment.kind === 'event') return readEventRow(cells, payment.rule, reading, latestDate, payment.figures)
  if (payment.kind === 'refused') {
    const verdict = readEventRow(cells, rule, reading, latestDate)
    const isUndated = verdict.kind === 'refused' && verdict.fault.field === 'tradeDate'
    return isUndated || (verdict.kind === 'skipped' && verdict.reason === 'notATrade') ? verdict : payment
  }
  const place = (meaning: keyof Columns & EventColumn) =>
    cellOf(cells, rule.columns[meaning] ?? reading.columns[meaning])
  // The amount is the cost; a price may be that of the distribution.
  const ofPurchase: Cell = (meaning) => {
    if (meaning === 'price') return ''
    return meaning === 'amount' || meaning === 'quantity' ? place(meaning) : cell(meaning)
  }
  const cancels = payment.isTakenBack ? 'buy' : null
  const verdict = tradeOf(ofPurchase, { ...reading, kindFrom: 'buy' }, { cells, kind: 'buy', cancels, latestDate })
  return verdict.kind === 'trade' ? { kind: 'trade', trade: { ...verdict.trade, isReinvested: true } } : verdict
}

// Skip reasons that already ask the user to review the row.
const REPORTED: readonly SkipReason[] = [
  'blank',
  'returnOfCapital',
  'transfer',
  'corporateAction',
  'otherSecurity',
  'otherPerson',
]

/** True if a dated row that would be skipped names capital or a book cost. */
function isOfCapital(
  cells: readonly string[],
  cell: Cell,
  { columns, dateOrder }: ParsedTrade,
  reason: SkipReason,
): boolean {
  if (REPORTED.includes(reason) || readFileMoment(cell('date'), dateOrder) === null) return false
  const nature = paymentNatureOf(statedText(cells, [columns.symbol, columns.account, columns.accountType]))
  return nature !== null && nature.kind !== 'reinvestment'
}

function movesMoney(cells: readonly string[], cell: Cell, reading: ParsedTrade): boolean {
  const { events, columns, kindFrom, dateOrder } = reading
  if (kindFrom !== 'words') return false
  const places = new Set([
    columns.amount,
    ...events.map((rule) => (rule.width === null ? rule.columns.amount : undefined)),
  ])
  const isMoved = [...places].some((place) => numberOf(cellOf(cells, place), reading)?.eq(ZERO) === false)
  return isMoved && readFileMoment(cell('date'), dateOrder) !== null
}

function isRule(first: string, cells: readonly string[]): boolean {
  return first.startsWith('--') && cells.every((text) => /^[\s-]*$/.test(text))
}

/** Values found in text: the trade date, and the word of a purchase or sale. */
type Told = 'tradedOn' | 'said'
type Cell = (meaning: keyof Columns | Told) => string
type TextParts = Readonly<Partial<Record<keyof Columns | Told, string>>>

function isColumn(meaning: keyof Columns | Told): meaning is keyof Columns {
  return meaning !== 'tradedOn' && meaning !== 'said'
}

/** Null if the text does not match the format's pattern. */
function textPartsOf(cells: readonly string[], { inText }: ParsedTrade): TextParts | null {
  if (inText === null) return null
  const { groups } = inText.pattern.exec(cellOf(cells, inText.column)) ?? {}
  return groups === undefined ? null : { ...groups }
}

// Free text may contain any word.
const FREE = ['note', 'description', 'symbol', 'exchange', 'isin'] as const

/** Cell that names the opposite kind; null if none does. */
function findContradictingCell(cells: readonly string[], said: string, kind: LotKind, columns: Columns): string | null {
  if (said !== '' && explicitTradeSide(said) !== kind) return said
  for (const [place, text] of cells.entries()) {
    const spoken = explicitTradeSide(text)
    if (spoken === null || spoken === kind || place === columns.kind) continue
    if (!FREE.some((meaning) => columns[meaning] === place)) return text
  }
  return null
}

type TradeRules = {
  readonly cells: readonly string[]
  readonly kind: LotKind | null
  readonly cancels: FileTrade['cancels']
  readonly latestDate: string
}

function tradeOf(cell: Cell, reading: ParsedTrade, { cells, kind: said, cancels, latestDate }: TradeRules): RowVerdict {
  const rules: LotRules = { latestDate, wholeShares: false }
  const quantityText = cell('quantity')
  const signed = numberOf(quantityText, reading)
  const kind = kindBy(reading, said, signed)
  if (kind === null) {
    const word = cell('kind')
    if (reading.kindFrom === 'sign') return refusedNumber('quantity', quantityText, reading)
    return refused({ field: 'kind', code: isEmptyCell(word) ? 'required' : 'unknown' }, word)
  }

  const moment = momentOf(cell, reading)
  if (moment === null) {
    const text = cell('date')
    return refused({ field: 'tradeDate', code: isEmptyCell(text) ? 'required' : 'invalid' }, text)
  }

  const named = stockNameOf(cell('symbol'), cell('description'), reading)
  const isin = textOf(cell('isin'))
  const description = textOf(cell('description'))
  if ((named.symbol ?? isin ?? description) === null)
    return refused({ field: 'symbol', code: 'required' }, cell('symbol'))

  if (signed === null) return refusedNumber('quantity', quantityText, reading)
  if (signed.lt(ZERO) && kind === 'buy' && cancels === null) {
    return refused({ field: 'quantity', code: 'signContradictsKind' }, quantityText)
  }

  const money = moneyOf(cell, reading)
  if ('kind' in money) return money
  const { currency, rate, inUnits } = money
  const fees = feeOf(cells, cell, reading, money)
  if (fees !== null && 'kind' in fees) return fees

  const moved = numberOf(cell('amount'), reading)
  const movedIn = currencyOf(cell('amountCurrency'))
  // An amount in another currency determines neither price nor fee.
  const amount = movedIn && currency !== null && movedIn.code !== currency ? null : moved
  const gross = amount && grossOf(inUnits(amount.abs()), reading, kind, fees ?? ZERO)
  const written = numberOf(cell('price'), reading)
  // With an amount, a price of 0 means that no price was printed.
  const isPrinted =
    written === null ? !isEmptyCell(cell('price')) : written.gt(ZERO) || amount === null || amount.eq(ZERO)
  const exact = isPrinted ? written && priceInUnits(written, money) : priceOf(gross, signed.abs())
  if (exact === null) {
    const field = isEmptyCell(cell('price')) && !isEmptyCell(cell('amount')) && moved === null ? 'amount' : 'price'
    return refusedNumber(field, cell(field), reading)
  }
  const { quantity, price } = roundedTradeOf(signed.abs(), exact)
  // Only our export may have a sale at 0. In broker files, the price is missing.
  if (kind === 'sell' && price.eq(ZERO) && !reading.isGuarded) {
    return refused({ field: 'price', code: 'notPositive' }, cell('price'))
  }

  const { tradeDate, tradeOrder } = moment
  const note = cell('note')
  const [fault] = lotFaultsOf({ tradeDate, quantity, price, note }, rules)
  if (fault) return refused(fault, cell(fault.field === 'tradeDate' ? 'date' : fault.field))

  const settlementText = cell('settlementDate')
  const settlementDate = settlementOf(settlementText, reading)
  if (settlementDate === undefined) return refused({ field: 'settlementDate', code: 'invalid' }, settlementText)
  if (settlementDate !== null && settlementDate < tradeDate && !reading.isGuarded) {
    return refused({ field: 'settlementDate', code: 'beforeTrade' }, settlementText)
  }

  const moves = amount && inUnits(amount.abs())
  const paid = reading.feeWithinAmount ? moves : null
  if (moves?.gt(ZERO) && isPrinted && paid === null && cancels === null && !reading.isGuarded) {
    const fee = reading.amountIsGross ? null : fees
    const mismatch = amountMismatchOf({ kind, quantity, price, paid: moves, fee })
    if (mismatch) return refused({ field: 'amount', code: 'mismatch', ...mismatch }, cell('amount'))
  }
  // Written out: spreading is several times slower, and files have up to 100,000 rows.
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
      settlementDate,
      symbol: named.symbol,
      unnamed: named.unnamed,
      exchange: textOf(cell('exchange'))?.toUpperCase() ?? named.exchange,
      currency,
      price,
      isPriceDerived: !isPrinted || money.isConverted,
      isReinvested: false,
      cancels,
      transactionId: textOf(cell('transactionId')),
      cancelledId: cancels === null ? null : textOf(cell('cancelledId')),
      fee: fees ?? (paid && feeWithin(paid, kind, quantity.times(price))),
      paid,
      fxRateToCad: rate && rate.round(FX_RATE_PLACES),
    },
  }
}

function refusedNumber(
  field: 'quantity' | 'price' | 'amount' | 'fee' | 'fxRate',
  text: string,
  reading: ParsedTrade,
): Refused {
  // An amount is never required: it replaces a price.
  if (isEmptyCell(text)) return refused({ field: field === 'quantity' ? field : 'price', code: 'required' }, text)
  return refused({ field, code: numberFaultOf(text, reading) }, text)
}

function kindBy({ kindFrom }: ParsedTrade, said: LotKind | null, quantity: Decimal | null): LotKind | null {
  if (kindFrom === 'words') return said
  if (kindFrom !== 'sign') return kindFrom
  if (quantity === null) return null
  return quantity.lt(ZERO) ? 'sell' : 'buy'
}

/** A trade date in the text takes precedence; a time of another day does not apply to it. */
function momentOf(cell: Cell, { dateOrder }: ParsedTrade): FileMoment | null {
  const written = readFileMoment(cell('date'), dateOrder, cell('time'))
  const writtenDay = cell('tradedOn')
  if (writtenDay === '' || writtenDay === written?.tradeDate) return written
  return readFileMoment(writtenDay, dateOrder)
}

/** Null if empty, undefined if unreadable. */
function settlementOf(text: string, { dateOrder }: ParsedTrade): string | null | undefined {
  return isEmptyCell(text) ? null : readFileMoment(text, dateOrder)?.tradeDate
}

type Money = {
  readonly currency: string | null
  /** Canadian dollars per unit of the stock's currency, if stated. */
  readonly rate: Decimal | null
  readonly inUnits: (amount: Decimal) => Decimal
  readonly isConverted: boolean
}

function moneyOf(cell: Cell, reading: ParsedTrade): Money | Refused {
  const text = cell('fxRate')
  const rate = numberOf(text, reading)
  if (rate === null && !isEmptyCell(text)) return refusedNumber('fxRate', text, reading)
  if (rate !== null && (rate.lte(ZERO) || rate.gte(LARGEST_FX_RATE))) {
    return refused({ field: 'fxRate', code: 'invalid' }, text)
  }
  const written = currencyOf(cell('currency'))
  if (reading.paidInCadFor !== null && rate !== null) {
    const isConverted = written?.code === 'CAD'
    return { currency: reading.paidInCadFor, rate, isConverted, inUnits: dividedBy(isConverted ? rate : null) }
  }
  const inUnits = dividedBy(written?.isHundredth ? HUNDRED : null)
  const code = written?.code ?? currencyOf(cell('amountCurrency'))?.code
  return { currency: code ?? reading.currency, rate, isConverted: false, inUnits }
}

/** Rounds converted prices only. */
function priceInUnits(written: Decimal, { inUnits, isConverted }: Money): Decimal {
  return isConverted ? inUnits(written).round(PRICE_PLACES) : inUnits(written)
}

function dividedBy(divisor: Decimal | null): (amount: Decimal) => Decimal {
  return divisor === null ? (amount) => amount : (amount) => quotientOf(amount, divisor)
}

/** Sum of fees and taxes; null if none is stated in the stock's currency. A rebate is not a fee. */
function feeOf(cells: readonly string[], cell: Cell, reading: ParsedTrade, money: Money): Decimal | Refused | null {
  const ofFormat = reading.feeCurrency ? { code: reading.feeCurrency, isHundredth: false } : null
  const own = currencyOf(cell('feeCurrency')) ?? ofFormat
  const columns = (['fee', 'tax'] as const).map((meaning) => ({ text: cell(meaning), own }))
  const others = reading.otherFees.map(({ amount, currency }) => {
    return { text: cellOf(cells, amount), own: currencyOf(cellOf(cells, currency)) }
  })
  let sum: Decimal | null = null
  for (const { text, own } of [...columns, ...others]) {
    const part = numberOf(text, reading)
    if (part === null && !isEmptyCell(text)) return refusedNumber('fee', text, reading)
    if (part === null || (own && own.code !== money.currency)) continue
    const inOwnUnits = own ? dividedBy(own.isHundredth ? HUNDRED : null)(part) : money.inUnits(part)
    sum = sum === null ? inOwnUnits : sum.plus(inOwnUnits)
  }
  if (sum === null) return null
  if (reading.feeSign === 'either') return sum.abs()
  const fee = reading.feeSign === 'negative' ? ZERO.minus(sum) : sum
  return fee.lt(ZERO) ? null : fee
}

/** Fees are added to a purchase and deducted from a sale. */
function grossOf(amount: Decimal, { amountIsGross }: ParsedTrade, kind: LotKind, fee: Decimal): Decimal {
  if (amountIsGross) return amount
  return kind === 'buy' ? amount.minus(fee) : amount.plus(fee)
}

function priceOf(gross: Decimal | null, quantity: Decimal): Decimal | null {
  return gross === null || quantity.eq(ZERO) ? null : quotientOf(gross, quantity).round(PRICE_PLACES)
}

function feeWithin(amount: Decimal, kind: LotKind, gross: Decimal): Decimal {
  const fee = kind === 'buy' ? amount.minus(gross) : gross.minus(amount)
  // Less than a cent is a rounding of the amount.
  return fee.gte('0.01') ? fee : ZERO
}

function textOf(text: string): string | null {
  return isEmptyCell(text) ? null : text
}

/** True if the file lists the newest trades first, by its format or else by its dates. */
export function isNewestFirst(tradeDates: readonly string[], known: boolean | null): boolean {
  if (known !== null) return known
  let balance = 0
  for (const [index, date] of tradeDates.entries()) {
    const before = tradeDates[index - 1] ?? date
    if (date !== before) balance += date < before ? 1 : -1
  }
  return balance > 0
}
