import type { Page } from '@playwright/test'
import { operationOf } from './operations.ts'

type Entry = { id: string; stock: { id: string; stockId: string; symbol: string } }
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

/** As many entries, made from these in turn. */
function lengthened(entries: readonly Entry[], count: number): Entry[] {
  return Array.from({ length: count }, (_, place) => {
    const entry = entries[place % entries.length]
    if (!entry) throw new Error('the list is empty')
    if (place < entries.length) return entry
    const { stock } = entry
    const own = { id: `${stock.id}-${place}`, stockId: `${stock.stockId}-${place}`, symbol: `${stock.symbol}${place}` }
    return { ...entry, id: `${entry.id}-${place}`, stock: { ...stock, ...own } }
  })
}
