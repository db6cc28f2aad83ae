import { randomUUID } from 'node:crypto'
import { DEFAULT_SCORE_BASIS } from '@palier/domain/watchlists/score'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import type { NewPerson } from '../../database/queries/demo/guestQueries.ts'
import type { Quote, SecurityKey } from '../../providers/marketData/port.ts'
import { DEMO_LISTS, type DemoEntry, type DemoList } from './demoLists.ts'
import { demoThresholds } from './demoThresholds.ts'
import { stockIdOf } from '../market/stockId.ts'
import { firstLevelOf } from '../watchlists/crossedLevel.ts'
import { scoreAt } from '../watchlists/scoredEntry.ts'
import type { Language } from '../kernel/viewer.ts'

type Copy = Pick<NewPerson, 'lists' | 'entries'>
type Quotes = ReadonlyMap<SecurityKey, Quote>
type Owner = { userId: string; language: Language; createdAt: Date }

/** The securities whose quotes a copy needs. */
export function demoStockKeys(): SecurityKey[] {
  return [...new Set(DEMO_LISTS.flatMap(({ entries }) => entries.map(({ key }) => key)))]
}

/** A person's own copy of the demonstration lists, named in their language, with levels around these quotes. */
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
    // A millisecond apart, because entries are read in the order of their making.
    const made = new Date(createdAt.getTime() + place)
    return quote ? [{ ...copyEntry(kind, entry, quote), listId: list.id, createdAt: made }] : []
  })
  return { list, entries }
}

function copyEntry(kind: DemoList['kind'], { key, levels }: DemoEntry, quote: Quote) {
  const thresholds = demoThresholds(quote.price, levels)
  const { absoluteScore } = scoreAt(kind, thresholds, quote, DEFAULT_SCORE_BASIS)
  return {
    id: randomUUID(),
    stockId: stockIdOf(key),
    ...textsOf(thresholds),
    highScore: Math.max(0, absoluteScore),
    ...firstLevelOf(kind, thresholds, quote),
  }
}

/** As the database keeps them: exact text. */
function textsOf({ t200, t400, t600, t800 }: Thresholds) {
  return {
    t200: t200 && t200.toString(),
    t400: t400 && t400.toString(),
    t600: t600 && t600.toString(),
    t800: t800 && t800.toString(),
  }
}
