import { MAXIMUM_SEARCH_TEXT } from '@palier/contract/market/stockCalls'
import type { WireCurrency } from '@palier/contract/kernel/scalars'
import type { WireSearchResult, WireStockCompleteInfo } from '@palier/contract/market/stockSchemas'
import type { Operation } from '../../operation/context.ts'
import { rememberInfos } from './loadCompleteInfos.ts'
import { factsAtLatestPrice } from './loadStockDetails.ts'
import { readPublic } from '../../operation/publicReads.ts'
import { priceOrNull, type StockFacts } from '../../cache/stockFacts.ts'

const MAXIMUM_MATCHES = 20

/** All data belong to this listing, never to another one of the company. */
export type StockMatch = {
  symbol: string
  normalizedTicker: string
  companyName: string
  exchange: string
  country: string
  currency: WireCurrency | null
  previousClose: number | null
  companyKey: string | null
  /** Stock, or only its id; null if it is only in the catalogue. */
  stock: StockFacts | string | null
}

/** At most 20 listings: stored stocks first, then the provider's catalogue, which may fail. */
export async function searchStocks(operation: Operation, text: string): Promise<StockMatch[]> {
  const searchText = text.trim().slice(0, MAXIMUM_SEARCH_TEXT)
  if (searchText === '') return []

  const { publicReads, log } = operation.services
  const input = { searchText, maxCount: MAXIMUM_MATCHES }
  const [stored, catalogue] = await Promise.all([
    readPublic(operation, publicReads.localSearch, input, ({ stocks }, reader) => rememberInfos(reader, stocks)),
    readPublic(operation, publicReads.catalogue, input).then(
      ({ value }) => value.results,
      (error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : null }, 'catalogue search failed')
        return []
      },
    ),
  ])
  const { value, staleSince } = stored
  const matches = value.stocks.map((info) =>
    matchOfKept(info, factsAtLatestPrice(operation, { value: info, staleSince }), catalogue),
  )
  return withTheRest(matches, catalogue).slice(0, MAXIMUM_MATCHES)
}

function matchOfKept(
  info: WireStockCompleteInfo,
  stock: StockFacts,
  catalogue: readonly WireSearchResult[],
): StockMatch {
  const { symbol, exchange } = info
  const listed = catalogue.find((result) => isListing(result, info))
  return {
    symbol,
    normalizedTicker: listed?.ticker.normalizedTicker ?? `${symbol}.${exchange}`,
    companyName: info.companyName,
    exchange,
    country: info.country ?? listed?.country ?? '',
    currency: info.currency,
    previousClose: priceOrNull(info.dayStockEvolution.previousClose) ?? listed?.previousClose ?? null,
    companyKey: info.companyKey ?? listed?.companyKey ?? null,
    stock,
  }
}

/** Several exchanges may use the same ticker. */
function isListing({ stockId, ticker, exchange }: WireSearchResult, info: WireStockCompleteInfo): boolean {
  if (stockId !== undefined) return stockId === info.stockId
  return ticker.symbol === info.symbol && exchange === info.exchange
}

function withTheRest(stored: readonly StockMatch[], catalogue: readonly WireSearchResult[]): StockMatch[] {
  const lines = new Map(stored.map((match) => [match.normalizedTicker, match]))
  for (const result of catalogue) {
    const { symbol, normalizedTicker } = result.ticker
    if (lines.has(normalizedTicker)) continue
    lines.set(normalizedTicker, {
      symbol,
      normalizedTicker,
      companyName: result.name,
      exchange: result.exchange,
      country: result.country,
      currency: result.currency ?? null,
      previousClose: result.previousClose,
      companyKey: result.companyKey ?? null,
      stock: result.stockId ?? null,
    })
  }
  return [...lines.values()]
}
