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

/** An entry of a list at the present price, ready to be shown. Decimals as text are exact. */
export interface WatchedEntry {
  readonly id: string
  readonly kind: ListKind
  /** What its score is made from. */
  readonly basis: ScoreBasis
  readonly stock: Stock
  readonly symbol: string
  /** Such as "TSX", or the code where the exchange is not known. */
  readonly exchange: string
  readonly lastPrice: Decimal | null
  /** Of the change in money, however small. */
  readonly direction: Direction
  /** Of the percent as it is written, for places that show nothing else: 0.00 % is flat. */
  readonly percentDirection: Direction
  readonly score: number
  readonly level: BadgeLevel
  /** The score was made from the 52-week range, not from thresholds. */
  readonly isScoredByRange: boolean
  readonly content: EntryContent
  /** Those of the content. */
  readonly thresholds: Thresholds
  readonly states: readonly ThresholdState[]
  /** The thresholds that the price has reached, in key order. */
  readonly crossed: readonly ThresholdKey[]
  /** The instant after which the price is an old one, in milliseconds; null where its age is not known. */
  readonly staleFrom: number | null
  /** The score of the server, and the price that it was computed at. */
  readonly scored: { readonly score: number; readonly price: Decimal | null }
  readonly beyondPlan: BeyondPlan
}

/** The fields of a stock that ticks update. */
export type StockPrices = Partial<Stock> & { readonly id: string }

/** As many as a percent is written with. */
const PERCENT_DECIMALS = 2

export interface Reading {
  readonly kind: ListKind
  readonly basis: ScoreBasis
}

// An unchanged entry is reused: a tick of five rows computes five rows.
const known = new WeakMap<watchedEntry_entry$key, Reading & { readonly entry: WatchedEntry }>()

/** Reads an entry. Where the price has moved since the server's score, the same rule is applied here. */
/* eslint-disable relay/unused-fields -- the one reader of entries: the stock is handed on whole to what shows it */
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

/** The same entry at other prices. */
export function atPrices(entry: WatchedEntry, prices: StockPrices): WatchedEntry {
  return new EntryAtPrices(entry, { ...entry.stock, ...prices })
}

/** What no price moves. */
type Standing = Pick<WatchedEntry, 'id' | 'kind' | 'basis' | 'content' | 'scored' | 'beyondPlan'>

/** A class, since a list creates fifty at every tick and holds thousands: getters compute only what is rendered. */
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

/** The server's score holds at the price that it was made at; one that it has not made yet is not guessed. */
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
