export const QUICK_ACTION_PERCENTAGES = [1, 2, 5, 10] as const

/** Sorted from the largest decrease to the largest increase. */
export const SHIFT_PERCENTS: readonly number[] = [
  ...QUICK_ACTION_PERCENTAGES.map((percent) => -percent).toReversed(),
  ...QUICK_ACTION_PERCENTAGES,
]
