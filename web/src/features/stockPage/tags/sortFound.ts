import type { WatchedEntry } from '../../watchlists/model/watchedEntry.ts'

export type SortedColumn = 'company' | 'change' | 'year' | 'dividend' | 'gap' | 'score'

export interface FoundSort {
  readonly column: SortedColumn
  readonly isDescending: boolean
}

type Figure = string | null | undefined

interface FoundLine {
  readonly stock: {
    readonly symbol: string
    readonly companyName: string
    readonly lastPrice?: Figure
    readonly changePercent: string
    readonly yearLow?: Figure
    readonly yearHigh?: Figure
    readonly details?: { readonly dividendYield?: Figure; readonly targetPrice?: Figure } | null | undefined
  }
  readonly own: { readonly entry: Pick<WatchedEntry, 'score'> } | null
}

/** Sorts the stocks found. Unknown values are last in both directions. */
export function sortFound<Line extends FoundLine>(
  lines: readonly Line[],
  { column, isDescending }: FoundSort,
  language: string,
): readonly Line[] {
  const way = isDescending ? -1 : 1
  const { compare } = new Intl.Collator(language, { numeric: true })
  const byName = (one: Line, other: Line) =>
    compare(one.stock.companyName, other.stock.companyName) || compare(one.stock.symbol, other.stock.symbol)
  if (column === 'company') return lines.toSorted((one, other) => way * byName(one, other))
  const figures = new Map(lines.map((line) => [line, figureOf(line, column)]))
  return lines.toSorted((one, other) => {
    const first = figures.get(one) ?? null
    const second = figures.get(other) ?? null
    if (first === null || second === null) return Number(first === null) - Number(second === null) || byName(one, other)
    return way * (first - second) || byName(one, other)
  })
}

/** Plain numbers are precise enough for sorting. */
function figureOf({ stock, own }: FoundLine, column: Exclude<SortedColumn, 'company'>): number | null {
  const { lastPrice, yearLow, yearHigh, details } = stock
  const number = (figure: Figure) => (figure == null ? null : Number(figure))
  if (column === 'change') return Number(stock.changePercent)
  if (column === 'dividend') return number(details?.dividendYield)
  if (column === 'score') return own && own.entry.score
  const price = number(lastPrice)
  if (price === null) return null
  if (column === 'gap') {
    const target = number(details?.targetPrice)
    return target === null ? null : target / price
  }
  const low = number(yearLow)
  const high = number(yearHigh)
  return low === null || high === null || high === low ? null : (price - low) / (high - low)
}
