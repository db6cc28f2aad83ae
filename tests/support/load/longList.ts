import { decimal, decimalOrNull } from '@palier/domain/kernel/decimal'
import { DEFAULT_SCORE_BASIS, scoreOf } from '@palier/domain/watchlists/score'
import { THRESHOLD_KEYS, type ThresholdKey } from '@palier/domain/watchlists/thresholds'
import type { Page } from '@playwright/test'
import { operationOf } from '../project/operations.ts'

type Stock = { id: string; stockId: string; symbol: string; lastPrice?: string | null }
type Entry = {
  id: string
  score: number
  scoredPrice?: string | null
  thresholds: Partial<Record<ThresholdKey, string | null>>
  stock: Stock
}
type Answer = { data: { viewer: { watchList: { entries: Entry[]; entryCount?: number } } } }

/** The page of a list is answered with `count` entries, made from those that are there; no two are of one stock. */
export async function captureList(page: Page, count: number): Promise<{ count: number; entries: readonly Entry[] }> {
  const list = { count, entries: [] as readonly Entry[] }
  await page.route('**/graphql', async (route, request) => {
    if (operationOf(request) !== 'ListScreenQuery') return route.fallback()
    const response = await route.fetch()
    const answer = (await response.json()) as Answer
    const { watchList } = answer.data.viewer
    watchList.entries = lengthened(watchList.entries, list.count)
    list.entries = watchList.entries
    await route.fulfill({ response, json: answer })
  })
  return list
}

/** As many entries, made from these in turn, the same stock at another price each time. */
function lengthened(entries: readonly Entry[], count: number): Entry[] {
  return Array.from({ length: count }, (_, place) => {
    const entry = entries[place % entries.length]
    if (!entry) throw new Error('the list is empty')
    if (place < entries.length) return entry
    const { stock } = entry
    const own = { id: `${stock.id}-${place}`, stockId: `${stock.stockId}-${place}`, symbol: `${stock.symbol}${place}` }
    const turn = Math.floor(place / entries.length)
    return atPrice(
      { ...entry, id: `${entry.id}-${place}`, stock: { ...stock, ...own } },
      0.8 + ((turn * 37) % 400) / 1000,
    )
  })
}

/** A buy entry as the server would tell it at another price. */
function atPrice(entry: Entry, share: number): Entry {
  const { stock } = entry
  if (stock.lastPrice == null) return entry
  const lastPrice = decimal(stock.lastPrice).times(share).toFixed(2)
  const [t200, t400, t600, t800] = THRESHOLD_KEYS.map((key) => decimalOrNull(entry.thresholds[key]))
  const score = scoreOf({
    kind: 'buy',
    basis: DEFAULT_SCORE_BASIS,
    thresholds: { t200: t200 ?? null, t400: t400 ?? null, t600: t600 ?? null, t800: t800 ?? null },
    price: decimal(lastPrice),
    range: null,
  })
  return { ...entry, score, scoredPrice: lastPrice, stock: { ...stock, lastPrice } }
}
