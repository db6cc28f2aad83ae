import { createContext, useContext } from 'react'
import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Currency } from '@palier/domain/market/currency'
import type { ListKind, ThresholdKey, Thresholds } from '@palier/domain/watchlists/thresholds'

export interface LiveStair {
  readonly kind: ListKind
  readonly thresholds: Thresholds
  readonly price: Decimal | null
  readonly currency: Currency
  /** Score of the prices; null if they are unreadable. */
  readonly score: number | null
  readonly move: (key: ThresholdKey, price: Decimal | null) => void
  readonly isDrawn: boolean
  readonly onDrag: (isDrawn: boolean) => void
  /** A key cleared the step and removed its grip: the focus must move. */
  readonly onEmptied: (key: ThresholdKey) => void
}

const LiveStairContext = createContext<LiveStair | null>(null)

export const LiveStairProvider = LiveStairContext.Provider

export function useLiveStair(): LiveStair | null {
  return useContext(LiveStairContext)
}
