/** Sorts by code units, independent of locale. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
