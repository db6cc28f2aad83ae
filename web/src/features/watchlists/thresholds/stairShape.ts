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
  /** 1 to 4: the width of the step, in treads. */
  readonly treads: number
  readonly level: BadgeLevel
  readonly isCrossed: boolean
  readonly isEmpty: boolean
  /** (threshold − price) / price of one that is not crossed; null where either is missing. */
  readonly distance: Decimal | null
  /** The price is in this row, on this side of the threshold. */
  readonly line: 'above' | 'below' | null
}

/** What lies between rows: the valley of a sell list, or the room above the stair where nothing is crossed yet. */
interface StairGap {
  readonly key: 'top' | 'valley'
  readonly hasLine: boolean
}

export type StairPart = StairRow | StairGap

const BUY_STEPS = { t200: [1, 4], t400: [2, 3], t600: [3, 2], t800: [4, 1] } as const
const SELL_STEPS = { t800: [4, 1], t600: [2, 2], t400: [2, 22], t200: [4, 21] } as const

/** The stair of four thresholds, the highest on top, and the position of the price. */
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
