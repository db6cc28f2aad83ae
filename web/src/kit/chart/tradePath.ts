const GAP = 7
export const TRADE_SIZE = { width: 11, height: 9 } as const

/** Purchases point up at the line, sales down. (`x`, `y`) is the point of the line. */
export function tradePath(kind: 'buy' | 'sell', x: number, y: number): string {
  return tradeAt(kind, x, tradeTop(kind, y))
}

export function tradeAt(kind: 'buy' | 'sell', x: number, top: number): string {
  const { width, height } = TRADE_SIZE
  const left = x - width / 2
  const right = x + width / 2
  return kind === 'buy'
    ? `M${x} ${top}L${right} ${top + height}H${left}Z`
    : `M${x} ${top + height}L${right} ${top}H${left}Z`
}

export function tradeTop(kind: 'buy' | 'sell', y: number): number {
  return kind === 'buy' ? y + GAP : y - GAP - TRADE_SIZE.height
}
