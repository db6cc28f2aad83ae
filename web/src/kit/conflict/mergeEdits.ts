/** What becomes of answers that were written in two places at once. */
export interface MergedEdits<Answers> {
  /** Mine wherever I wrote something else than what stood there, theirs everywhere else. */
  readonly merged: Answers
  /** The fields where both wrote something else: somebody has to choose. */
  readonly clashes: readonly (keyof Answers)[]
}

/** Merges the fields of `mine`, given what stood there when I began and what stands there now. */
export function mergeEdits<Answers extends object>(
  before: Answers,
  mine: Answers,
  theirs: Answers,
): MergedEdits<Answers> {
  let merged = mine
  const clashes: (keyof Answers)[] = []
  for (const field of Object.keys(mine) as (keyof Answers)[]) {
    if (mine[field] === before[field]) merged = { ...merged, [field]: theirs[field] }
    else if (mine[field] !== theirs[field] && theirs[field] !== before[field]) clashes.push(field)
  }
  return { merged, clashes }
}
