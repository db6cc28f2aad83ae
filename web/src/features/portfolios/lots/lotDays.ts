interface PricedDay {
  readonly date: string
  readonly value: number
}

/** Price at an instant. `at` is ISO 8601 and `price` a decimal string. */
interface PriceAt {
  readonly at: string
  readonly price: string
}

/** Days of a chart line, ending with the current price also shown above the chart. */
export function lotDays(points: readonly PriceAt[], present: PriceAt | null): readonly PricedDay[] {
  const days = points.map(dayOf)
  const last = present && dayOf(present)
  // Ignores a current price older than the last close.
  if (!last || last.date < (days.at(-1)?.date ?? '')) return days
  return [...days.filter(({ date }) => date < last.date), last]
}

function dayOf({ at, price }: PriceAt): PricedDay {
  return { date: at.slice(0, 'YYYY-MM-DD'.length), value: Number(price) }
}
