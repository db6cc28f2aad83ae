/** The result of a three-way merge. */
export interface MergedEdits<Answers> {
  /** Mine wherever I changed something, theirs everywhere else. */
  readonly merged: Answers
  /** The fields that both changed: somebody has to choose. */
  readonly clashes: readonly (keyof Answers)[]
}

/** Three-way merge of the fields of `mine`: `before` is where I began, `theirs` what is stored now. */
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
