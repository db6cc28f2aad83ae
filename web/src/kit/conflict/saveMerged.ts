import type { Problem } from '../alert/refusal.ts'
import { mergeEdits } from './mergeEdits.ts'

export interface VersionedResult<Current> {
  readonly conflict: { readonly current?: Current | null | undefined } | null
  readonly problem: Problem | null
}

export type Versioned<Answers> = Answers & { readonly version: number }

export type SaveOutcome<Answers> =
  | { readonly kind: 'saved'; readonly answers: Answers }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | {
      readonly kind: 'clash'
      readonly present: Versioned<Answers>
      readonly merged: Answers
      readonly clashes: readonly (keyof Answers)[]
    }

/** Saves answers based on `base`. If other fields were changed elsewhere, merges and saves both changes. */
export async function saveMerged<Answers extends object>(
  answers: Answers,
  base: Versioned<Answers>,
  update: (answers: Answers, version: number) => Promise<VersionedResult<Versioned<Answers>>>,
): Promise<SaveOutcome<Answers>> {
  const { conflict, problem } = await update(answers, base.version)
  if (problem) return { kind: 'refused', problem }
  if (!conflict) return { kind: 'saved', answers }
  const present = conflict.current
  if (!present) return { kind: 'gone' }
  const { merged, clashes } = mergeEdits<Answers>(base, answers, present)
  return clashes.length === 0 ? saveMerged(merged, present, update) : { kind: 'clash', present, merged, clashes }
}
