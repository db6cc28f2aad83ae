/** Components of a change in value, in display order. */
const CHANGE_PARTS = ['inflows', 'outflows', 'price', 'currency', 'income', 'returnOfCapital', 'costs'] as const
type ChangePart = (typeof CHANGE_PARTS)[number]

type Change = Readonly<Record<ChangePart | 'start' | 'end', string>>

/** Total or component of a waterfall. `from` and `to` are fractions of its width. */
export interface WaterfallRow {
  readonly part: ChangePart | 'start' | 'end'
  readonly amount: number
  readonly from: number
  readonly to: number
}

/** Rows of a waterfall, each starting at the end of the previous one. Skips components of zero. */
export function waterfallOf(change: Change): readonly WaterfallRow[] {
  const steps: { part: WaterfallRow['part']; amount: number; before: number; after: number }[] = []
  let sum = Number(change.start)
  steps.push({ part: 'start', amount: sum, before: sum, after: sum })
  for (const part of CHANGE_PARTS) {
    const amount = Number(change[part]) * (part === 'outflows' ? -1 : 1)
    if (amount === 0) continue
    steps.push({ part, amount, before: sum, after: sum + amount })
    sum += amount
  }
  const end = Number(change.end)
  steps.push({ part: 'end', amount: end, before: end, after: end })
  const all = steps.flatMap(({ before, after }) => [before, after])
  const least = Math.min(...all)
  const most = Math.max(...all)
  const place = (value: number) => (most > least ? (value - least) / (most - least) : 0)
  return steps.map(({ part, amount, before, after }) => ({ part, amount, from: place(before), to: place(after) }))
}
