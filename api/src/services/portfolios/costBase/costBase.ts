import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  costBaseInSteps,
  costBaseYearsOf,
  type CostBaseEntry,
  type CostBaseYear,
} from '@palier/domain/portfolios/adjustedCostBase'
import { carriedCostsInSteps } from '@palier/domain/portfolios/tax/carriedCosts'
import { type CostChange, highestCostIn } from '@palier/domain/portfolios/highestCost'
import { decimal, type Decimal, decimalOrNull, ZERO } from '@palier/domain/kernel/decimal'
import type { Database } from '../../../database/kernel/database.ts'
import { findIncome } from '../../../database/queries/portfolios/bookEventQueries.ts'
import { findHoldings, type PortfolioWithStocks } from '../../../database/queries/portfolios/holdingsQueries.ts'
import { findCompaniesListedInCanada, type StockRow } from '../../../database/queries/market/stockQueries.ts'
import { incomeTaxDate, isTrust } from '@palier/domain/portfolios/tax/taxDates'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import { type ReportedTrade, tradesBySecurity } from './costBaseTrades.ts'
import { createForeignCash, type ForeignCashReport } from '../cash/foreignCash.ts'
import type { HistoricalRate } from '../../market/historicalRates.ts'
import type { Viewer } from '../../kernel/viewer.ts'

export type CostBaseSecurity = Omit<CostBaseYear, 'year'> & {
  stock: StockRow
  heldShareCount: Decimal
  heldCost: Decimal
  /**
   * Figures if each replacing share counts for one loss only. Null unless losses of one window
   * share replacing shares.
   */
  oneForOne: { reportedGain: Decimal; heldCost: Decimal } | null
}

export type IncomeOfKind = {
  incomeKind: string | null
  gross: Decimal
  withheld: Decimal
  eventCount: number
  /** Number of events without a known rate on their day. The amounts exclude them. */
  withoutRateCount: number
}

/** The adjusted cost base of one year of settlement, in Canadian dollars. */
export type CostBaseReport = {
  year: number
  securities: CostBaseSecurity[]
  /** Trades that settle in the year, and losses of the spouse that raise the user's cost. */
  events: CostBaseEntry<ReportedTrade>[]
  leftOut: { noRate: number; notHeld: number }
  /** Income of portfolios that are not registered in the year, by kind. */
  income: IncomeOfKind[]
  isRateSimulated: boolean
  /** Largest cost in the year of securities not listed in Canada, which may have to be declared. */
  foreignPropertyCost: Decimal
  /** Cash in foreign currencies; empty if none was exchanged. */
  foreignCash: ForeignCashReport[]
}

// Limits the retries under constant writes.
const TRIES = 3

/** Reports adjusted cost bases and realized gains of a year, in Canadian dollars. */
export function createCostBase(database: Database, isSimulated: boolean, pastRate: HistoricalRate) {
  const foreignCash = createForeignCash(database, isSimulated, pastRate)

  async function reportOf(portfolios: readonly PortfolioWithStocks[], year: number, now: Date) {
    const report: CostBaseReport = {
      year,
      securities: [],
      events: [],
      leftOut: { noRate: 0, notHeld: 0 },
      income: [],
      isRateSimulated: false,
      foreignPropertyCost: ZERO,
      foreignCash: [],
    }
    const keys = portfolios.flatMap(({ stocks }) => stocks.map(({ stock }) => stock.companyKey))
    const canadian = await findCompaniesListedInCanada(database, keys)
    const foreignCosts: CostChange[] = []
    const today = dateOfDay(dayAt(now.getTime()))
    const reading = { pastRate, isSimulated, now }
    const linked: ReportedTrade[][] = []
    for await (const trades of tradesBySecurity(database, portfolios, { ...reading, cyclesOnly: true })) {
      linked.push(trades)
    }
    const received = await runYielding(carriedCostsInSteps(linked, today))
    for await (const trades of tradesBySecurity(database, portfolios, reading)) {
      await addSecurity(report, trades, { today, received }, (entry) => {
        const { stock, settlementDate } = entry.trade
        const change = entry.costAfter.minus(entry.costBefore)
        if (!canadian.has(stock.companyKey)) foreignCosts.push({ date: settlementDate, change })
      })
    }
    report.securities.sort((one, other) => (one.stock.ticker < other.stock.ticker ? -1 : 1))
    report.events.sort((one, other) => (one.trade.settlementDate < other.trade.settlementDate ? -1 : 1))
    report.foreignPropertyCost = highestCostIn(year, foreignCosts)
    report.isRateSimulated = report.events.some(({ trade }) => trade.isRateSimulated)
    return report
  }

  async function incomeOf(userId: string, year: number, now: Date): Promise<IncomeOfKind[]> {
    const kinds = new Map<string | null, IncomeOfKind>()
    for (const received of await findIncome(database, userId, year)) {
      if (!incomeTaxDate(received, isOfTrust(received)).startsWith(`${year}-`)) continue
      // A notional distribution is a capital gain of the trust.
      const incomeKind = received.kind === 'notional' ? 'capitalGains' : received.incomeKind
      const sum = kinds.get(incomeKind) ?? { ...NO_INCOME, incomeKind }
      const { currency, date, fxRateToCad, eventCount } = received
      const rate =
        currency === 'CAD' ? ONE : (decimalOrNull(fxRateToCad) ?? (await pastRate(currency, 'CAD', date, now)))
      kinds.set(incomeKind, {
        incomeKind,
        gross: rate ? sum.gross.plus(decimal(received.gross).times(rate)) : sum.gross,
        withheld: rate ? sum.withheld.plus(decimal(received.withheld).times(rate)) : sum.withheld,
        eventCount: sum.eventCount + eventCount,
        withoutRateCount: sum.withoutRateCount + (rate ? 0 : eventCount),
      })
    }
    return [...kinds.values()].sort((one, other) => ((one.incomeKind ?? '~') < (other.incomeKind ?? '~') ? -1 : 1))
  }

  return {
    /**
     * Includes trades of the user and the spouse, since a purchase in any account may make a loss
     * superficial. The figures are the user's alone. Securities are read one by one, so that other
     * queries run in between. The read is repeated if lots change during it.
     */
    async read({ userId }: Viewer, year: number, now: Date): Promise<CostBaseReport> {
      const income = await incomeOf(userId, year, now)
      const ofCash = await foreignCash.read(userId, year, now)
      let { portfolios } = await findHoldings(database, userId)
      for (let attempt = 1; ; attempt += 1) {
        const report = await reportOf(portfolios, year, now)
        const { portfolios: present } = await findHoldings(database, userId)
        if (attempt === TRIES || versionsOf(present) === versionsOf(portfolios)) {
          const isRateSimulated = report.isRateSimulated || ofCash.some((one) => one.isRateSimulated)
          return { ...report, isRateSimulated, income, foreignCash: ofCash }
        }
        portfolios = present
      }
    },
  }
}

/** Changes with each change of a portfolio or its lots. */
function versionsOf(portfolios: readonly PortfolioWithStocks[]): string {
  return portfolios
    .map(({ portfolio: { id, version, bookVersion } }) => `${id} ${version} ${bookVersion}`)
    .sort()
    .join()
}

async function addSecurity(
  report: CostBaseReport,
  trades: readonly ReportedTrade[],
  { today, received }: { today: string; received: Map<string, Decimal> },
  onCounted: (entry: CostBaseEntry<ReportedTrade>) => void,
): Promise<void> {
  const counting = costBaseInSteps(trades, today, 'perSale', received)
  const { entries, leftOut, moved } = await runYielding(counting)
  for (const [event, cost] of moved) received.set(event, cost)
  const lastDay = `${report.year}-12-31`
  const isCounted = ({ trade, owner }: CostBaseEntry) => owner === 'self' && trade.settlementDate <= lastDay
  const counted = entries.filter(isCounted)
  const missing = leftOut.filter(({ trade }) => trade.settlementDate <= lastDay)
  for (const { reason } of missing) report.leftOut[reason] += 1
  for (const entry of counted) onCounted(entry)
  const present = counted.filter(({ trade }) => trade.settlementDate >= `${report.year}-01-01`)
  for (const entry of present) report.events.push(entry)

  const [first] = counted
  if (!first) return
  const [ofYear] = costBaseYearsOf(present, leftOut)
  const held = heldAfter(counted)
  // The security was neither sold in that year nor held at its end.
  if (!ofYear && held.shareCount.eq(ZERO)) return
  const { year: _year, ...figures } = ofYear ?? { ...NOTHING_SOLD, leftOutCount: missing.length }
  report.securities.push({
    ...figures,
    stock: (counted.at(-1) ?? first).trade.stock,
    heldShareCount: held.shareCount,
    heldCost: held.cost,
    oneForOne: counted.some(({ sale }) => sale?.isOverlapping) ? await oneForOne() : null,
  })

  async function oneForOne() {
    const other = await runYielding(costBaseInSteps(trades, today, 'oneForOne', received))
    return {
      reportedGain: other.years.find(({ year }) => year === report.year)?.reportedGain ?? ZERO,
      heldCost: heldAfter(other.entries.filter(isCounted)).cost,
    }
  }
}

/**
 * Shares and cost after these entries. Excludes entries that settle later but were processed in
 * between.
 */
function heldAfter(entries: readonly CostBaseEntry[]): { shareCount: Decimal; cost: Decimal } {
  let { shareCount, cost } = { shareCount: ZERO, cost: ZERO }
  for (const entry of entries) {
    shareCount = shareCount.plus(entry.shareCountAfter).minus(entry.shareCountBefore)
    cost = cost.plus(entry.costAfter).minus(entry.costBefore)
  }
  return { shareCount, cost }
}

/** Income of kind `trust` is income of a trust, whatever security pays it. */
function isOfTrust({ incomeKind, stockKind, exchangeCode }: Awaited<ReturnType<typeof findIncome>>[number]): boolean {
  return incomeKind === 'trust' || isTrust({ kind: stockKind ?? '', exchangeCode: exchangeCode ?? '' })
}

/** Runs a generator, yielding to the event loop between steps. */
export async function runYielding<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await nextTurn()
  }
}

const ONE = decimal(1)
const NO_INCOME = { gross: ZERO, withheld: ZERO, eventCount: 0, withoutRateCount: 0 }

const NOTHING_SOLD = {
  year: 0,
  soldShareCount: ZERO,
  proceeds: ZERO,
  cost: ZERO,
  outlays: ZERO,
  gain: ZERO,
  deniedLoss: ZERO,
  lostForever: ZERO,
  deemedGain: ZERO,
  reportedGain: ZERO,
  isProvisional: false,
}
