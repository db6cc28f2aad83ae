import { useState } from 'react'

/** The value, the same object for as long as it says the same: what is drawn from it is not drawn anew. */
export function useKept<Value>(value: Value, isSame: (kept: Value, value: Value) => boolean): Value {
  const [kept, keep] = useState(value)
  if (kept === value || isSame(kept, value)) return kept
  keep(value)
  return value
}

/** Whether two lists have the same numbers in the same order. */
export function sameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}
