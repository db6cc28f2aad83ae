import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { boundedText, empty, identifier, money } from '../kernel/scalars.ts'
import {
  aiContextualInfo,
  basicFundamentals,
  chartInterval,
  dayVolume,
  newsItem,
  pointInTime,
  knownTag,
  searchResult,
  stock,
  stockCompleteInfo,
  stockDividend,
  tag,
} from './stockSchemas.ts'

export const MAXIMUM_STOCKS_A_CALL = 500

export const MAXIMUM_SEARCH_RESULTS = 50
export const MAXIMUM_SEARCH_TEXT = 100
/** Daily points of at most one year. */
export const MAXIMUM_LAST_DAYS = 365

const searchText = boundedText(MAXIMUM_SEARCH_TEXT, 1)
const maxCount = z.int().min(1).max(MAXIMUM_SEARCH_RESULTS).default(20)
const ofStock = z.object({ stockId: identifier })
const read = { access: 'user', scripts: true } as const

export const getStock = call({
  item: 'API-70',
  summary: 'Reads a stock by its id or symbol',
  path: '/api/Stocks/Get',
  ...read,
  input: z.union([
    z.object({ stockId: identifier, symbol: z.never().optional() }),
    z.object({ symbol: z.string().regex(/^[A-Za-z0-9.-]{1,20}$/), stockId: z.never().optional() }),
  ]),
  output: stock,
  errors: ['parameter_invalid_empty', 'resource_missing'],
})

/** Returns up to 500 stocks in any order; omits unknown ids. */
export const getStocks = call({
  item: 'API-84',
  summary: 'Reads up to 500 stocks by their ids',
  path: '/api/Stocks/GetMany',
  access: 'userOrService',
  scripts: true,
  extension: true,
  input: z.object({ stockIds: z.array(identifier).min(1).max(MAXIMUM_STOCKS_A_CALL) }),
  output: z.object({ stocks: z.array(stock) }),
  errors: ['parameter_invalid_empty'],
})

/** Searches stored stocks by text, by tags (any value per name, all names) or both. */
export const searchStocksLocally = call({
  item: 'API-71',
  summary: 'Searches the stocks that this server keeps, by text or tags',
  path: '/api/Stocks/SearchLocally',
  ...read,
  input: z
    .object({ searchText: searchText.optional(), tags: z.array(tag).max(20).optional(), maxCount })
    .refine(({ searchText: text, tags }) => text !== undefined || (tags?.length ?? 0) > 0),
  output: z.object({ stocks: z.array(stockCompleteInfo) }),
  errors: ['parameter_invalid_empty'],
})

export const searchStocks = call({
  item: 'API-72',
  summary: 'Searches the catalogue of the source of prices',
  path: '/api/Stocks/Search',
  ...read,
  input: z.object({ searchText, maxCount }),
  output: z.object({ results: z.array(searchResult) }),
  errors: ['parameter_invalid_empty'],
})

export const getStockCompleteInfo = call({
  item: 'API-73',
  summary: 'Reads a stock with its main figures',
  path: '/api/Stocks/GetCompleteInfo',
  ...read,
  input: ofStock,
  output: stockCompleteInfo,
  errors: ['resource_missing'],
})

/** Unique tags, ordered by name and value. */
export const getAllTags = call({
  item: 'API-74',
  summary: 'Lists every tag of stocks',
  path: '/api/Stocks/GetAllTags',
  ...read,
  input: empty,
  output: z.object({ tags: z.array(knownTag) }),
})

/** The plan limits the number of news items. */
export const getQuoteContextualInfo = call({
  item: 'API-75',
  summary: 'Reads the news of a stock',
  path: '/api/Stocks/GetQuoteContextualInfo',
  ...read,
  input: ofStock,
  output: z.object({
    news: z.array(newsItem),
    // Extension: the plan that limited the response.
    planName: z.string().optional(),
  }),
  errors: ['resource_missing'],
})

/** Omits parts that the plan does not include. */
export const getAiContextualInfo = call({
  item: 'API-76',
  summary: 'Reads the analysis of a stock',
  path: '/api/Stocks/GetAiContextualInfo',
  ...read,
  input: ofStock,
  output: aiContextualInfo,
  errors: ['resource_missing'],
})

export const getBasicFundamentals = call({
  item: 'API-77',
  summary: 'Reads the fundamental figures of a stock',
  path: '/api/Fundamental/getBasics',
  ...read,
  input: ofStock,
  output: basicFundamentals,
  errors: ['resource_missing'],
})

/** Oldest first. */
export const getLastDays = call({
  item: 'API-78',
  summary: 'Reads the closes of the last days of a stock',
  path: '/api/StockEvolution/GetLastDays',
  ...read,
  input: ofStock.extend({ days: z.int().min(1).max(MAXIMUM_LAST_DAYS) }),
  output: z.object({ stockEvolutionPITList: z.array(pointInTime) }),
  errors: ['resource_missing'],
})

export const getAvailableIntervals = call({
  item: 'API-79',
  summary: 'Lists the chart intervals of a stock',
  path: '/api/StockEvolution/GetAvailableIntervals',
  ...read,
  input: ofStock,
  output: z.object({ intervals: z.array(chartInterval) }),
  errors: ['resource_missing'],
})

/** Oldest first. Only the day interval has a previous close. */
export const getInterval = call({
  item: 'API-80',
  summary: 'Reads the prices of a stock over one chart interval',
  path: '/api/StockEvolution/GetInterval',
  ...read,
  input: ofStock.extend({ intervalKey: z.string().min(1).max(30) }),
  output: z.object({
    interval: chartInterval,
    previousClose: money.nullable(),
    stockEvolutionPITList: z.array(pointInTime),
    // Extension: dividends of that period, oldest first.
    dividends: z.array(stockDividend).optional(),
  }),
  errors: ['resource_missing'],
})

/** Complete days only, oldest first; omits days without a figure. */
export const getVolumes = call({
  item: 'D17',
  summary: 'Reads how many shares of a stock were traded on the days of one chart interval',
  path: '/api/Extensions/StockEvolution/Volumes',
  ...read,
  extension: true,
  input: getInterval.input,
  output: z.object({ volumes: z.array(dayVolume) }),
  errors: ['resource_missing'],
})
