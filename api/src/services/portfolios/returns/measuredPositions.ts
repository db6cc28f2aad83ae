import { daysAfter } from '@palier/domain/kernel/plainDate'
import { unitsOf } from '@palier/domain/kernel/scaledIntegers'
import {
  AMOUNT_PLACES,
  type MeasuredCash,
  type MeasuredPosition,
  type Payment,
} from '@palier/domain/portfolios/performanceInputs'
import { groupBy } from '../../../kernel/groupBy.ts'
import type { HeldStock, ValuedPortfolio } from '../holdings.ts'
import type { BookReading } from './bookReading.ts'
import { currentShares, type EventsByStock, type EventsOfDay, firstIndexOnOrAfter, type Ledger } from '../ledgers.ts'

/** First day, whose close is the start, and the current day. */
export type Period = { first: string; today: string }

export type Held = Omit<MeasuredPosition, 'closes' | 'currency'> & { stock: HeldStock }

/** Data of a measurement: positions held or paid in the period, payments without a stock, and cash. */
export type MeasuredBooks = {
  held: Held[]
  ofAccounts: (Payment & OfPortfolio)[]
  cash: (MeasuredCash & OfPortfolio)[]
}

type OfPortfolio = { portfolioId: string }

/**
 * Positions of portfolios with their trades and payments, limited to one stock if `stockId` is
 * given.
 */
export async function readMeasuredBooks(
  books: BookReading,
  portfolios: readonly ValuedPortfolio[],
  stockId: string | null,
  period: Period,
): Promise<MeasuredBooks> {
  const since = daysAfter(period.first, 1)
  const stocks = portfolios
    .flatMap((portfolio) => portfolio.stocks)
    .filter(({ stock }) => stockId === null || stock.id === stockId)
  const traded = stocks.filter(({ held }) => held.newestTradeDate !== null && held.newestTradeDate >= since)
  const [ledgers, events] = await Promise.all([books.ledgers(traded, since), books.events(portfolios, since)])
  const eventsOf = new Map([...events].map(([{ portfolio }, byStock]) => [portfolio.id, byStock]))
  // The measurement of one stock excludes the account's cash.
  const cash = (stockId === null ? portfolios : []).flatMap((valued) =>
    cashAccountsOf(valued, ledgers, events.get(valued) ?? NO_EVENTS, since),
  )
  const accounts = groupBy(cash, ({ portfolioId }) => portfolioId)
  const cashFromOf = (portfolioId: string): CashFrom =>
    new Map(accounts.get(portfolioId)?.map(({ currency, countsFrom }) => [currency, countsFrom]))
  const cashFroms = new Map(portfolios.map(({ portfolio: { id } }) => [id, cashFromOf(id)]))
  const paymentsOf = (portfolioId: string, id: string | null) =>
    paymentsIn(eventsOf.get(portfolioId)?.get(id) ?? NO_ROWS, period, cashFroms.get(portfolioId) ?? NO_CASH)

  const held = stocks.map((stock): Held => {
    const { portfolioId } = stock.held
    const ledger = ledgers.get(stock)
    const days = ledger ? (stockId === null ? ledger.days : ledger.daysAlone) : []
    const start = days[firstIndexOnOrAfter(days, since) - 1]?.shareCount
    return {
      stock,
      shareCount: start ?? (ledger ? ledger.shareCount : currentShares(stock)),
      trades: during(days, period),
      payments: paymentsOf(portfolioId, stock.stock.id),
      cashFrom: cashFroms.get(portfolioId)?.get(stock.stock.currency) ?? null,
    }
  })
  return {
    held: held.filter(({ shareCount, trades, payments }) => {
      return shareCount !== 0n || trades.length + payments.length > 0
    }),
    ofAccounts: (stockId === null ? portfolios : []).flatMap(({ portfolio: { id: portfolioId } }) =>
      paymentsOf(portfolioId, null).map((payment) => ({ ...payment, portfolioId })),
    ),
    cash: cash.map(({ countsFrom: _from, changes, ...account }) => ({ ...account, changes: during(changes, period) })),
  }
}

const NO_EVENTS: EventsByStock = new Map()
const NO_ROWS: readonly EventsOfDay[] = []
const NO_CASH: CashFrom = new Map()

/** First day on which the cash of an account is measured, by currency; empty if it is not. */
type CashFrom = ReadonlyMap<string, string>

type CashAccount = MeasuredCash & OfPortfolio & { countsFrom: string }

/**
 * Cash of a portfolio by currency, if it follows the events: the changes by trades and events, and
 * the starting balance, derived from the current one. An opening balance in the period is itself a
 * change.
 */
function cashAccountsOf(
  { portfolio: { id: portfolioId }, stocks, cashBalances }: ValuedPortfolio,
  ledgers: ReadonlyMap<HeldStock, Ledger>,
  events: EventsByStock,
  since: string,
): CashAccount[] {
  if (!cashBalances) return []
  const traded = stocks.flatMap((stock) => {
    const days = ledgers.get(stock)?.days
    return days ? { currency: stock.stock.currency, days } : []
  })
  const currencies = cashBalances.map(({ currency }) => currency)
  const changed = cashChangesOf(currencies, traded, events, since)
  return cashBalances.flatMap(({ currency, amount }, at) => {
    const { isOpened = false, first = '', changes = [] } = changed[at] ?? {}
    const balance = unitsOf(amount.toString(), AMOUNT_PLACES)
    const start = isOpened ? 0n : changes.reduce((left, { change }) => left - change, balance)
    if (start === 0n && changes.length === 0) return []
    return { portfolioId, currency, start, changes, countsFrom: first }
  })
}

type Traded = { currency: string; days: Ledger['days'] }
type ChangedCash = { isOpened: boolean; first: string; changes: MeasuredCash['changes'] }

/** Changes of a portfolio's cash in each of these currencies since a day. */
function cashChangesOf(
  currencies: readonly string[],
  traded: readonly Traded[],
  events: EventsByStock,
  since: string,
): ChangedCash[] {
  const openings = new Map<string, EventsOfDay>()
  for (const rows of events.values()) {
    for (let at = firstIndexOnOrAfter(rows, since); at < rows.length; at += 1) {
      const row = rows[at]
      if (row?.kind !== 'openingBalance') continue
      const last = openings.get(row.currency)
      if (!last || !isLater(last, row)) openings.set(row.currency, row)
    }
  }
  const accounts = new Map(currencies.map((currency) => [currency, new CashChanges(openings.get(currency) ?? null)]))
  for (const { currency, days } of traded) {
    const account = accounts.get(currency)
    if (account) for (const { date, cash } of daysSince(days, since)) account.addTrades(date, cash)
  }
  for (const rows of events.values()) {
    for (let at = firstIndexOnOrAfter(rows, since); at < rows.length; at += 1) {
      const row = rows[at]
      if (!row) continue
      accounts.get(row.currency)?.addEvents(row)
      if (row.counter) accounts.get(row.counter.currency)?.addExchanged(row.date, row.counter.amount)
    }
  }
  return [...accounts.values()].map((account) => {
    return { isOpened: account.opening !== null, first: account.first, changes: account.inOrder() }
  })
}

/** Daily changes of the cash in one currency, from its opening balance on if there is one. */
class CashChanges {
  readonly opening: EventsOfDay | null
  /** First day on which trades and events count; before all days without an opening balance. */
  readonly first: string
  readonly #days = new Map<string, { date: string; change: bigint; exchanged: bigint }>()

  constructor(opening: EventsOfDay | null) {
    this.opening = opening
    this.first = opening ? daysAfter(opening.date, 1) : ''
  }

  addTrades(date: string, cash: bigint): void {
    if (date >= this.first) this.#add(date, cash, 0n)
  }

  /**
   * Adds an event. Skips all opening balances but the newest, and events before it. An adjustment
   * on its day counts if entered later.
   */
  addEvents(row: EventsOfDay): void {
    const { kind, date, cash } = row
    const { opening, first } = this
    const isAdjusted = kind === 'cashAdjustment' && date === opening?.date && isLater(row, opening)
    const isCounted = kind === 'openingBalance' ? row === opening : date >= first || isAdjusted
    if (isCounted) this.#add(date, cash, kind === 'currencyExchange' ? cash : 0n)
  }

  /** Adds the other side of a currency exchange. */
  addExchanged(date: string, amount: bigint): void {
    if (date >= this.first) this.#add(date, amount, amount)
  }

  inOrder(): { date: string; change: bigint; exchanged: bigint }[] {
    return [...this.#days.values()].sort(byDate)
  }

  #add(date: string, change: bigint, exchanged: bigint): void {
    const day = this.#days.get(date)
    if (!day) this.#days.set(date, { date, change, exchanged })
    else {
      day.change += change
      day.exchanged += exchanged
    }
  }
}

function isLater(one: EventsOfDay, other: EventsOfDay): boolean {
  return one.date > other.date || (one.date === other.date && one.entryOrder > other.entryOrder)
}

function byDate(one: { date: string }, other: { date: string }): number {
  return one.date < other.date ? -1 : 1
}

/** Nets transfers between these positions, which are no cash flow. The remainder of a day is a flow. */
export function netInternalTransfers<One extends Held>(positions: readonly One[]): readonly One[] {
  const days: { key: string; position: number; at: number; count: bigint }[] = []
  for (const [position, { stock, trades }] of positions.entries()) {
    for (const [at, { date, transferredShareCount: count }] of trades.entries()) {
      if (count !== 0n) days.push({ key: `${stock.stock.id} ${date}`, position, at, count })
    }
  }
  const left = new Map<number, Map<number, bigint>>()
  for (const ofDay of groupBy(days, ({ key }) => key).values()) {
    const sum = ofDay.reduce((sum, { count }) => sum + count, 0n)
    for (const [number, { position, at }] of ofDay.entries()) {
      const own = left.get(position) ?? new Map<number, bigint>()
      left.set(position, own.set(at, number === 0 ? sum : 0n))
    }
  }
  return positions.map((one, position) => {
    const own = left.get(position)
    if (!own) return one
    const trades = one.trades.map((day, at) => {
      const count = own.get(at)
      return count === undefined ? day : { ...day, transferredShareCount: count }
    })
    return { ...one, trades }
  })
}

function paymentsIn(rows: readonly EventsOfDay[], period: Period, cashFrom: CashFrom): readonly Payment[] {
  const payments: Payment[] = []
  for (const { payment, date, currency } of during(rows, period)) {
    if (!payment) continue
    const from = cashFrom.get(currency)
    payments.push(from !== undefined && date >= from ? payment.within : payment.alone)
  }
  return payments
}

function daysSince<Day extends { date: string }>(days: readonly Day[], since: string): readonly Day[] {
  return days.slice(firstIndexOnOrAfter(days, since))
}

/** Sorted days of the period after its first one. */
function during<Day extends { date: string }>(days: readonly Day[], { first, today }: Period): Day[] {
  return days.slice(firstIndexOnOrAfter(days, daysAfter(first, 1)), firstIndexOnOrAfter(days, daysAfter(today, 1)))
}
