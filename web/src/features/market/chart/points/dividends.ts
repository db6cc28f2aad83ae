import { dateOfDay } from '@palier/domain/market/exchangeDay'
import { civilTime } from '../../../../kit/chart/exchangeClock.ts'
import type { PlotPoint } from './pricePoint.ts'

/** `currency` is an ISO 4217 code. */
export interface Dividend {
  readonly exDate: string
  readonly amount: string
  readonly currency: string
}

export interface DividendMark extends Dividend {
  /** Index in the line. */
  readonly place: number
}

/** Marks each dividend at the first point on or after its ex-date. Skips dividends before the line. */
export function dividendMarks(
  points: readonly PlotPoint[],
  dividends: readonly Dividend[],
  timeZone: string,
): readonly DividendMark[] {
  if (dividends.length === 0) return []
  const days = points.map(({ at }) => dateOfDay(civilTime(at, timeZone).day))
  return dividends.flatMap((dividend) => {
    const place = days.findIndex((day) => day >= dividend.exDate)
    return place < 0 || dividend.exDate < (days[0] ?? '') ? [] : [{ ...dividend, place }]
  })
}
