/** What becomes of answers that were written in two places at once. */
export interface MergedEdits<Answers> {
  /** Mine wherever I wrote something else than what stood there, theirs everywhere else. */
  readonly merged: Answers
  /** The fields where both wrote something else: somebody has to choose. */
  readonly clashes: readonly (keyof Answers)[]
}

/** Field by field, from what stood there when I began, what I want and what stands there now. */
export function mergeEdits<Answers extends object>(
  before: Answers,
  mine: Answers,
  theirs: Answers,
): MergedEdits<Answers> {
  let merged = theirs
  const clashes: (keyof Answers)[] = []
  for (const field of Object.keys(before) as (keyof Answers)[]) {
    if (mine[field] === before[field] || mine[field] === theirs[field]) continue
    merged = { ...merged, [field]: mine[field] }
    if (theirs[field] !== before[field]) clashes.push(field)
  }
  return { merged, clashes }
}
