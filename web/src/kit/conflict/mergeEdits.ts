export interface MergedEdits<Answers> {
  readonly merged: Answers
  readonly clashes: readonly (keyof Answers)[]
}

/** Three-way merge: `before` is the common base, `theirs` is stored now. */
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
