import { THRESHOLD_KEYS, type ListKind, type ThresholdKey } from '@palier/domain/watchlists/thresholds'

export type RailThresholds = Readonly<Record<ThresholdKey, number | null>>

/** Pixels; `fifths` is the height in fifths of the rail. */
export interface RailZone {
  readonly from: number
  readonly to: number
  readonly fifths: number
}

export interface RailShape {
  /** Position of the price, in pixels from the left. */
  readonly tick: number
  readonly zones: readonly RailZone[]
  readonly crossed: readonly RailZone[]
}

export interface RailFigures {
  readonly kind: ListKind
  readonly price: number
  /** 52-week range; null if unknown. */
  readonly low: number | null
  readonly high: number | null
  readonly thresholds: RailThresholds
  readonly width: number
}

/** Scales to the 52-week range, extended to include the price and all thresholds. */
export function priceRailShape({ kind, price, low, high, thresholds, width }: RailFigures): RailShape {
  const levels = THRESHOLD_KEYS.map((key) => thresholds[key])
  const known = [price, low, high, ...levels].filter((value) => value !== null)
  const floor = Math.min(...known)
  const range = Math.max(...known) - floor
  const place = (value: number) => Math.round(2 + (width - 4) * (range === 0 ? 0.5 : (value - floor) / range))

  const { cuts, heights, span } = kind === 'sell' ? valley(thresholds, price) : slope(levels, price)
  const edges = [0, ...cuts.map(place), width]
  const zones = heights.map((fifths, index) => ({ from: edges[index] ?? 0, to: edges[index + 1] ?? width, fifths }))
  const crossed = span ? clip(zones, place(span[0]), place(span[1])) : []
  return { tick: place(price), zones, crossed }
}

interface Profile {
  readonly cuts: readonly number[]
  /** Has one more element than `cuts`, left to right. */
  readonly heights: readonly number[]
  readonly span: readonly [number, number] | null
}

/** Buy: higher toward low prices. A missing threshold merges its two zones at the lower height. */
function slope(levels: readonly (number | null)[], price: number): Profile {
  const cuts: number[] = []
  const heights = [1]
  levels.forEach((level, index) => {
    if (level === null) return
    cuts.unshift(level)
    heights.unshift(index + 2)
  })
  const first = cuts.at(-1)
  return { cuts, heights, span: first !== undefined && price <= first ? [price, first] : null }
}

/** Sell: the bottom of a valley is safe. A missing trigger is replaced by its limit. */
function valley({ t200, t400, t600, t800 }: RailThresholds, price: number): Profile {
  const lows = present([t200, 5], [t400, 4])
  const highs = present([t600, 4], [t800, 5])
  const heightsOf = (runs: typeof lows) => runs.map(([, fifths]) => fifths)
  return {
    cuts: [...lows, ...highs].map(([cut]) => cut),
    heights: [...heightsOf(lows), 1, ...heightsOf(highs)],
    span: sellSpan(t400 ?? t200, t600 ?? t800, price),
  }
}

function present(...runs: (readonly [cut: number | null, fifths: number])[]) {
  return runs.flatMap(([cut, fifths]) => (cut === null ? [] : [[cut, fifths] as const]))
}

function sellSpan(lowTrigger: number | null, highTrigger: number | null, price: number): Profile['span'] {
  if (lowTrigger !== null && price <= lowTrigger) return [price, lowTrigger]
  if (highTrigger !== null && price >= highTrigger) return [highTrigger, price]
  return null
}

function clip(zones: readonly RailZone[], from: number, to: number): RailZone[] {
  return zones
    .map((zone) => ({ ...zone, from: Math.max(zone.from, from), to: Math.min(zone.to, to) }))
    .filter((zone) => zone.to > zone.from)
}
