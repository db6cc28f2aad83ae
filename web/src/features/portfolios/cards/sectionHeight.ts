const HEAD = 3.8125
const CARD = 10.875
const GAP = 1

/** Height in rem of the cards and the stock table on a wide screen, reserved while they load. */
export function heightOfSection(portfolios: number, positions: number, columns: number): number {
  const rows = Math.max(1, Math.ceil(portfolios / columns))
  return HEAD + CARD * rows + GAP * (rows - 1) + (positions > 0 ? heightOfTable(positions) : 0)
}

/** Height in rem of the stock table, which shows at most ten rows at first. */
export function heightOfTable(count: number): number {
  return 8.5 + 2.5 * Math.min(count, 10)
}

export function columnsOf(isNarrow: boolean): number {
  return isNarrow ? 3 : 4
}
