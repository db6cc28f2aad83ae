import { decimalOrNull } from '@palier/domain/kernel/decimal'
import type { BadgeLevel } from '@palier/domain/watchlists/score'
import {
  THRESHOLD_KEYS,
  thresholdStates,
  type ListKind,
  type ThresholdKey,
  type Thresholds,
} from '@palier/domain/watchlists/thresholds'
import type { Span } from '../chart/plotFrame.ts'

export interface StairStep {
  readonly key: ThresholdKey
  readonly price: number
  readonly level: BadgeLevel
  /** Width of the step, 1 to 4. */
  readonly treads: number
  /** The step leads up from its price: the high prices of a sell list. */
  readonly rises: boolean
  readonly from: number
  readonly to: number
  /** Price reached between `from` and `to`; null if the step is not reached. */
  readonly litTo: number | null
  /** Side on which the step is out of view; null if visible. */
  readonly outside: 'above' | 'below' | null
}

const BUY = { t200: [4, 1], t400: [3, 2], t600: [2, 3], t800: [1, 4] } as const
const SELL = { t200: [21, 4], t400: [22, 2], t600: [2, 2], t800: [1, 4] } as const

export function stairSteps(
  kind: ListKind,
  thresholds: Thresholds,
  price: number | null,
  { low, high }: Span,
): readonly StairStep[] {
  const states = thresholdStates(kind, thresholds, decimalOrNull(price), null)
  const known = THRESHOLD_KEYS.flatMap((key) => {
    const value = thresholds[key]
    return value ? [{ key, price: value.toNumber() }] : []
  })
  return known.map(({ key, price: value }) => {
    const rises = kind === 'sell' && (key === 't600' || key === 't800')
    const beyond = known.map((other) => other.price).filter((other) => (rises ? other > value : other < value))
    const to = rises ? Math.min(high, ...beyond) : Math.max(low, ...beyond)
    const [level, treads] = (kind === 'sell' ? SELL : BUY)[key]
    const isCrossed = price !== null && states.find((state) => state.key === key)?.state === 'crossed'
    const litTo = isCrossed ? (rises ? Math.min(price, to) : Math.max(price, to)) : null
    const outside = value > high ? 'above' : value < low ? 'below' : null
    return { key, price: value, level, treads, rises, from: value, to, litTo, outside }
  })
}
