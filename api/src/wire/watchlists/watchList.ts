import { UNKNOWN_INSTANT } from '@palier/contract/kernel/scalars'
import type {
  WireEntryChange,
  WireEntryInput,
  WireWatchList,
  WireWatchListEntry,
} from '@palier/contract/watchlists/watchListSchemas'
import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import { type Closures, NO_CLOSURES } from '../../services/watchlists/beyondPlan.ts'
import type { ScoredList } from '../../services/watchlists/watchLists.ts'
import type { ScoredEntry } from '../../services/watchlists/scoredEntry.ts'
import type { EntryAddition, EntryChange } from '../../services/watchlists/watchListWrites.ts'
import { changeOf } from '../../services/market/stockView.ts'
import { moneyToWire, thresholdToWire } from '../kernel/money.ts'
import { closureToWire } from '../billing/plan.ts'
import { scoreDetailsToWire, type Localization } from '../market/stock.ts'

export function watchListToWire(
  list: ScoredList,
  localization: Localization,
  closures: Closures = NO_CLOSURES,
): WireWatchList {
  return listOfEntries(
    list,
    list.entries.map((entry) => entryToWire(entry, localization, closures)),
    closures,
  )
}

export function listOfEntries(
  list: Omit<ScoredList, 'entries'>,
  entries: WireWatchListEntry[],
  closures: Closures,
): WireWatchList {
  const { id, name, description, kind, version } = list
  const beyondPlan = closureToWire(closures.ofList(id))
  return { id, name, description, type: kind, currency: commonCurrency(entries), entries, version, beyondPlan }
}

/** An unknown price is 0 at UNKNOWN_INSTANT. */
export function entryToWire(
  entry: ScoredEntry,
  { tagNames, language }: Localization,
  closures: Closures = NO_CLOSURES,
): WireWatchListEntry {
  const { stock, quote, thresholds, details } = entry
  const change = changeOf(quote)
  return {
    id: entry.id,
    listId: entry.listId,
    stockId: stock.id,
    symbol: stock.ticker,
    companyName: stock.companyName,
    score: entry.score,
    absoluteScore: entry.absoluteScore,
    highScore: entry.highScore,
    t200: thresholdToWire(thresholds.t200),
    t400: thresholdToWire(thresholds.t400),
    t600: thresholdToWire(thresholds.t600),
    t800: thresholdToWire(thresholds.t800),
    isPriceIntraDay: quote?.isIntraday ?? false,
    marketRegularPrice: {
      dateTime: quote?.at.toISOString() ?? UNKNOWN_INSTANT,
      value: quote ? moneyToWire(quote.price) : 0,
    },
    ...(quote?.marketCap && { marketCap: moneyToWire(quote.marketCap) }),
    ...(quote && { oneYearLow: moneyToWire(quote.yearLow), oneYearHigh: moneyToWire(quote.yearHigh) }),
    change: { value: moneyToWire(change.amount) },
    changePercent: { value: moneyToWire(change.percent) },
    currency: stock.currency,
    plateformCustomExchange: stock.exchangeCode,
    ...(details && { scoreDetailsInfo: scoreDetailsToWire(details) }),
    version: entry.version,
    note: entry.note,
    tags: tagNames(stock, language),
    beyondPlan: closureToWire(closures.ofEntry(entry.id)),
  }
}

/** A threshold of 0 is not set. */
export function entryFromWire({ stockId, note, T200, T400, T600, T800 }: WireEntryInput): EntryAddition {
  const thresholds: Thresholds = { t200: levelOf(T200), t400: levelOf(T400), t600: levelOf(T600), t800: levelOf(T800) }
  return { stockId, note, thresholds }
}

export function entryChangeFromWire({ id, listId, version, ...entry }: WireEntryChange): EntryChange {
  return { id, listId, version, ...entryFromWire(entry) }
}

function levelOf(sent: number): Decimal | null {
  return sent === 0 ? null : decimal(sent)
}

/** Null for a list without entries, or with several currencies. */
function commonCurrency(entries: readonly WireWatchListEntry[]): WireWatchList['currency'] {
  const currencies = new Set(entries.map(({ currency }) => currency))
  const [currency] = currencies
  return currencies.size === 1 && currency ? currency : null
}
