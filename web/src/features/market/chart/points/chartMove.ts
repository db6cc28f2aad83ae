import type { Direction } from '@palier/domain/market/priceChange'
import type { PlotPoint } from './pricePoint.ts'

export interface ChartMove {
  readonly direction: Direction
  readonly amount: number
  /** Percent of the start; null if the start is 0. */
  readonly percent: number | null
}

/** Move since the previous close, or since the first point if there is none. */
export function moveOf(points: readonly PlotPoint[], previousClose: number | null, price?: number): ChartMove {
  const start = previousClose ?? points[0]?.price ?? 0
  const amount = (price ?? points.at(-1)?.price ?? start) - start
  return {
    direction: amount === 0 ? 'flat' : amount > 0 ? 'up' : 'down',
    amount,
    percent: start === 0 ? null : (amount / start) * 100,
  }
}
