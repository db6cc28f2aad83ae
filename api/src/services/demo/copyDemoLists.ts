import { randomUUID } from 'node:crypto'
import { DEFAULT_SCORE_BASIS } from '@palier/domain/watchlists/score'
import type { NewGuest } from '../../database/queries/demo/guestQueries.ts'
import type { Quote, SecurityKey } from '../../providers/marketData/port.ts'
import { DEMO_LISTS, type DemoEntry, type DemoList } from './demoLists.ts'
import { demoThresholds } from './demoThresholds.ts'
import { stockIdOf } from '../market/stockId.ts'
import { storedScoreOf } from '../watchlists/scoredEntry.ts'
import type { Language } from '../kernel/viewer.ts'

type Copy = Pick<NewGuest, 'lists' | 'entries'>
type Quotes = ReadonlyMap<SecurityKey, Quote>
type Owner = { userId: string; language: Language; createdAt: Date }

export function demoStockKeys(): SecurityKey[] {
  return [...new Set(DEMO_LISTS.flatMap(({ entries }) => entries.map(({ key }) => key)))]
}

export function copyDemoLists(owner: Owner, quotes: Quotes): Copy {
  const copies = DEMO_LISTS.map((list, at) => copyList(list, at, owner, quotes))
  return { lists: copies.map(({ list }) => list), entries: copies.flatMap(({ entries }) => entries) }
}

function copyList(template: DemoList, at: number, { userId, language, createdAt }: Owner, quotes: Quotes) {
  const { kind } = template
  const list = {
    id: randomUUID(),
    userId,
    kind,
    name: template.name[language],
    description: template.description[language],
    position: at,
    createdAt,
  }
  const entries = template.entries.flatMap((entry, place) => {
    const quote = quotes.get(entry.key)
    // A millisecond apart, since entries are sorted by creation time.
    const made = new Date(createdAt.getTime() + place)
    return quote ? [{ ...copyEntry(kind, entry, quote, made), listId: list.id, createdAt: made }] : []
  })
  return { list, entries }
}

function copyEntry(kind: DemoList['kind'], { key, levels }: DemoEntry, quote: Quote, made: Date) {
  const thresholds = demoThresholds(quote.price, levels)
  const stored = storedScoreOf(kind, thresholds, quote, DEFAULT_SCORE_BASIS, made)
  return { id: randomUUID(), stockId: stockIdOf(key), ...stored }
}
