import type { Decimal } from '@palier/domain/kernel/decimal'
import type { BadgeLevel } from '@palier/domain/watchlists/score'
import {
  THRESHOLD_KEYS,
  thresholdStates,
  type ListKind,
  type ThresholdKey,
  type Thresholds,
} from '@palier/domain/watchlists/thresholds'

export interface StairRow {
  readonly key: ThresholdKey
  /** Width of the step in treads, 1 to 4. */
  readonly treads: number
  readonly level: BadgeLevel
  readonly isCrossed: boolean
  readonly isEmpty: boolean
  /** (threshold − price) / price; null if the threshold is crossed or either is missing. */
  readonly distance: Decimal | null
  /** Side of the threshold that has the price line; null if the line is in another row. */
  readonly line: 'above' | 'below' | null
}

/** Space between rows: the valley of a sell list, or the space above the stair if nothing is crossed. */
interface StairGap {
  readonly key: 'top' | 'valley'
  readonly hasLine: boolean
}

export type StairPart = StairRow | StairGap

const BUY_STEPS = { t200: [1, 4], t400: [2, 3], t600: [3, 2], t800: [4, 1] } as const
const SELL_STEPS = { t800: [4, 1], t600: [2, 2], t400: [2, 22], t200: [4, 21] } as const

/** Rows of the stair, the highest threshold first, with the position of the price. */
export function stairShape(kind: ListKind, thresholds: Thresholds, price: Decimal | null): readonly StairPart[] {
  const known = price?.gt(0) ? price : null
  const states = new Map(thresholdStates(kind, thresholds, known, null).map((state) => [state.key, state]))
  const isCrossed = (key: ThresholdKey) => states.get(key)?.state === 'crossed'
  const distanceOf = (key: ThresholdKey) => {
    const threshold = thresholds[key]
    return threshold && known && !isCrossed(key) ? threshold.minus(known).div(known) : null
  }
  const row = (
    key: ThresholdKey,
    [treads, level]: readonly [number, BadgeLevel],
    line: StairRow['line'],
  ): StairRow => ({
    key,
    treads,
    level,
    isCrossed: isCrossed(key),
    isEmpty: thresholds[key] === null,
    distance: distanceOf(key),
    line,
  })

  if (kind !== 'sell') {
    const holder = THRESHOLD_KEYS.findLast(isCrossed)
    const rows = THRESHOLD_KEYS.map((key) => row(key, BUY_STEPS[key], key === holder ? 'below' : null))
    return known && !holder ? [{ key: 'top', hasLine: true }, ...rows] : rows
  }

  const high = (['t800', 't600'] as const).find(isCrossed)
  const low = high ? undefined : (['t200', 't400'] as const).find(isCrossed)
  const sellRow = (key: ThresholdKey) => {
    if (key === high) return row(key, SELL_STEPS[key], 'above')
    return row(key, SELL_STEPS[key], key === low ? 'below' : null)
  }
  return [
    sellRow('t800'),
    sellRow('t600'),
    { key: 'valley', hasLine: known !== null && !high && !low },
    sellRow('t400'),
    sellRow('t200'),
  ]
}
