export interface PlotPoint {
  /** Index in the whole line. */
  readonly place: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly price: number
}

interface WirePoint {
  readonly at: string
  readonly price: string
}

/** Oldest first. The live price replaces later points, so that the page shows one current price. */
export function plotPoints(
  points: readonly WirePoint[],
  live: { readonly at: string | null | undefined; readonly price: string | null | undefined },
): readonly PlotPoint[] {
  const known = points.map(({ at, price }, place) => ({ place, at: Date.parse(at), price: Number(price) }))
  if (live.at == null || live.price == null) return known
  const present = { at: Date.parse(live.at), price: Number(live.price) }
  const before = known.filter(({ at }) => at < present.at)
  return [...before, { place: before.length, ...present }]
}

/** Starts with the last point of the previous year, to show the gain since then. */
export function sinceJanuary(points: readonly PlotPoint[], yearOf: (at: number) => number): readonly PlotPoint[] {
  const last = points.at(-1)
  if (!last) return points
  const year = yearOf(last.at)
  const first = points.findIndex(({ at }) => yearOf(at) === year)
  return points.slice(Math.max(0, first - 1)).map((point, place) => ({ ...point, place }))
}
