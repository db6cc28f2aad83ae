import { graphql, readInlineData } from 'relay-runtime'
import { decimal, decimalOrNull, type Decimal } from '@palier/domain/kernel/decimal'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import { staleInstantOf } from '@palier/domain/market/priceAge'
import { directionOf, type Direction } from '@palier/domain/market/priceChange'
import {
  badgeLevelOf,
  NOT_COMPUTED,
  scoreOf,
  strategyOf,
  type BadgeLevel,
  type ScoreBasis,
} from '@palier/domain/watchlists/score'
import {
  crossedKeys,
  thresholdStates,
  type ListKind,
  type ThresholdKey,
  type Thresholds,
  type ThresholdState,
} from '@palier/domain/watchlists/thresholds'
import type {
  watchedEntry_entry$data,
  watchedEntry_entry$key,
} from '../../../__generated__/watchedEntry_entry.graphql.ts'
import { readEntryContent, type EntryContent } from './entryContent.ts'
import type { BeyondPlan } from '../../billing/beyondPlan/beyondPlan.ts'

type Stock = watchedEntry_entry$data['stock']

/** List entry at the current price. */
export interface WatchedEntry {
  readonly id: string
  readonly kind: ListKind
  readonly basis: ScoreBasis
  readonly stock: Stock
  readonly symbol: string
  /** Display name such as "TSX", or the code if the exchange is unknown. */
  readonly exchange: string
  readonly lastPrice: Decimal | null
  /** Direction of the change in money, however small. */
  readonly direction: Direction
  /** Direction of the rounded percent, for views that show only the percent: 0.00 % is flat. */
  readonly percentDirection: Direction
  readonly score: number
  readonly level: BadgeLevel
  readonly isScoredByRange: boolean
  readonly content: EntryContent
  /** Same as `content.thresholds`. */
  readonly thresholds: Thresholds
  readonly states: readonly ThresholdState[]
  readonly crossed: readonly ThresholdKey[]
  /** Instant after which the price is stale, in milliseconds; null if its age is unknown. */
  readonly staleFrom: number | null
  /** Score from the server, and the price it was computed at. */
  readonly scored: { readonly score: number; readonly price: Decimal | null }
  readonly beyondPlan: BeyondPlan
}

export type StockPrices = Partial<Stock> & { readonly id: string }

const PERCENT_DECIMALS = 2

export interface Reading {
  readonly kind: ListKind
  readonly basis: ScoreBasis
}

// Cache by fragment reference: a tick of five rows computes five rows.
const known = new WeakMap<watchedEntry_entry$key, Reading & { readonly entry: WatchedEntry }>()

/** If the price has moved since the server's score, computes the score by the same rule. */
/* eslint-disable relay/unused-fields -- the only reader of entries: the stock is passed whole */
export function readWatchedEntry(key: watchedEntry_entry$key, { kind, basis }: Reading): WatchedEntry {
  const before = known.get(key)
  if (before && before.kind === kind && before.basis === basis) return before.entry

  const data = readInlineData(
    graphql`
      fragment watchedEntry_entry on WatchListEntry @inline {
        id
        score
        scoredPrice
        beyondPlan {
          planName
        }
        ...entryContent_entry
        stock {
          id
          stockId
          symbol
          companyName
          exchange
          currency
          sector
          lastPrice
          lastPriceAt
          change
          changePercent
          isIntraday
          marketCap
          yearLow
          yearHigh
        }
      }
    `,
    key,
  )
  const content = readEntryContent(data)
  const scored = { score: data.score, price: decimalOrNull(data.scoredPrice) }
  const entry = new EntryAtPrices(
    { id: data.id, kind, basis, content, scored, beyondPlan: data.beyondPlan },
    data.stock,
  )
  known.set(key, { kind, basis, entry })
  return entry
}

export function atPrices(entry: WatchedEntry, prices: StockPrices): WatchedEntry {
  return new EntryAtPrices(entry, { ...entry.stock, ...prices })
}

type Standing = Pick<WatchedEntry, 'id' | 'kind' | 'basis' | 'content' | 'scored' | 'beyondPlan'>

/** Class with lazy getters: a list creates fifty per tick and holds thousands, but renders few. */
class EntryAtPrices implements WatchedEntry {
  readonly id: string
  readonly kind: ListKind
  readonly basis: ScoreBasis
  readonly content: EntryContent
  readonly scored: WatchedEntry['scored']
  readonly beyondPlan: BeyondPlan
  readonly stock: Stock
  readonly lastPrice: Decimal | null
  readonly score: number
  readonly crossed: readonly ThresholdKey[]
  readonly staleFrom: number | null
  #states: readonly ThresholdState[] | null = null

  constructor({ id, kind, basis, content, scored, beyondPlan }: Standing, stock: Stock) {
    this.id = id
    this.kind = kind
    this.basis = basis
    this.content = content
    this.scored = scored
    this.beyondPlan = beyondPlan
    this.stock = stock
    this.lastPrice = decimalOrNull(stock.lastPrice)
    this.score = scoreAt(this)
    this.crossed = crossedKeys(kind, content.thresholds, this.lastPrice)
    this.staleFrom = stock.lastPriceAt == null ? null : staleInstantOf(stock.lastPriceAt)
  }

  get thresholds() {
    return this.content.thresholds
  }

  get symbol() {
    return this.stock.symbol
  }

  get exchange() {
    return exchangeNameOf(this.stock.exchange) ?? this.stock.exchange
  }

  get level() {
    return badgeLevelOf(this.score)
  }

  get direction() {
    return directionOf(decimal(this.stock.change))
  }

  get percentDirection() {
    return directionOf(decimal(this.stock.changePercent).round(PERCENT_DECIMALS))
  }

  get isScoredByRange() {
    return strategyOf(this) === 'fiftyTwoWeeks'
  }

  get states() {
    const { kind, thresholds, lastPrice, stock } = this
    return (this.#states ??= thresholdStates(kind, thresholds, lastPrice, decimalOrNull(stock.yearHigh)))
  }
}

/** Uses the server's score if the price is unchanged. Never guesses a score the server has not computed. */
function scoreAt({ kind, basis, thresholds, scored, stock, lastPrice: price }: WatchedEntry): number {
  if (scored.score === NOT_COMPUTED) return scored.score
  const isSame = scored.price === null || price === null ? scored.price === price : scored.price.eq(price)
  return isSame ? scored.score : scoreOf({ kind, basis, thresholds, price, range: rangeOf(stock) })
}

function rangeOf({ yearLow, yearHigh }: Stock) {
  const low = decimalOrNull(yearLow)
  const high = decimalOrNull(yearHigh)
  return low && high && { low, high }
}
