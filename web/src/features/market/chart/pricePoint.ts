/** A price at an instant, ready to be drawn. */
export interface PlotPoint {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly price: number
}

/** The points of a chart, oldest first, with the live price as the last one where it is younger. */
export function plotPoints(
  points: readonly { readonly at: string; readonly price: string }[],
  live: { readonly at: string | null | undefined; readonly price: string | null | undefined },
): readonly PlotPoint[] {
  const known = points.map(({ at, price }) => ({ at: Date.parse(at), price: Number(price) }))
  if (live.at == null || live.price == null) return known
  const present = { at: Date.parse(live.at), price: Number(live.price) }
  const last = known.at(-1)
  return last && present.at <= last.at ? known : [...known, present]
}
