import { listingTextOf } from '@palier/domain/market/listingText'
import type { Database } from '../../database/kernel/database.ts'
import { findStocks, searchStocks, type SearchedText } from '../../database/queries/market/stockQueries.ts'
import { foldText, foldTicker, matchRank } from '../../providers/kernel/foldText.ts'
import type { OtherName } from '../../providers/marketData/otherNames.ts'
import type { CatalogueMatch, MarketData } from '../../providers/marketData/port.ts'
import { stockIdOf } from './stockId.ts'
import { callProvider } from '../kernel/callProvider.ts'
import { informationOf, type StockInformation } from './stockInformation.ts'
import type { Tag, Tags } from './tags.ts'

type StockSearch = { text: string | null; tags: readonly Tag[]; atMost: number }

/** `stockId` is null if the entry is not stored. */
export type CatalogueResult = CatalogueMatch & { stockId: string | null }

const CARD_POINTS = 48

export function createStockSearch(
  database: Database,
  marketData: MarketData,
  { tags, otherNames }: { tags: Tags; otherNames: readonly OtherName[] },
) {
  function searchedText(text: string): SearchedText {
    const named = otherNames.filter(({ name }) => matchRank(text, { ticker: '', name }) !== null)
    const listing = listingTextOf(text)
    return {
      folded: foldText(text),
      compact: foldTicker(text),
      companyKeys: named.map(({ companyKey }) => companyKey),
      listing: listing && { compact: foldTicker(listing.ticker), exchangeCodes: listing.exchangeCodes },
    }
  }

  return {
    /** Searches stored stocks by text, tags or both, best first. */
    async among({ text, tags: wanted, atMost }: StockSearch, now: Date): Promise<StockInformation[]> {
      const searched = text === null ? null : searchedText(text)
      if (searched?.compact === '') return []
      const found = await searchStocks(database, { text: searched, concepts: tags.conceptsOf(wanted), atMost })
      return informationOf(marketData, found, CARD_POINTS, now)
    },
    /** Searches the source's catalogue, best first. Refuses with ServiceUnavailable if the source fails. */
    async catalogue(text: string, atMost: number, now: Date): Promise<CatalogueResult[]> {
      const matches = await callProvider(marketData.search(text, atMost, now))
      const ids = matches.flatMap(({ key }) => (key === null ? [] : [stockIdOf(key)]))
      const stored = new Set((await findStocks(database, ids)).map(({ id }) => id))
      return matches.map((match) => {
        const id = match.key === null ? null : stockIdOf(match.key)
        return { ...match, stockId: id !== null && stored.has(id) ? id : null }
      })
    },
  }
}
