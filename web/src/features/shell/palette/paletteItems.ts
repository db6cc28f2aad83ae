import { compareByAbsoluteScore } from '@palier/domain/watchlists/ranking'
import type { RecentPage } from '../../../kit/navigation/recentPages.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { foldText } from '../../../kit/text/filterText.ts'
import type { WatchedEntry } from '../../watchlists/model/watchedEntry.ts'
import type { PaletteCommand } from './usePaletteCommands.ts'
import type { StockMatch } from '../../market/search/searchStocks.ts'
import type { TagMatch } from '../../market/search/tagMatches.ts'

const MOST_STOCKS = 8
const MOST_OTHERS = 6
const MOST_RECENT = 5
const MOST_COMMANDS_AT_REST = 4

interface PaletteList {
  readonly listId: string
  readonly name: string
  readonly kind: 'BUY' | 'SELL' | 'OTHERS'
  readonly entryCount: number
}

/** `key` is the path, if the item has one. */
export type PaletteItem =
  | { readonly type: 'entry'; readonly key: string; readonly entry: WatchedEntry; readonly listId: string }
  | { readonly type: 'match'; readonly key: string; readonly match: StockMatch }
  | { readonly type: 'tag'; readonly key: string; readonly match: TagMatch }
  | { readonly type: 'list'; readonly key: string; readonly list: PaletteList }
  | { readonly type: 'page'; readonly key: string; readonly page: RecentPage }
  | { readonly type: 'command'; readonly key: string; readonly command: PaletteCommand }

export interface PaletteGroup {
  readonly id: 'recent' | 'stocks' | 'lists' | 'tags' | 'commands'
  /** First items, as many as fit next to other groups. */
  readonly items: readonly PaletteItem[]
  readonly all: readonly PaletteItem[]
}

interface FollowedEntry {
  readonly entry: WatchedEntry
  readonly listId: string
}

export interface PaletteSources {
  readonly text: string
  readonly scope: 'all' | 'lists' | 'portfolios'
  readonly followed: readonly FollowedEntry[]
  readonly lists: readonly PaletteList[]
  readonly matches: readonly StockMatch[]
  readonly tags: readonly TagMatch[]
  readonly commands: readonly PaletteCommand[]
  readonly recent: readonly RecentPage[]
}

/** Groups of items that match a text. Recently opened items rank first among equals. */
export function paletteGroups(sources: PaletteSources): PaletteGroup[] {
  const { text, scope, lists, tags, commands, recent } = sources
  const wanted = foldText(text.trim())
  const listItems = lists
    .filter(({ name }) => foldText(name).includes(wanted))
    .map((list): PaletteItem => ({ type: 'list', key: pathTo('List', { id: list.listId }), list }))
  if (scope !== 'all') return filled([groupOf('lists', scope === 'lists' ? listItems : [])])

  if (wanted === '') {
    const atRest = commands.slice(0, MOST_COMMANDS_AT_REST)
    return filled([
      groupOf(
        'recent',
        recent.slice(0, MOST_RECENT).map((page) => recentItem(page, sources)),
      ),
      groupOf('lists', listItems, MOST_OTHERS),
      groupOf('commands', atRest.map(commandItem)),
    ])
  }
  const found = commands.filter(({ label, group }) => foldText(`${label} ${group}`).includes(wanted))
  return filled([
    groupOf('stocks', recentFirst(stockItems(sources, wanted), recent), MOST_STOCKS),
    groupOf('lists', recentFirst(listItems, recent), MOST_OTHERS),
    groupOf('tags', tags.map(tagItem)),
    groupOf('commands', found.map(commandItem), MOST_OTHERS),
  ])
}

function groupOf(id: PaletteGroup['id'], all: readonly PaletteItem[], most = all.length): PaletteGroup {
  return { id, items: all.slice(0, most), all }
}

/** Matching stocks of the user's lists, each once, followed by the other search results. */
function stockItems({ followed, matches }: PaletteSources, wanted: string): PaletteItem[] {
  const own = entriesByStock(followed)
  const fitting = [...own.values()]
    .map((one) => ({ ...one, rank: rankOf(one.entry, wanted) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || compareByAbsoluteScore(one.entry, other.entry))
    .map(({ entry, listId }) => entryItem({ entry, listId }))
  const others = matches
    .filter(({ stock }) => !stock || !fitting.some(({ key }) => key === pathTo('Stock', { id: stock.stockId })))
    .map((match) => {
      const known = match.stock && own.get(match.stock.stockId)
      return known ? entryItem(known) : matchItem(match)
    })
  return [...fitting, ...others]
}

/** A stock in several lists keeps the entry with the most urgent score. */
function entriesByStock(followed: readonly FollowedEntry[]): Map<string, FollowedEntry> {
  const byStock = new Map<string, FollowedEntry>()
  for (const one of followed) {
    const { stockId } = one.entry.stock
    const before = byStock.get(stockId)
    if (!before || compareByAbsoluteScore(one.entry, before.entry) < 0) byStock.set(stockId, one)
  }
  return byStock
}

/** 0: symbol, 1: start of symbol, 2: start of a word, 3: anywhere; null: no match. */
function rankOf({ stock }: WatchedEntry, wanted: string): number | null {
  const symbol = foldText(stock.symbol)
  const name = foldText(stock.companyName)
  if (symbol === wanted) return 0
  if (symbol.startsWith(wanted)) return 1
  if (` ${name}`.includes(` ${wanted}`)) return 2
  return name.includes(wanted) || symbol.includes(wanted) ? 3 : null
}

function recentFirst(items: readonly PaletteItem[], recent: readonly RecentPage[]): PaletteItem[] {
  const placeOf = ({ key }: PaletteItem) => {
    const place = recent.findIndex(({ path }) => path === key)
    return place < 0 ? recent.length : place
  }
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function recentItem(page: RecentPage, { followed, lists }: PaletteSources): PaletteItem {
  const own = followed.find(({ entry }) => pathTo('Stock', { id: entry.stock.stockId }) === page.path)
  if (own) return entryItem(own)
  const list = lists.find(({ listId }) => pathTo('List', { id: listId }) === page.path)
  return list ? { type: 'list', key: page.path, list } : { type: 'page', key: page.path, page }
}

function entryItem({ entry, listId }: FollowedEntry): PaletteItem {
  return { type: 'entry', key: pathTo('Stock', { id: entry.stock.stockId }), entry, listId }
}

function matchItem(match: StockMatch): PaletteItem {
  const { stock, normalizedTicker } = match
  return { type: 'match', key: stock ? pathTo('Stock', { id: stock.stockId }) : normalizedTicker, match }
}

function tagItem(match: TagMatch): PaletteItem {
  const { name, value } = match.tag
  return { type: 'tag', key: `${name}:${value}`, match }
}

function commandItem(command: PaletteCommand): PaletteItem {
  return { type: 'command', key: command.id, command }
}

function filled(groups: readonly PaletteGroup[]): PaletteGroup[] {
  return groups.filter(({ items }) => items.length > 0)
}
