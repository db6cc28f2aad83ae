/** Moves labels at least `gap` apart and into the bounds, in the same order. */
export function spreadLabels(places: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place)
  const spread: number[] = []
  for (const [rank, { place }] of order.entries()) {
    spread.push(Math.max(place, rank === 0 ? top : (spread[rank - 1] ?? top) + gap))
  }
  let limit = bottom
  for (let rank = spread.length - 1; rank >= 0; rank -= 1) {
    spread[rank] = Math.min(spread[rank] ?? limit, limit)
    limit = (spread[rank] ?? limit) - gap
  }
  const result = new Array<number>(places.length).fill(0)
  order.forEach(({ index }, rank) => (result[index] = spread[rank] ?? 0))
  return result
}
