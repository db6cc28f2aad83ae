import type {
  WireBasicFundamentals,
  WireSearchResult,
  WireStockCompleteInfo,
  WireStockDividend,
} from '@palier/contract/market/stockSchemas'
import { UNKNOWN_INSTANT } from '@palier/contract/kernel/scalars'
import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Dividend, PricePoint } from '../../providers/marketData/port.ts'
import type { StockInformation } from '../../services/market/stockInformation.ts'
import type { CatalogueResult } from '../../services/market/stockSearch.ts'
import { changeOf } from '../../services/market/stockView.ts'
import { moneyToWire } from '../kernel/money.ts'
import type { Localization } from './stock.ts'

/** Unknown prices are 0. */
export function completeInfoToWire(
  { stock, quote, fundamentals, dayPoints }: StockInformation,
  { tagNames, language }: Localization,
): WireStockCompleteInfo {
  const change = changeOf(quote)
  const marketCap = moneyOrNull(quote?.marketCap ?? fundamentals?.marketCap)
  return {
    stockId: stock.id,
    companyName: stock.companyName,
    symbol: stock.ticker,
    exchange: stock.exchangeCode,
    currency: stock.currency,
    lastPrice: moneyOrZero(quote?.price),
    ...(marketCap !== null && { marketCap }),
    tags: tagNames(stock, language),
    changeInfo: { change: moneyToWire(change.amount), changePercent: moneyToWire(change.percent) },
    dayStockEvolution: {
      previousClose: moneyOrZero(quote?.previousClose),
      dayOpen: moneyOrZero(quote?.open),
      dayLow: moneyOrZero(quote?.dayLow),
      dayHigh: moneyOrZero(quote?.dayHigh),
      stockEvolutionPITList: quote ? pointsToWire(dayPoints) : [],
    },
    mainFundamentals: {
      the52WeekLow: moneyOrZero(quote?.yearLow),
      the52WeekHigh: moneyOrZero(quote?.yearHigh),
      wallStreetTargetPrice: moneyOrNull(fundamentals?.targetPrice),
      marketCapitalization: marketCap,
    },
    companyInfo: { logoUrl: fundamentals?.logoUrl ?? null },
    dividendInfo: { dividendYield: moneyOrNull(fundamentals?.dividendYield) },
    companyKey: stock.companyKey,
    isPriceIntraDay: quote?.isIntraday ?? false,
    lastPriceDateTime: quote?.at.toISOString() ?? UNKNOWN_INSTANT,
    country: stock.country,
    isSample: fundamentals?.isSample ?? false,
  }
}

/** Unknown figures are null, except for the 52-week range, which is 0. */
export function fundamentalsToWire(
  { stock, quote, fundamentals }: StockInformation,
  { tagNames, language }: Localization,
): WireBasicFundamentals {
  return {
    general: { logoUrl: fundamentals?.logoUrl ?? null, exchange: stock.exchangeCode },
    highlights: {
      marketCapitalization: moneyOrNull(quote?.marketCap ?? fundamentals?.marketCap),
      dividendYield: moneyOrNull(fundamentals?.dividendYield),
      wallStreetTargetPrice: moneyOrNull(fundamentals?.targetPrice),
    },
    technicals: { the52WeekHigh: moneyOrZero(quote?.yearHigh), the52WeekLow: moneyOrZero(quote?.yearLow) },
    tags: tagNames(stock, language),
    isSample: fundamentals?.isSample ?? false,
  }
}

/** `stockId` is absent if the stock is not stored. */
export function searchResultToWire(result: CatalogueResult): WireSearchResult {
  const { ticker, normalizedTicker, name, exchangeCode, previousClose, country, currency, stockId, companyKey } = result
  return {
    ticker: { symbol: ticker, normalizedTicker },
    name,
    exchange: exchangeCode,
    previousClose: moneyOrNull(previousClose),
    country,
    currency,
    ...(stockId !== null && { stockId }),
    ...(companyKey !== null && { companyKey }),
  }
}

/** In the given order; dates in UTC. */
export function pointsToWire(points: readonly PricePoint[]) {
  return points.map(({ at, price }) => ({ dateTime: at.toISOString(), price: moneyToWire(price) }))
}

export function dividendToWire({ exDate, amount, currency }: Dividend): WireStockDividend {
  return { exDate, amount: moneyToWire(amount), currency }
}

function moneyOrNull(amount: Decimal | null | undefined): number | null {
  return amount ? moneyToWire(amount) : null
}

/** The wire has no unknown price: 0 instead. */
function moneyOrZero(amount: Decimal | undefined): number {
  return moneyOrNull(amount) ?? 0
}
