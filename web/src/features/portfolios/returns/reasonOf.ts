/** Difference in percentage points below which two rates are displayed as equal. */
const ALIKE = 0.05

/** Reason for the difference between the money-weighted and time-weighted rates. Both are in percent. */
export function reasonOf(
  timeWeighted: string | null | undefined,
  moneyWeighted: string | null | undefined,
  missing: string | null | undefined,
) {
  if (missing === 'NEGATIVE_VALUE' || timeWeighted == null) return 'negative' as const
  if (moneyWeighted == null) return missing === 'SEVERAL_RATES' ? ('several' as const) : ('none' as const)
  const difference = Number(moneyWeighted) - Number(timeWeighted)
  if (Math.abs(difference) < ALIKE) return 'alike' as const
  return difference > 0 ? ('higher' as const) : ('lower' as const)
}
