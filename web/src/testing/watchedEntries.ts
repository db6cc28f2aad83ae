import type { entryContent_entry$data } from '../__generated__/entryContent_entry.graphql.ts'
import type { watchedEntry_entry$data, watchedEntry_entry$key } from '../__generated__/watchedEntry_entry.graphql.ts'

type Data = watchedEntry_entry$data
type Changes = Partial<Omit<Data, 'stock' | ' $fragmentType' | ' $fragmentSpreads'>> & {
  readonly symbol: string
  readonly note?: string | null
  readonly version?: number
  readonly stock?: Partial<Data['stock']>
  readonly thresholds?: Partial<entryContent_entry$data['thresholds']>
}

/** An entry as the server would answer it: a Canadian stock at 128.36 with the four thresholds of a buy list. */
export function entryAnswer({ symbol, stock = {}, thresholds = {}, ...entry }: Changes) {
  return {
    __typename: 'WatchListEntry',
    id: `entry-${symbol}`,
    version: 1,
    beyondPlan: null,
    note: '',
    score: 788,
    scoredPrice: '128.36',
    ...entry,
    thresholds: { t200: '142', t400: '135', t600: '129.5', t800: '122', ...thresholds },
    stock: {
      __typename: 'Stock',
      id: `stock-${symbol}`,
      stockId: `s-${symbol}`,
      symbol,
      companyName: `${symbol} Inc.`,
      exchange: 'XTSE',
      currency: 'CAD' as const,
      sector: 'Industrie',
      lastPrice: '128.36',
      lastPriceAt: new Date().toISOString(),
      change: '-1.45',
      changePercent: '-1.12',
      isIntraday: true,
      marketCap: '85000000000',
      yearLow: '124.80',
      yearHigh: '157.42',
      ...stock,
    },
  }
}

/** The same where its fragment is spread, as Relay hands it on: what a fragment selects stands below its name. */
export function entryKey(changes: Changes): watchedEntry_entry$key {
  const answer = entryAnswer(changes)
  const spread = { ...answer, __fragments: { entryContent_entry: answer } }
  return { __fragments: { watchedEntry_entry: spread } } as unknown as watchedEntry_entry$key
}
