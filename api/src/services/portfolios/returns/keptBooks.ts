import { setImmediate as nextTurn } from 'node:timers/promises'
import { unitsOf } from '@palier/domain/kernel/scaledIntegers'
import {
  AMOUNT_PLACES,
  type Payment,
  paymentOf,
  type TradedDay,
  tradedDaysOf,
} from '@palier/domain/portfolios/performanceInputs'
import { type UnitSums, unitSumsOf } from '@palier/domain/portfolios/positionReplay'
import type { Database } from '../../../database/kernel/database.ts'
import { findLotRanges, type LotRange, type RangeLot } from '../../../database/queries/portfolios/lotRangeQueries.ts'
import { type DailyEvents, findDailyEvents } from '../../../database/queries/portfolios/returnQueries.ts'
import { groupBy } from '../../../kernel/groupBy.ts'
import { mapYielding } from '../../../kernel/mapYielding.ts'
import type { HeldStock, ValuedPortfolio } from '../holdings.ts'
import { daysOf } from '../lotRangeReplay.ts'
import { createReadings, type Missing, type Wanted } from './readings.ts'

/** A day with trades; `cash` is what they added to the cash of the account, those aside that are parts of events. */
type LedgerDay = TradedDay & { readonly cash: bigint }

/** The ledger of a stock of a portfolio, from a day on. */
export type Ledger = {
  /** What is held before that day, in millionths. */
  shareCount: bigint
  /** As a measurement of all stocks takes them, and as one of this stock alone does. */
  days: readonly LedgerDay[]
  daysAlone: readonly LedgerDay[]
}

/** What events of a kind did on a day; amounts of cash are in units of the twentieth decimal place. */
export type EventsOfDay = Omit<DailyEvents, 'cash' | 'counter'> & {
  /** The same payment where its cash is measured too, and where it is not. */
  payment: { within: Payment; alone: Payment } | null
  cash: bigint
  counter: { currency: string; amount: bigint } | null
}

/** The events of a portfolio, the oldest first, by stock; null is of none. */
export type EventsByStock = ReadonlyMap<string | null, readonly EventsOfDay[]>

// Over all people. A day of a ledger takes some 300 bytes, one of events 500.
const MOST_DAYS = 120_000
const MOST_EVENTS = 60_000

type PartOfStock = Wanted & { stock: HeldStock }
type PartOfPortfolio = Wanted & { portfolio: ValuedPortfolio['portfolio'] }

/**
 * What is counted of books, a row a day. It is kept for whoever asks again, and after a write only what follows the first
 * changed day is read again.
 */
export function createKeptBooks(database: Database) {
  const readLedgers = createReadings<Ledger>(MOST_DAYS, ({ days }) => days.length)
  const readEvents = createReadings<EventsByStock>(MOST_EVENTS, (events) => {
    return [...events.values()].reduce((sum, rows) => sum + rows.length, 0)
  })

  async function loadLedgers(missing: readonly Missing<PartOfStock, Ledger>[]): Promise<Ledger[]> {
    const wanted = missing.map(({ part: { stock }, from }) => {
      return { portfolioId: stock.held.portfolioId, stockId: stock.held.stockId, from, through: null }
    })
    const ledgers: Ledger[] = []
    for (const [at, range] of (await findLotRanges(database, wanted)).entries()) {
      const { from = '', before = null } = missing[at] ?? {}
      ledgers.push(withDays(before, await countedFrom(range, from), from))
      await nextTurn()
    }
    return ledgers
  }

  async function loadEvents(missing: readonly Missing<PartOfPortfolio, EventsByStock>[]): Promise<EventsByStock[]> {
    const wanted = missing.map(({ part, from }) => ({ portfolioId: part.portfolio.id, from }))
    const found = groupBy(await findDailyEvents(database, wanted), ({ portfolioId }) => portfolioId)
    const loaded: EventsByStock[] = []
    for (const { part, from, before } of missing) {
      const fresh = await mapYielding(found.get(part.portfolio.id) ?? [], eventsOfDay)
      const byStock = groupBy(fresh, ({ stockId }) => stockId)
      loaded.push(withEvents(before, byStock, from))
    }
    return loaded
  }

  return {
    /** The ledgers of these stocks since a day, in their order. */
    ledgers(stocks: readonly { portfolio: ValuedPortfolio['portfolio']; stock: HeldStock }[], since: string) {
      const parts = stocks.map(({ portfolio, stock }): PartOfStock => {
        return { key: placeOf(stock.held), portfolio, version: stock.version, since, stock }
      })
      return readLedgers(parts, loadLedgers)
    },

    /** The events of these portfolios since a day, in their order. */
    events(portfolios: readonly ValuedPortfolio[], since: string): Promise<EventsByStock[]> {
      return readEvents(
        portfolios.map(({ portfolio }) => ({ key: portfolio.id, portfolio, since })),
        loadEvents,
      )
    },
  }
}

export type KeptBooks = ReturnType<typeof createKeptBooks>

/** The days of a range from a day on. */
async function countedFrom(range: LotRange, from: string): Promise<Ledger> {
  const days = await daysOf(range)
  const before = days[placeOfDay(days, from) - 1]?.sums ?? range.before.sums
  const later = days.slice(placeOfDay(days, from))
  const paid = paidByDay(range.lots)
  const withCash = (traded: readonly TradedDay[]) =>
    traded.map((day): LedgerDay => Object.assign(day, { cash: (paid.get(day.date) ?? NOTHING_PAID).cash }))
  const isConverted = later.some(({ transfers }) => transfers !== null && transfers.convertedShareCount !== 0n)
  const all = withCash(tradedDaysOf(before, later, paid))
  return {
    shareCount: sharesOf(before),
    days: all,
    daysAlone: isConverted ? withCash(tradedDaysOf(before, later, paid, 'stock')) : all,
  }
}

type PaidOfDay = { purchases: bigint; sales: bigint; cash: bigint }

const NOTHING_PAID: PaidOfDay = { purchases: 0n, sales: 0n, cash: 0n }
// From the places of a quantity and of a price.
const CASH_UNITS = 10n ** 6n

/** The fees of purchases and sales, and the cash that they brought, by day. */
function paidByDay(lots: readonly RangeLot[]): Map<string, PaidOfDay> {
  const days = new Map<string, PaidOfDay>()
  for (const { tradeDate, kind, quantity, price, fee, isOfEvent } of lots) {
    if (kind !== 'buy' && kind !== 'sell') continue
    const day = days.get(tradeDate) ?? { ...NOTHING_PAID }
    days.set(tradeDate, day)
    const amount = quantity * price * CASH_UNITS
    if (kind === 'buy') day.purchases += fee
    else day.sales += fee
    if (!isOfEvent) day.cash += (kind === 'buy' ? -amount : amount) - fee
  }
  return days
}

function eventsOfDay({ cash, counter, ...event }: DailyEvents): EventsOfDay {
  const { gross, paid } = event
  const alone = gross !== null && paid !== null ? paymentOf({ ...event, gross, paid }) : null
  return {
    ...event,
    payment: alone && { alone, within: { ...alone, isCashMeasured: true } },
    cash: unitsOf(cash, AMOUNT_PLACES),
    counter: counter && { currency: counter.currency, amount: unitsOf(counter.amount, AMOUNT_PLACES) },
  }
}

function withDays(before: Ledger | null, fresh: Ledger, from: string): Ledger {
  if (!before) return fresh
  const days = [...before.days.slice(0, placeOfDay(before.days, from)), ...fresh.days]
  const isSame = before.daysAlone === before.days && fresh.daysAlone === fresh.days
  return {
    shareCount: before.shareCount,
    days,
    daysAlone: isSame ? days : [...before.daysAlone.slice(0, placeOfDay(before.daysAlone, from)), ...fresh.daysAlone],
  }
}

/** Rows that nothing has changed are the same array as before, so that what was counted of them still holds. */
function withEvents(before: EventsByStock | null, fresh: EventsByStock, from: string): EventsByStock {
  const stockIds = new Set([...(before?.keys() ?? []), ...fresh.keys()])
  return new Map(
    [...stockIds].map((stockId) => {
      const [known, read] = [before?.get(stockId) ?? [], fresh.get(stockId) ?? []]
      const place = placeOfDay(known, from)
      return [stockId, place === known.length && read.length === 0 ? known : [...known.slice(0, place), ...read]]
    }),
  )
}

/** Where the days begin that are not before this one. */
export function placeOfDay(days: readonly { date: string }[], day: string): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle]?.date ?? '') < day) low = middle + 1
    else high = middle
  }
  return low
}

function sharesOf({ purchasedShareCount, soldShareCount }: UnitSums): bigint {
  return purchasedShareCount - soldShareCount
}

function placeOf({ portfolioId, stockId }: { portfolioId: string; stockId: string }): string {
  return `${portfolioId}:${stockId}`
}

/** What is held of a stock now, in millionths. */
export function presentShares({ held }: HeldStock): bigint {
  return sharesOf(unitSumsOf(held))
}
