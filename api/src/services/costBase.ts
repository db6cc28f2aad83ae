import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  adjustedCostBaseOf,
  type CostBaseEntry,
  type CostBaseYear,
  type TaxTrade,
} from '@palier/domain/adjustedCostBase'
import { decimal, decimalOrNull, type Decimal, ZERO } from '@palier/domain/decimal'
import { settlementDateOf } from '@palier/domain/settlementDate'
import type { Database } from '../database/database.ts'
import { findLots, type LotRow } from '../database/lotQueries.ts'
import { findPortfolios, type PortfolioRow } from '../database/portfolioQueries.ts'
import type { StockRow } from '../database/stockQueries.ts'
import { calendarOf } from '../providers/marketData/simulated/calendar.ts'
import { dateOfDay, dayAt, dayOfDate } from '../providers/marketData/simulated/civilDay.ts'
import { groupBy } from './groupBy.ts'
import { lotOf } from './keptPosition.ts'
import type { PastRate } from './pastRates.ts'
import type { Viewer } from './viewer.ts'

/** A lot of the person with what its report tells beside the figures. */
export type ReportedTrade = TaxTrade & {
  stock: StockRow
  portfolioName: string
  /** Whether the rate was made up by the simulated exchange. */
  isRateSimulated: boolean
}

export type CostBaseSecurity = Omit<CostBaseYear, 'year' | 'securityId'> & {
  stock: StockRow
  heldShareCount: Decimal
  heldCost: Decimal
}

/** The adjusted cost base of one year of settlement, in Canadian dollars. */
export type CostBaseReport = {
  year: number
  securities: CostBaseSecurity[]
  /** The trades of that year, by settlement. */
  events: CostBaseEntry<ReportedTrade>[]
  leftOut: { noRate: number; notHeld: number }
  isRateSimulated: boolean
}

export function createCostBase(database: Database, isSimulated: boolean, pastRate: PastRate) {
  async function reported(
    lot: LotRow,
    stock: StockRow,
    { name: portfolioName, accountKind }: PortfolioRow,
    now: Date,
  ): Promise<Omit<ReportedTrade, 'securityId'>> {
    const written = decimalOrNull(lot.fxRateToCad)
    const rateToCad = written ?? (await pastRate(stock.currency, 'CAD', lot.tradeDate, now))
    return {
      ...lotOf(lot),
      isRegistered: accountKind !== 'nonRegistered',
      settlementDate: lot.settlementDate ?? settledOn(lot.tradeDate, stock),
      fee: decimalOrNull(lot.fee),
      rateToCad: stock.currency === 'CAD' ? decimal(1) : rateToCad,
      stock,
      portfolioName,
      isRateSimulated: isSimulated && stock.currency !== 'CAD' && written === null,
    }
  }

  return {
    /** All trades of the person count, since a purchase in any account may make a loss superficial. */
    async read({ userId }: Viewer, year: number, now: Date): Promise<CostBaseReport> {
      const portfolios = await findPortfolios(database, userId)
      const lots = await findLots(
        database,
        portfolios.map(({ portfolio }) => portfolio.id),
      )
      const stockOf = new Map(portfolios.flatMap(({ stocks }) => stocks.map(({ stock }) => [stock.id, stock])))
      const portfolioOf = new Map(portfolios.map(({ portfolio }) => [portfolio.id, portfolio]))
      const securityIdOf = securitiesOf([...stockOf.values()])
      const bySecurity = new Map<string, ReportedTrade[]>()
      for (const lot of lots) {
        const [stock, portfolio] = [stockOf.get(lot.stockId), portfolioOf.get(lot.portfolioId)]
        if (!stock || !portfolio) continue
        const trade = { ...(await reported(lot, stock, portfolio, now)), securityId: securityIdOf(stock) }
        const group = bySecurity.get(trade.securityId)
        if (group) group.push(trade)
        else bySecurity.set(trade.securityId, [trade])
      }

      const report: CostBaseReport = {
        year,
        securities: [],
        events: [],
        leftOut: { noRate: 0, notHeld: 0 },
        isRateSimulated: false,
      }
      const today = dateOfDay(dayAt(now.getTime()))
      for (const trades of bySecurity.values()) {
        addSecurity(report, trades, today)
        // One security may have thousands of trades: others have their turn between two.
        await nextTurn()
      }
      report.securities.sort((one, other) => (one.stock.ticker < other.stock.ticker ? -1 : 1))
      report.events.sort((one, other) => (one.trade.settlementDate < other.trade.settlementDate ? -1 : 1))
      report.isRateSimulated = report.events.some(({ trade }) => trade.isRateSimulated)
      return report
    },
  }
}

export type CostBase = ReturnType<typeof createCostBase>

function addSecurity(report: CostBaseReport, trades: readonly ReportedTrade[], today: string): void {
  const { years, entries, leftOut } = adjustedCostBaseOf(trades, today)
  const lastDay = `${report.year}-12-31`
  const counted = entries.filter(({ trade }) => trade.settlementDate <= lastDay)
  const missing = leftOut.filter(({ trade }) => trade.settlementDate <= lastDay)
  for (const { reason } of missing) report.leftOut[reason] += 1
  report.events.push(...counted.filter(({ trade }) => trade.settlementDate >= `${report.year}-01-01`))

  const last = counted.at(-1)
  const [first] = trades
  if (!last || !first) return
  const ofYear = years.find(({ year }) => year === report.year)
  // Neither sold in that year nor held at its end.
  if (!ofYear && last.shareCountAfter.eq(ZERO)) return
  const {
    year: _year,
    securityId: _securityId,
    ...figures
  } = ofYear ?? { ...NOTHING_SOLD, leftOutCount: missing.length }
  report.securities.push({
    ...figures,
    stock: last.trade.stock,
    heldShareCount: last.shareCountAfter,
    heldCost: last.costAfter,
  })
}

const NOTHING_SOLD = {
  year: 0,
  securityId: '',
  soldShareCount: ZERO,
  proceeds: ZERO,
  cost: ZERO,
  outlays: ZERO,
  gain: ZERO,
  deniedLoss: ZERO,
  lostForever: ZERO,
  reportedGain: ZERO,
  isProvisional: false,
}

/**
 * The same share listed in both currencies is one property; two listings in one currency are two classes of shares,
 * and then each listing of that company stands for itself.
 */
function securitiesOf(stocks: readonly StockRow[]): (stock: StockRow) => string {
  const listings = groupBy(stocks, ({ companyKey }) => companyKey)
  return ({ id, companyKey }) => {
    const own = listings.get(companyKey) ?? []
    return new Set(own.map(({ currency }) => currency)).size === own.length ? companyKey : id
  }
}

// Settlement keeps to business days, whatever hours the simulated exchange has.
const CALENDARS = { CAD: calendarOf('XTSE', 'exchange'), USD: calendarOf('XNYS', 'exchange') }

function settledOn(tradeDate: string, { currency }: StockRow): string {
  return settlementDateOf(tradeDate, (date) => CALENDARS[currency].isOpen(dayOfDate(date)))
}
