import {
  type BookEventFacts,
  BOOK_EVENT_KINDS,
  INCOME_KINDS,
  isConversionEvent,
  EMPTY_FACTS,
} from '../portfolios/bookEvent.ts'
import { PRICE_PLACES, QUANTITY_PLACES } from '../portfolios/lot.ts'
import { CURRENCIES } from '../market/currency.ts'
import { type Decimal, quotientOf, ZERO } from '../kernel/decimal.ts'
import { isEmptyCell } from '../kernel/fileNumber.ts'
import { FREE_TEXT_MAXIMUM_LENGTH } from '../kernel/textLimits.ts'
import { type EventColumn, type PlacedRule, valuesInText } from './eventRules.ts'
import { readFileMoment } from './fileDate.ts'
import { foldedText } from '../kernel/foldedText.ts'
import { type ParsedTrade } from './parseTrade.ts'
import {
  type EventRole,
  type FileEvent,
  numberFaultOf,
  numberOf,
  refused,
  type RowFault,
  type RowVerdict,
} from './rowVerdict.ts'
import { cellOf, type Columns } from './tradeColumns.ts'
import { type StatedFigures } from './statedPayment.ts'
import { currencyOf, HUNDRED, stockNameOf, symbolOf } from './tradeSymbol.ts'

const NOTHING_SAID: BookEventFacts = { ...EMPTY_FACTS, kind: 'income', date: '' }

type Figure = { readonly value: Decimal | null } | { readonly fault: RowFault; readonly text: string }

// Price and shares of a row are each rounded.
const ROUNDING = '0.005'

type Part = { readonly role?: EventRole; readonly facts: Partial<BookEventFacts> }

/**
 * Reads an event row. Facts are validated after related rows are joined. `stated` are figures from
 * the text.
 */
export function readEventRow(
  cells: readonly string[],
  rule: PlacedRule,
  reading: ParsedTrade,
  latestDate: string,
  stated: StatedFigures = {},
): RowVerdict {
  // Sections with their own header do not use the trade columns.
  const ofTrades = rule.width === null ? reading.columns : {}
  const written = (meaning: EventColumn): string => {
    const inAccount = meaning === 'currency' ? ofTrades.amountCurrency : undefined
    return cellOf(cells, rule.columns[meaning] ?? inAccount ?? (isTradeColumn(meaning) ? ofTrades[meaning] : undefined))
  }
  const { inText: ofFormat } = reading
  const ofRow = ofFormat?.isRequired === false ? ofFormat.pattern.exec(cellOf(cells, ofFormat.column)) : null
  const inText = valuesInText(rule, written('text') || written('description')) ?? {}
  const cell = (meaning: EventColumn): string => inText[meaning] ?? written(meaning)

  const day = dayOf(cell, cells, rule, ofTrades)
  if (rule.width !== null && (foldedText(cellOf(cells, 1)) !== 'data' || isEmptyCell(day))) {
    return { kind: 'skipped', reason: 'notATrade', text: cellOf(cells, 0) }
  }
  const date = readFileMoment(day, reading.dateOrder)?.tradeDate
  if (date === undefined) {
    return refused({ field: 'tradeDate', code: isEmptyCell(day) ? 'required' : 'invalid' }, day)
  }
  if (date > latestDate) return refused({ field: 'tradeDate', code: 'future' }, day)

  const money = currencyOf(cell('currency') || (ofRow?.groups?.['currency'] ?? ''))
  const figures = createFigures(cell, reading, money?.isHundredth ?? false, stated)
  const part =
    rule.reads === 'own'
      ? ownPart(cells, cell, figures, reading)
      : partOf(cell, inText['held'] ?? '', figures, rule, reading)
  if ('kind' in part) return part
  const fault = figures.firstFault()
  if (fault) return refused(fault.fault, fault.text)

  const named = stockNameOf(cell('symbol'), reading.columns.symbol === undefined ? written('description') : '', reading)
  const isOfShares = SHARE_READINGS.includes(rule.reads)
  const event: FileEvent = {
    role: part.role ?? 'whole',
    facts: storedFacts({ ...NOTHING_SAID, date, note: noteOf(cells, written, rule, ofTrades), ...part.facts }, rule),
    isEstimate: /^(?:true|yes|oui)$/i.test(cell('isEstimate')),
    fxRateToCad: rule.reads === 'own' ? numberOf(cellOf(cells, reading.columns.fxRate), reading) : null,
    symbol: named.symbol,
    exchange: emptyToNull(cellOf(cells, ofTrades.exchange))?.toUpperCase() ?? named.exchange,
    otherSymbol: symbolOf(cell('other'), reading.symbolStyle).symbol,
    group: cell('group') || (rule.reads === 'sharesMoved' ? (rule.becomes ?? '') : ''),
    text: isOfShares ? written('description').slice(0, FREE_TEXT_MAXIMUM_LENGTH) : '',
    currency: money?.code ?? reading.currency,
    isCashCurrency: reading.paidInCadFor !== null || reading.paysInAccountCurrency,
    isUnproved: rule.isUnproved ?? false,
    unnamed: named.unnamed,
  }
  return { kind: 'event', event, width: rule.width }
}

const PAYMENTS: readonly PlacedRule['reads'][] = ['income', 'reinvestment', 'returnOfCapital', 'notional']

/** Rounds shares and amount per share, which may be quotients, to the stored decimals. */
function storedFacts(facts: BookEventFacts, { reads }: PlacedRule): BookEventFacts {
  if (!PAYMENTS.includes(reads)) return facts
  const { quantity, perShare } = facts
  return {
    ...facts,
    quantity: quantity && quantity.round(QUANTITY_PLACES),
    perShare: perShare && perShare.round(PRICE_PLACES),
  }
}

const SHARE_READINGS: readonly PlacedRule['reads'][] = [
  'shares',
  'sharesMoved',
  'proceeds',
  'sharesAdded',
  'stockDividend',
]

type CellReader = (meaning: EventColumn) => string
type Figures = ReturnType<typeof createFigures>

function createFigures(cell: CellReader, reading: ParsedTrade, isHundredth: boolean, stated: StatedFigures) {
  let fault: Extract<Figure, { fault: RowFault }> | null = null
  function read(
    field: 'quantity' | 'price' | 'amount' | 'withheld' | 'net' | 'cashInLieu' | 'counterAmount',
  ): Decimal | null {
    const ofText = field === 'amount' || field === 'net' ? stated[field] : undefined
    if (ofText) return ofText
    const text = cell(field)
    const value = numberOf(text, reading)
    if (value === null && !isEmptyCell(text)) fault ??= { fault: { field, code: numberFaultOf(text, reading) }, text }
    const isMoney = field !== 'quantity'
    return value && isMoney && isHundredth && field !== 'withheld' ? quotientOf(value, HUNDRED) : value
  }
  return { read, firstFault: () => fault }
}

function partOf(
  cell: CellReader,
  held: string,
  figures: Figures,
  rule: PlacedRule,
  reading: ParsedTrade,
): Part | RowVerdict {
  const required = (field: 'amount' | 'quantity') => refused({ field, code: 'required' }, cell(field))
  if (rule.reads === 'reversal') return refused({ field: 'kind', code: 'reversal' }, cell('description'))
  if (rule.reads === 'ratio') {
    const [numerator, denominator] = ratioOf(cell('ratio'), reading)
    return { facts: { kind: 'split', numerator, denominator } }
  }

  const quantity = figures.read('quantity')
  if (rule.reads === 'sharesAdded') {
    if (!quantity) return required('quantity')
    return { role: 'added', facts: { kind: 'split', quantity, denominator: numberOf(held, reading) } }
  }
  if (rule.reads === 'shares' || rule.reads === 'sharesMoved') {
    if (!quantity || quantity.eq(ZERO)) return required('quantity')
    const isOut = quantity.lt(ZERO) || rule.isOutgoing === true
    return rule.reads === 'shares'
      ? changedShares(quantity, isOut, cell, figures, rule, reading)
      : movedShares(quantity, isOut, figures, rule)
  }
  if (rule.reads === 'stockDividend') {
    // With an amount, it is uncertain whether shares were received.
    if (positive(figures.read('amount')?.abs() ?? null)) {
      return refused({ field: 'kind', code: 'contradicted' }, cell('amount'))
    }
    return quantity ? { role: 'received', facts: { kind: 'stockDividend', quantity } } : required('quantity')
  }

  const perShare = rule.hasShares || rule.isPerHeld ? positive(figures.read('price')) : null
  const shares = rule.hasShares ? positive(quantity) : null
  const isProduct = rule.isProduct && quantity && perShare
  const amount = isProduct ? quantity.times(perShare).round(PRICE_PLACES) : figures.read('amount')
  if (amount === null && rule.isPerHeld && perShare) {
    const kind = kindOfHeld(rule)
    return { role: 'perShare', facts: { kind, perShare, incomeKind: rule.incomeKind ?? null } }
  }
  if (amount === null) return required('amount')
  const gross = amount.abs()
  const isNegative = amount.lt(ZERO) || rule.isOutgoing === true
  const kept = { gross, quantity: shares, perShare, incomeKind: rule.incomeKind ?? null }
  const reversed = (facts: Partial<BookEventFacts>): Part => ({ role: 'reversed', facts })

  switch (rule.reads) {
    case 'reinvestment': {
      if (!quantity) return required('quantity')
      const cost = perShare && quantity.abs().times(perShare)
      if (cost && cost.minus(gross).abs().gt(gross.times(ROUNDING))) {
        return refused({ field: 'amount', code: 'mismatch', stated: gross, computed: cost }, cell('amount'))
      }
      // The whole amount bought shares; a rounded price leaves no cash.
      const facts = { kind: 'reinvestment', ...kept, quantity: quantity.abs(), perShare: null } as const
      return isNegative && quantity.lt(ZERO) ? reversed(facts) : { facts }
    }
    case 'exchanged': {
      const facts = isNegative ? { gross } : { counterAmount: gross }
      return nothing(gross, { role: 'exchanged', facts: { kind: 'currencyExchange', ...facts } })
    }
    case 'notional':
      return gross.eq(ZERO) ? required('amount') : { facts: { kind: 'notional', ...kept } }
    case 'proceeds':
      return nothing(gross, { role: 'proceeds', facts: { kind: 'exchange', gross } })
    case 'returnOfCapital': {
      // A book cost adjustment moves no cash: its amount is in the text.
      const facts = { kind: 'returnOfCapital', ...kept, net: figures.read('net') } as const
      if (gross.eq(ZERO)) return required('amount')
      return isNegative ? reversed(facts) : { facts }
    }
    case 'income': {
      const recordDate = recordDateOf(cell, reading)
      if (recordDate === undefined) return refused({ field: 'recordDate', code: 'invalid' }, cell('recordDate'))
      const tax = figures.read('withheld')
      const taxCurrency = currencyOf(cell('withheldCurrency'))
      const own = currencyOf(cell('currency'))
      if (tax?.gt(ZERO) && taxCurrency && taxCurrency.code !== own?.code) {
        return refused({ field: 'currency', code: 'mismatch' }, cell('withheldCurrency'))
      }
      const net = figures.read('net')
      const whole = rule.isNet ? { ...kept, gross: gross.plus(positive(tax) ?? ZERO) } : kept
      const facts = { kind: 'income', ...whole, recordDate, withheld: positive(tax), net } as const
      // A row without an amount that has a quantity may have added shares.
      if (gross.eq(ZERO) && !rule.hasShares && quantity && !quantity.eq(ZERO)) return required('amount')
      return isNegative ? reversed(facts) : nothing(gross, { facts })
    }
    case 'withheld': {
      const facts = { kind: 'income', withheld: gross } as const
      return isNegative ? { role: 'withheld', facts } : reversed({ ...facts, gross })
    }
    case 'interest':
      return isNegative
        ? { facts: { kind: 'interestPaid', gross } }
        : nothing(gross, { facts: { kind: 'income', incomeKind: 'interest', gross } })
    case 'fee':
      return isNegative ? { facts: { kind: 'fee', gross } } : nothing(gross, reversed({ kind: 'fee', gross }))
    case 'cashInLieu':
      return isNegative ? reversed({ kind: 'split', gross }) : { role: 'cashInLieu', facts: { kind: 'split', gross } }
    default:
      return nothing(gross, { facts: { kind: isNegative ? 'withdrawal' : 'deposit', gross } })
  }
}

/** Shares removed or added by a corporate action. `gross` is the cash paid with them, signed as it moves. */
function changedShares(
  quantity: Decimal,
  isOut: boolean,
  cell: CellReader,
  figures: Figures,
  rule: PlacedRule,
  reading: ParsedTrade,
): Part {
  const [numerator, denominator] = ratioOf(cell('ratio'), reading)
  const kind = rule.becomes ?? 'exchange'
  const cash = figures.read('amount')
  const facts = { kind, quantity: quantity.abs(), gross: cash?.eq(ZERO) ? null : cash, numerator, denominator }
  return { role: isOut ? 'out' : 'in', facts }
}

/** Shares from or to another account, with their cost if the row states it. */
function movedShares(quantity: Decimal, isOut: boolean, figures: Figures, rule: PlacedRule): Part {
  const shares = quantity.abs()
  if (isOut) return { role: 'moved', facts: { kind: 'transfer', quantity: shares } }
  const price = rule.isProduct ? figures.read('price') : null
  const cost = rule.hasCost ? (price ? shares.times(price).round(PRICE_PLACES) : figures.read('amount')) : null
  const gross = positive(cost)
  return { role: gross ? 'whole' : 'moved', facts: { kind: 'transferIn', quantity: shares, gross } }
}

function nothing(gross: Decimal, part: Part): Part | RowVerdict {
  return gross.eq(ZERO) ? { kind: 'skipped', reason: 'noEffect', text: '0' } : part
}

function ownPart(
  cells: readonly string[],
  cell: CellReader,
  figures: Figures,
  reading: ParsedTrade,
): Part | RowVerdict {
  const word = foldedText(cellOf(cells, reading.columns.kind))
  // An export writes a conversion as separate rows for the two stocks.
  const kind = BOOK_EVENT_KINDS.find((one) => one.toLowerCase() === word && !isConversionEvent(one))
  if (kind === undefined) return refused({ field: 'kind', code: 'unknown' }, word)
  const recordDate = recordDateOf(cell, reading)
  if (recordDate === undefined) return refused({ field: 'recordDate', code: 'invalid' }, cell('recordDate'))
  const [numerator, denominator] = ratioOf(cell('ratio'), reading)
  return {
    facts: {
      kind,
      recordDate,
      numerator,
      denominator,
      quantity: figures.read('quantity'),
      perShare: figures.read('price'),
      gross: figures.read('amount'),
      withheld: figures.read('withheld'),
      net: figures.read('net'),
      cashInLieu: figures.read('cashInLieu'),
      counterAmount: figures.read('counterAmount'),
      counterCurrency: CURRENCIES.find((one) => one === currencyOf(cell('counterCurrency'))?.code) ?? null,
      incomeKind: INCOME_KINDS.find((one) => one === cell('incomeKind')) ?? null,
    },
  }
}

// 4:1, 4 for 1 or 4-for-1; a single number is a ratio to one.
const RATIO = /^\s*([\d.,]+)\s*(?:(?::|-?for-?)\s*([\d.,]+)\s*)?$/i

function ratioOf(text: string, reading: ParsedTrade): [Decimal | null, Decimal | null] {
  const [whole, one = '', other = '1'] = RATIO.exec(text) ?? []
  if (whole === undefined) return [null, null]
  return [numberOf(one, reading), numberOf(other, reading)]
}

function recordDateOf(cell: CellReader, { dateOrder }: ParsedTrade): string | null | undefined {
  const text = cell('recordDate')
  return isEmptyCell(text) ? null : readFileMoment(text, dateOrder)?.tradeDate
}

const AS_OF = / as of [^]*/i

/**
 * A split uses its booking date, the first day in new shares. Without a trade date, uses the
 * settlement date.
 */
function dayOf(cell: CellReader, cells: readonly string[], { reads }: PlacedRule, columns: Columns): string {
  const text = isEmptyCell(cell('date')) ? cellOf(cells, columns.settlementDate) : cell('date')
  return reads === 'sharesAdded' ? text.replace(AS_OF, '') : text
}

function noteOf(cells: readonly string[], written: CellReader, { reads }: PlacedRule, columns: Columns): string {
  const isOfAccount = reads === 'interest' || reads === 'fee' || reads === 'cash'
  const text = isOfAccount ? written('description') : cellOf(cells, columns.note)
  return isEmptyCell(text) ? '' : text.slice(0, FREE_TEXT_MAXIMUM_LENGTH)
}

function kindOfHeld({ reads }: PlacedRule): 'returnOfCapital' | 'notional' | 'income' {
  return reads === 'returnOfCapital' || reads === 'notional' ? reads : 'income'
}

function positive(value: Decimal | null): Decimal | null {
  return value?.gt(ZERO) ? value : null
}

function emptyToNull(text: string): string | null {
  return isEmptyCell(text) ? null : text
}

const TRADE_COLUMNS = ['date', 'symbol', 'description', 'quantity', 'price', 'amount', 'currency'] as const

function isTradeColumn(meaning: EventColumn): meaning is (typeof TRADE_COLUMNS)[number] {
  return TRADE_COLUMNS.some((one) => one === meaning)
}
