/** A price at an instant, ready to be drawn. */
export interface PlotPoint {
  /** In the whole line, from 0. */
  readonly place: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly price: number
}

interface WirePoint {
  readonly at: string
  readonly price: string
}

/**
 * The points of a chart, oldest first, the live price as the last one: the page tells one present price, even where the
 * chart was read a moment later.
 */
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

/** The points since the last one of the year before that of the last point: what was gained since then is in sight. */
export function sinceJanuary(points: readonly PlotPoint[], yearOf: (at: number) => number): readonly PlotPoint[] {
  const last = points.at(-1)
  if (!last) return points
  const year = yearOf(last.at)
  const first = points.findIndex(({ at }) => yearOf(at) === year)
  return points.slice(Math.max(0, first - 1)).map((point, place) => ({ ...point, place }))
}
