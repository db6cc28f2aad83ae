export const QUICK_ACTION_PERCENTAGES = [1, 2, 5, 10] as const

/** By how many percent all prices can be moved in one press, the greatest fall first. */
export const SHIFT_PERCENTS: readonly number[] = [
  ...QUICK_ACTION_PERCENTAGES.map((percent) => -percent).toReversed(),
  ...QUICK_ACTION_PERCENTAGES,
]
