import { decimal } from '@palier/domain/kernel/decimal'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import type { Owner } from '@palier/domain/portfolios/lot'
import { type SuperficialLossCheck, superficialLossCheckInSteps } from '@palier/domain/portfolios/superficialLossCheck'
import type { Database } from '../../../database/kernel/database.ts'
import type { StockRow } from '../../../database/queries/market/stockQueries.ts'
import { findHoldings } from '../../../database/queries/portfolios/holdingsQueries.ts'
import type { PortfolioRow } from '../../../database/queries/portfolios/portfolioQueries.ts'
import { findLotCursor } from '../../../database/queries/portfolios/taxLotQueries.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { HistoricalRate } from '../../market/historicalRates.ts'
import { runYielding } from './costBase.ts'
import { type ReportedTrade, settlementOf, tradesBySecurity } from './costBaseTrades.ts'
import type { LotWrite } from '../lotWrites.ts'

type ProposedTrade = {
  portfolioId: string
  /** Lot that the trade replaces; null if the trade is new. */
  lotId: string | null
  write: LotWrite
}

export type CheckedTrade = SuperficialLossCheck<ReportedTrade> & { settlementDate: string; owner: Owner }

const UNKNOWN = { sale: null, purchases: [], deniedThrough: null, losses: [] }

/** Checks trades for superficial losses before they are made. */
export function createSuperficialLosses(database: Database, isSimulated: boolean, pastRate: HistoricalRate) {
  async function reportedTrade(
    { write, lotId }: ProposedTrade,
    stock: StockRow,
    portfolio: PortfolioRow,
    now: Date,
  ): Promise<ReportedTrade> {
    const { kind, tradeDate, tradeOrder, quantity, price, fee, fxRateToCad } = write
    const cursor = lotId === null ? null : await findLotCursor(database, portfolio.id, lotId)
    if (lotId !== null && !cursor) throw new Refusal('resource_missing')
    const keepsPlace = cursor?.tradeDate === tradeDate && tradeOrder === 0
    return {
      id: '',
      kind,
      tradeDate,
      quantity,
      price,
      fee,
      stock,
      tradeOrder: keepsPlace ? cursor.tradeOrder : tradeOrder,
      entryOrder: cursor?.entryOrder ?? Infinity,
      settlementDate: settlementOf(tradeDate, stock.currency),
      rateToCad:
        stock.currency === 'CAD' ? ONE : (fxRateToCad ?? (await pastRate(stock.currency, 'CAD', tradeDate, now))),
      isRateSimulated: isSimulated && stock.currency !== 'CAD' && fxRateToCad === null,
      portfolioId: portfolio.id,
      listingId: stock.id,
      portfolioName: portfolio.name,
      isRegistered: portfolio.accountKind !== 'nonRegistered',
      owner: portfolio.owner,
    }
  }

  return {
    /**
     * Checks a proposed trade, or the situation today if none is proposed. Purchases in all
     * portfolios count, including the spouse's. Refuses with resource_missing. The result is empty
     * for a stock in no portfolio.
     */
    async check(
      { userId }: Pick<Viewer, 'userId'>,
      { stockId, proposed }: { stockId: string; proposed: ProposedTrade | null },
      now: Date,
    ): Promise<CheckedTrade> {
      const { portfolios } = await findHoldings(database, userId)
      const portfolio = portfolios.find((one) => one.portfolio.id === proposed?.portfolioId)?.portfolio
      if (proposed && !portfolio) throw new Refusal('resource_missing')
      const today = dateOfDay(dayAt(now.getTime()))
      const stock = portfolios.flatMap(({ stocks }) => stocks).find((held) => held.stock.id === stockId)?.stock
      if (!stock) return { ...UNKNOWN, owner: 'self', settlementDate: settlementOf(today, 'CAD') }

      const trade = proposed && portfolio ? await reportedTrade(proposed, stock, portfolio, now) : null
      const listings = portfolios.map((one) => ({
        ...one,
        stocks: one.stocks.filter((held) => held.stock.companyKey === stock.companyKey),
      }))
      const asked = trade ?? { settlementDate: settlementOf(today, stock.currency) }
      let found: ReportedTrade[] = []
      for await (const trades of tradesBySecurity(database, listings, { pastRate, isSimulated, now })) {
        if (trades.some((one) => one.stock.id === stockId)) found = trades
      }
      // Ledger rows are identified by their entry order.
      const others = found.filter(({ entryOrder }) => entryOrder !== trade?.entryOrder)
      const checked = await runYielding(superficialLossCheckInSteps<ReportedTrade>(others, asked, today))
      return { ...checked, settlementDate: asked.settlementDate, owner: portfolio?.owner ?? 'self' }
    },
  }
}

const ONE = decimal(1)
