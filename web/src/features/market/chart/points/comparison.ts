import type { LineLook, PlotLine } from '../../../../kit/chart/plotFrame.ts'
import type { PlotPoint } from './pricePoint.ts'

export interface ComparedStock {
  readonly stockId: string
  readonly symbol: string
  /** Oldest first; null while loading. */
  readonly points: readonly PlotPoint[] | null
}

/** Four lines, with the chart's own, remain distinguishable. */
export const MOST_COMPARED = 3
const LOOKS = ['first', 'second', 'third'] as const satisfies readonly LineLook[]

export function lookOf(turn: number): LineLook {
  return LOOKS[turn] ?? 'third'
}

function percentOf(price: number, base: number): number | null {
  return base === 0 ? null : (price / base - 1) * 100
}

/** Percent of the first points. Other stocks use their last price at each instant of the main line, and start at 0. */
export function percentLines(points: readonly PlotPoint[], compared: readonly ComparedStock[]): readonly PlotLine[] {
  const base = points[0]?.price ?? 0
  const own = points.map(({ place, price }) => ({ place, value: percentOf(price, base) }))
  const others = compared.map(({ stockId, points: other }, turn) => ({
    id: stockId,
    look: lookOf(turn),
    points: alongside(points, other ?? []),
  }))
  return [{ id: 'own', look: 'main', points: own }, ...others]
}

function alongside(points: readonly PlotPoint[], other: readonly PlotPoint[]): PlotLine['points'] {
  let next = 0
  let base: number | null = null
  return points.map(({ place, at }) => {
    while (next < other.length && (other[next]?.at ?? Infinity) <= at) next += 1
    const price = other[next - 1]?.price
    if (price === undefined) return { place, value: null }
    base ??= price
    return { place, value: percentOf(price, base) }
  })
}
