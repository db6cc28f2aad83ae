import { UNKNOWN_INSTANT } from '@palier/contract/kernel/scalars'
import type { WireScoreDetails, WireStock } from '@palier/contract/market/stockSchemas'
import type { ScoreDetails } from '@palier/domain/watchlists/score'
import type { StockWithDay } from '../../services/market/stocks.ts'
import { changeOf, type StockView } from '../../services/market/stockView.ts'
import type { TagNames } from '../../services/market/tags.ts'
import type { Language } from '../../services/kernel/viewer.ts'
import { moneyToWire } from '../kernel/money.ts'

export type Localization = { tagNames: TagNames; language: Language }

/** Without a quote, the price is 0 at UNKNOWN_INSTANT. */
export function stockToWire({ stock, quote }: StockView, { tagNames, language }: Localization): WireStock {
  const change = changeOf(quote)
  return {
    stockId: stock.id,
    symbol: stock.ticker,
    ...(stock.symbolSuffix !== null && { symbolSuffix: stock.symbolSuffix }),
    companyName: stock.companyName,
    lastPrice: quote ? moneyToWire(quote.price) : 0,
    lastPriceDateTime: quote?.at.toISOString() ?? UNKNOWN_INSTANT,
    isPriceIntraDay: quote?.isIntraday ?? false,
    currency: stock.currency,
    exchange: stock.exchangeCode,
    plateformCustomExchange: stock.exchangeCode,
    tags: tagNames(stock, language),
    change: moneyToWire(change.amount),
    changePercent: moneyToWire(change.percent),
    ...(quote?.marketCap && { marketCap: moneyToWire(quote.marketCap) }),
    ...(quote && { oneYearLow: moneyToWire(quote.yearLow), oneYearHigh: moneyToWire(quote.yearHigh) }),
  }
}

export function stockWithDayToWire(view: StockWithDay, localization: Localization): WireStock {
  const { quote, dayPoints } = view
  if (!quote) return stockToWire(view, localization)
  return {
    ...stockToWire(view, localization),
    dayStockEvolution: {
      previousClose: moneyToWire(quote.previousClose),
      dayOpen: moneyToWire(quote.open),
      dayLow: moneyToWire(quote.dayLow),
      dayHigh: moneyToWire(quote.dayHigh),
      stockEvolutionPITList: dayPoints.map(({ at, price }) => ({
        dateTime: at.toISOString(),
        price: moneyToWire(price),
      })),
    },
  }
}

/** Variables are converted to numbers. */
export function scoreDetailsToWire({ score, subScores }: ScoreDetails): WireScoreDetails {
  return {
    score,
    subScoreDetails: subScores.map(({ name, weighting, score: subScore, usedVariables }) => ({
      subScoreName: name,
      weighting,
      score: subScore,
      usedVariables: Object.fromEntries(Object.entries(usedVariables).map(([key, text]) => [key, Number(text)])),
    })),
  }
}
