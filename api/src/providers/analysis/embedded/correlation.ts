import type { AnalysedStock } from '../port.ts'

const FEWEST_DAYS = 20

/** Correlation of daily returns, from -1 to 1. Null if the listings share too few days. */
export function correlationOf(left: AnalysedStock['closes'], right: AnalysedStock['closes']): number | null {
  const others = new Map(right.map(({ date, close }) => [date, close.toNumber()]))
  const both = left.flatMap(({ date, close }) => {
    const other = others.get(date)
    return other === undefined ? [] : [[close.toNumber(), other] as const]
  })
  if (both.length <= FEWEST_DAYS) return null

  const moves = both.slice(1).map(([price, other], index) => {
    const [before, otherBefore] = both[index] ?? [price, other]
    return [Math.log(price / before), Math.log(other / otherBefore)] as const
  })
  const mean = (of: 0 | 1) => moves.reduce((sum, move) => sum + move[of], 0) / moves.length
  const first = mean(0)
  const second = mean(1)
  let product = 0
  let squares = 0
  let otherSquares = 0
  for (const [move, other] of moves) {
    product += (move - first) * (other - second)
    squares += (move - first) ** 2
    otherSquares += (other - second) ** 2
  }
  return squares === 0 || otherSquares === 0 ? null : product / Math.sqrt(squares * otherSquares)
}
