import type {
  WireLot,
  WirePortfolio,
  WirePortfolioStock,
  WireUserDataPackage,
} from '@palier/contract/portfolios/portfolioSchemas'
import type { Currency } from '@palier/domain/market/currency'
import { decimal, type Decimal, ZERO } from '@palier/domain/kernel/decimal'
import type { ExchangeRates } from '@palier/domain/market/exchangeRate'
import { type Lot, tradeMomentOf } from '@palier/domain/portfolios/lot'
import { type HeldStock, mergedPositionsOf } from '@palier/domain/portfolios/mergedPositions'
import { portfolioStatisticsOf, portfolioSummaryOf } from '@palier/domain/portfolios/portfolioTotals'
import { type LotEffect, replayLots } from '@palier/domain/portfolios/testing/replayLots'
import { lotGainOf, type StockStatistics, stockStatisticsOf } from '@palier/domain/portfolios/holdingStatistics'

/** Half of the fourth decimal. */
const TOLERANCE = 0.00005

type Compare = (name: string, wire: number | undefined, model: Decimal | null) => void

/**
 * Where the figures of a whole answer differ from what its lots add up to when they are counted from nothing, by the
 * prices and rates of that answer: one text a difference, so none is well. `figures` is how many were compared.
 */
export function statisticsOfModel(whole: WireUserDataPackage): { differences: string[]; figures: number } {
  const differences: string[] = []
  let figures = 0
  const compareIn =
    (place: string): Compare =>
    (name, wire, model) => {
      figures += 1
      const wanted = (model ?? ZERO).toNumber()
      // Beyond twelve digits a number of the wire cannot say the fourth decimal.
      const room = Math.max(TOLERANCE, Math.abs(wanted) * 1e-12)
      if (wire === undefined || Math.abs(wire - wanted) > room) {
        differences.push(`${place} ${name}: ${wire} on the wire, ${wanted} by the model`)
      }
    }

  const rates = ratesOf(whole)
  const currency: Currency = whole.portfolioSummary.currency
  const effects = new Map<string, LotEffect>()
  const held: HeldStock[] = []
  const totals = whole.portfolios.map((portfolio) => {
    const stocks = portfolio.stocks.map((stock) => {
      const place = `${portfolio.name} ${stock.symbol}`
      const modelled = modelOfStock(stock)
      if (modelled.oversell) differences.push(`${place}: more is sold than held`)
      for (const effect of modelled.effects.values()) effects.set(effect.lotId, effect)
      compareStock(stock, modelled.statistics, compareIn(place))
      compareLots(stock, modelled, compareIn(place))
      held.push({ ...modelled, stockId: stock.stockId, symbol: stock.symbol, currency: stock.currency })
      return { currency: stock.currency, statistics: modelled.statistics }
    })
    const amountOfMoney = decimal(portfolio.amountOfMoney)
    const statistics = portfolioStatisticsOf({ currency: portfolio.currency, amountOfMoney, holdings: stocks, rates })
    comparePortfolio(portfolio, statistics, compareIn(portfolio.name))
    return { currency: portfolio.currency, statistics }
  })

  const summary = portfolioSummaryOf(totals, currency, rates)
  const compareSummary = compareIn('summary')
  compareSummary('totalValue', whole.portfolioSummary.totalValue, summary.totalValue)
  compareSummary('totalChange', whole.portfolioSummary.totalChange, summary.totalChange)
  compareSummary('totalChangePercent', whole.portfolioSummary.totalChangePercent, summary.totalPercentage)
  compareSummary('dayChange', whole.portfolioSummary.dayChange, summary.dayChange)
  compareSummary('dayChangePercent', whole.portfolioSummary.dayChangePercent, summary.dayPercentage)

  const positions = new Map(whole.userMergedStockPositions.map((position) => [position.stockId, position]))
  const merged = mergedPositionsOf(held, currency, rates)
  if (merged.length !== positions.size) {
    differences.push(`${positions.size} merged positions on the wire, ${merged.length} by the model`)
  }
  for (const { stock, statistics, percentageOfAllInvestment } of merged) {
    const position = positions.get(stock.stockId)
    const compare = compareIn(`merged ${stock.symbol}`)
    compare('shareCount', position?.shareCount, statistics.shareCount)
    compare('marketValue', position?.marketValue, statistics.marketValue)
    compare('dayChange', position?.dayChange, statistics.dayChange)
    compare('percentageOfAllInvestment', position?.percentageOfAllInvestment, percentageOfAllInvestment)
  }
  for (const { lotId = '', postTransactionStockShareCount } of whole.transactions) {
    const effect = effects.get(lotId)
    compareIn(`transaction ${lotId}`)('shares after', postTransactionStockShareCount, effect?.shareCountAfter ?? null)
  }
  return { differences, figures }
}

/** A lot of the wire as the rules of the subject know it; `place` is where it stands among all, the oldest first. */
export function lotOfWire(lot: WireLot, place: number): Lot {
  const moment = tradeMomentOf(lot.dateOfTransaction)
  if (!moment) throw new Error(`A lot was traded on ${lot.dateOfTransaction}.`)
  return {
    id: lot.lotId,
    kind: lot.portfolioStockTransationType,
    ...moment,
    entryOrder: place,
    quantity: decimal(lot.quantity),
    price: decimal(lot.averageTransactionPrice),
  }
}

function modelOfStock({ lots, stockDateTimeSnapshot, statistics }: WirePortfolioStock) {
  const outcome = replayLots(lots.toReversed().map(lotOfWire))
  const hasPrice = statistics.hasPrice !== false
  const price = hasPrice ? decimal(stockDateTimeSnapshot.price) : null
  const change = hasPrice ? decimal(stockDateTimeSnapshot.change) : null
  if (outcome.kind === 'refused') {
    const empty = replayLots([])
    if (empty.kind === 'refused') throw new Error('No lots are always possible.')
    return modelled(empty.position, [], { price, change }, true)
  }
  return modelled(outcome.position, outcome.effects, { price, change }, false)
}

function modelled(
  sums: HeldStock['sums'],
  effects: readonly LotEffect[],
  quote: { price: Decimal | null; change: Decimal | null },
  oversell: boolean,
) {
  const byLot = new Map(effects.map((effect) => [effect.lotId, effect]))
  return { sums, statistics: stockStatisticsOf(sums, quote), effects: byLot, ...quote, oversell }
}

function compareStock({ statistics: wire, lots }: WirePortfolioStock, model: StockStatistics, compare: Compare): void {
  compare('lotCount', wire.lotCount, decimal(lots.length))
  compare('dayChange', wire.dayChange, model.dayChange)
  compare('remainingStockShareCount', wire.remainingStockShareCount, model.shareCount)
  compare('totalShareSoldCount', wire.totalShareSoldCount, model.soldShareCount)
  compare('totalPurchasedShareCount', wire.totalPurchasedShareCount, model.purchasedShareCount)
  compare('totalRemainingStockValue', wire.totalRemainingStockValue, model.marketValue)
  compare('totalMaterializedGrossGains', wire.totalMaterializedGrossGains, model.proceeds)
  compare('totalMaterializedGrossValue', wire.totalMaterializedGrossValueIncludingUnrealized, model.grossValue)
  compare('totalUnmaterializedProfit', wire.totalUnmaterializedProfit, model.unrealizedProfit)
  compare('totalMaterializedProfit', wire.totalMaterializedProfit, model.realizedProfit)
  compare('totalProfitIncludingUnrealized', wire.totalProfitIncludingUnrealized, model.totalProfit)
  compare('unmaterialized percentage', wire.totalPercentageUnmaterializedProfit, model.unrealizedPercentage)
  compare('percentageOfMaterializedProfit', wire.percentageOfMaterializedProfit, model.realizedPercentage)
  compare('percentageOfProfitIncludingUnrealized', wire.percentageOfProfitIncludingUnrealized, model.totalPercentage)
  compare('actualAverageShareBuyPrice', wire.actualAverageShareBuyPrice, model.averageBuyPrice)
  compare('totalPurchases', wire.totalPurchases, model.purchaseCost)
}

function compareLots(
  { lots }: WirePortfolioStock,
  { effects, price }: { effects: ReadonlyMap<string, LotEffect>; price: Decimal | null },
  compare: Compare,
): void {
  for (const [place, lot] of lots.entries()) {
    const gained = lotGainOf(lotOfWire(lot, place), effects.get(lot.lotId)?.soldCost ?? null, price)
    compare(`gain of lot ${lot.note}`, lot.standardizedTotalGain, gained?.gain ?? null)
    compare(`percentage of lot ${lot.note}`, lot.standardizedTotalGainPourcentage, gained?.percentage ?? null)
  }
}

function comparePortfolio(
  { statistics: wire }: WirePortfolio,
  model: ReturnType<typeof portfolioStatisticsOf>,
  compare: Compare,
): void {
  compare('totalRemainingStockValue', wire.totalRemainingStockValue, model.marketValue)
  compare('totalRemainingStockValueAndMoney', wire.totalRemainingStockValueAndMoney, model.marketValueAndMoney)
  compare('dayChange', wire.dayChange, model.dayChange)
  compare('dayPercentChange', wire.dayPercentChange, model.dayPercentage)
  compare('totalProfitIncludingUnrealized', wire.totalProfitIncludingUnrealized, model.totalProfit)
  compare('percentage of profit', wire.percentageOfProfitIncludingUnrealized, model.totalPercentage)
  compare('gross value', wire.totalMaterializedGrossValueIncludingUnrealizedAndMoney, model.grossValueAndMoney)
  compare('totalPurchases', wire.totalPurchases, model.purchaseCost)
}

function ratesOf({ portfolios, portfolioSummary }: WireUserDataPackage): ExchangeRates {
  const used = [...portfolios.map(({ statistics }) => statistics), portfolioSummary].map(({ ratesUsed }) => ratesUsed)
  const rates: Record<string, number> = Object.assign({}, ...used)
  return Object.fromEntries(Object.entries(rates).map(([pair, rate]) => [pair, decimal(rate)]))
}
