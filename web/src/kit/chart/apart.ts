/** Selects the newest marks that are at least `gap` pixels apart. `marks` are oldest first; `x` is in pixels. */
export function apart<Mark>(marks: readonly Mark[], x: (mark: Mark) => number, gap: number): readonly Mark[] {
  const kept: Mark[] = []
  let next = Infinity
  for (const mark of marks.toReversed()) {
    if (next - x(mark) < gap) continue
    next = x(mark)
    kept.push(mark)
  }
  return kept.toReversed()
}
