/** Positions in percent of the bar. */
export interface RangeShape {
  readonly price: number | null
  /** User's own prices within the range. */
  readonly levels: readonly number[]
}

export function rangeShape(low: number, high: number, price: number | null, levels: readonly number[]): RangeShape {
  const place = (value: number) => (high > low ? ((value - low) / (high - low)) * 100 : 50)
  return {
    price: price === null ? null : Math.min(100, Math.max(0, place(price))),
    levels: levels.filter((level) => level >= low && level <= high).map(place),
  }
}
