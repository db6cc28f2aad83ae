import { useState } from 'react'

/** Returns the previous object while `isSame` holds, so that memoized children do not render. */
export function useKept<Value>(value: Value, isSame: (kept: Value, value: Value) => boolean): Value {
  const [kept, keep] = useState(value)
  if (kept === value || isSame(kept, value)) return kept
  keep(value)
  return value
}

export function sameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}
