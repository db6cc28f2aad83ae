import { dateOfDay } from '@palier/domain/market/exchangeDay'
import { civilTime } from '../../../../kit/chart/exchangeClock.ts'
import type { PlotPoint } from './pricePoint.ts'

/** A dividend of a stock by its ex-date; the currency is an ISO 4217 code. */
export interface Dividend {
  readonly exDate: string
  readonly amount: string
  readonly currency: string
}

/** A dividend at a point of a line. */
export interface DividendMark extends Dividend {
  /** Of the point, in the line. */
  readonly place: number
}

/** The dividends of a line, each at the first point of its ex-date or after it; those from before the line are left out. */
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
