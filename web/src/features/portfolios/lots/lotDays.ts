/** A price on a day, as a chart draws it. */
interface PricedDay {
  readonly date: string
  readonly value: number
}

/** At an instant, ISO 8601, a decimal. */
interface PriceAt {
  readonly at: string
  readonly price: string
}

/** The days of a line that ends with the present price, the one that is told above it too. */
export function lotDays(points: readonly PriceAt[], present: PriceAt | null): readonly PricedDay[] {
  const days = points.map(dayOf)
  const last = present && dayOf(present)
  // A price that is older than the closes says nothing of the present.
  if (!last || last.date < (days.at(-1)?.date ?? '')) return days
  return [...days.filter(({ date }) => date < last.date), last]
}

function dayOf({ at, price }: PriceAt): PricedDay {
  return { date: at.slice(0, 'YYYY-MM-DD'.length), value: Number(price) }
}
