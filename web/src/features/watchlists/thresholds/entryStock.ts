import { graphql, readInlineData } from 'relay-runtime'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { scoreOf, type ScoreBasis } from '@palier/domain/watchlists/score'
import type { ListKind, Thresholds } from '@palier/domain/watchlists/thresholds'
import type { entryStock_stock$data, entryStock_stock$key } from '../../../__generated__/entryStock_stock.graphql.ts'

/** Stock figures that prices are compared with. Decimals as text. */
export type EntryStock = Omit<entryStock_stock$data, ' $fragmentType'>

/* eslint-disable relay/unused-fields -- the stock is passed whole to other components */
export function readEntryStock(key: entryStock_stock$key): EntryStock {
  return readInlineData(
    graphql`
      fragment entryStock_stock on Stock @inline {
        id
        stockId
        symbol
        companyName
        exchange
        currency
        lastPrice
        change
        changePercent
        yearLow
        yearHigh
      }
    `,
    key,
  )
}

export interface ScoreRule {
  readonly kind: ListKind
  readonly basis: ScoreBasis
}

/** Score of these thresholds at the current price, by the server's rule. */
export function scoreWith({ kind, basis }: ScoreRule, stock: EntryStock, thresholds: Thresholds): number {
  const low = decimalOrNull(stock.yearLow)
  const high = decimalOrNull(stock.yearHigh)
  const range = low && high && { low, high }
  return scoreOf({ kind, basis, thresholds, price: decimalOrNull(stock.lastPrice), range })
}

/** True if prices decide the score, alone or first. They are then required. */
export function isScoredByThresholds({ kind, basis }: ScoreRule): boolean {
  return kind === 'sell' || (kind === 'buy' && basis.distribution.thresholds === 1)
}
