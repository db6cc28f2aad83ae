import { createContext, useContext } from 'react'
import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Currency } from '@palier/domain/market/currency'
import type { ListKind, ThresholdKey, Thresholds } from '@palier/domain/watchlists/thresholds'

/** The prices of a form as a stair whose steps can be moved. */
export interface LiveStair {
  readonly kind: ListKind
  readonly thresholds: Thresholds
  /** The price of the stock; null where it is not known. */
  readonly price: Decimal | null
  readonly currency: Currency
  /** What the prices would score; null where they cannot be read. */
  readonly score: number | null
  /** Writes a price into the form; null empties it. */
  readonly move: (key: ThresholdKey, price: Decimal | null) => void
  readonly isDrawn: boolean
  /** A step is being drawn, or no longer. */
  readonly onDrag: (isDrawn: boolean) => void
  /** A step was emptied by a key, and its grip is gone: the focus needs another place. */
  readonly onEmptied: (key: ThresholdKey) => void
}

const LiveStairContext = createContext<LiveStair | null>(null)

export const LiveStairProvider = LiveStairContext.Provider

/** The prices that are being written on this page; null where none are. */
export function useLiveStair(): LiveStair | null {
  return useContext(LiveStairContext)
}
