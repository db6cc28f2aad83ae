const HEAD = 3.8125
const CARD = 10.875
const GAP = 1

/** Of the cards of so many portfolios on a wide screen with the table of the stocks in them, in rem: their place until they come. */
export function heightOfSection(portfolios: number, positions: number, columns: number): number {
  const rows = Math.max(1, Math.ceil(portfolios / columns))
  return HEAD + CARD * rows + GAP * (rows - 1) + (positions > 0 ? heightOfTable(positions) : 0)
}

/** Of the table of the stocks, in rem. */
export function heightOfTable(count: number): number {
  return 8.5 + 2.5 * Math.min(count, 10)
}

/** So many cards stand beside each other. */
export function columnsOf(isNarrow: boolean): number {
  return isNarrow ? 3 : 4
}
