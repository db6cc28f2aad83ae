/** Places on a bar of 0 to 100. */
export interface RangeShape {
  readonly price: number | null
  /** The reader's own prices that lie within the range. */
  readonly levels: readonly number[]
}

/** Where a price and one's own prices stand between the lowest and the highest. */
export function rangeShape(low: number, high: number, price: number | null, levels: readonly number[]): RangeShape {
  const place = (value: number) => (high > low ? ((value - low) / (high - low)) * 100 : 50)
  return {
    price: price === null ? null : Math.min(100, Math.max(0, place(price))),
    levels: levels.filter((level) => level >= low && level <= high).map(place),
  }
}
