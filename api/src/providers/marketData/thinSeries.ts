/** Picks at most `atMost` values evenly, always including the first and last. */
export function thinSeries<Value>(values: readonly Value[], atMost: number): Value[] {
  if (values.length <= atMost) return [...values]
  const step = (values.length - 1) / (atMost - 1)
  return Array.from({ length: atMost }, (_, index) => values[Math.round(index * step)]).filter(
    (value) => value !== undefined,
  )
}
