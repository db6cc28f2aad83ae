import {
  getAiContextualInfo,
  getAllTags,
  getQuoteContextualInfo,
  getStock,
  getStockCompleteInfo,
  getStocks,
  searchStocks,
  searchStocksLocally,
  getBasicFundamentals,
} from '@palier/contract/market/stockCalls'
import { analysisToWire, newsToWire } from '../../wire/market/analysis.ts'
import { stockToWire, stockWithDayToWire } from '../../wire/market/stock.ts'
import { completeInfoToWire, searchResultToWire, fundamentalsToWire } from '../../wire/market/stockInformation.ts'
import { tagsFromWire } from '../../wire/market/tag.ts'
import { forAnyone, forUser } from '../kernel/route.ts'

export const stockRoutes = {
  getStock: forUser(getStock, async ({ input, language, now, services: { stocks, tagNames } }) => {
    return { data: stockWithDayToWire(await stocks.read(input, now), { tagNames, language }) }
  }),

  getStocks: forAnyone(getStocks, async ({ input, language, now, services: { stocks, tagNames } }) => {
    const found = await stocks.readMany(input.stockIds, now)
    return { data: { stocks: found.map((view) => stockToWire(view, { tagNames, language })) } }
  }),

  searchStocksLocally: forUser(
    searchStocksLocally,
    async ({ input, language, now, services: { stockSearch, tagNames } }) => {
      const { searchText = null, tags = [], maxCount } = input
      const found = await stockSearch.among({ text: searchText, tags: tagsFromWire(tags), atMost: maxCount }, now)
      return { data: { stocks: found.map((information) => completeInfoToWire(information, { tagNames, language })) } }
    },
  ),

  searchStocks: forUser(searchStocks, async ({ input, now, services: { stockSearch } }) => {
    const found = await stockSearch.catalogue(input.searchText, input.maxCount, now)
    return { data: { results: found.map(searchResultToWire) } }
  }),

  getStockCompleteInfo: forUser(
    getStockCompleteInfo,
    async ({ input, language, now, services: { stocks, tagNames } }) => {
      return { data: completeInfoToWire(await stocks.inform(input.stockId, now), { tagNames, language }) }
    },
  ),

  getAllTags: forUser(getAllTags, async ({ language, services: { tags } }) => {
    return { data: { tags: await tags.all(language) } }
  }),

  getQuoteContextualInfo: forUser(
    getQuoteContextualInfo,
    async ({ input, viewer, language, now, services: { news } }) => {
      const { planName, articles } = await news.read(viewer, input.stockId, language, now)
      return { data: { news: articles.map(newsToWire), planName } }
    },
  ),

  getAiContextualInfo: forUser(
    getAiContextualInfo,
    async ({ input, viewer, language, now, services: { analysis } }) => {
      return { data: analysisToWire(await analysis.read(viewer, input.stockId, language, now)) }
    },
  ),

  getBasicFundamentals: forUser(
    getBasicFundamentals,
    async ({ input, language, now, services: { stocks, tagNames } }) => {
      return { data: fundamentalsToWire(await stocks.inform(input.stockId, now), { tagNames, language }) }
    },
  ),
}
