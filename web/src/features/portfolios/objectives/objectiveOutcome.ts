import type { Problem } from '../../../kit/alert/refusal.ts'
import type { ObjectiveKind } from './useObjectiveLabels.ts'

export interface StoredObjective {
  readonly kind: ObjectiveKind
  readonly target: string
  /** Null if the server stores no versions. */
  readonly version?: number | null | undefined
}

export type ObjectiveOutcome =
  | { readonly kind: 'done' }
  /** Changed elsewhere. `present` is the stored objective, or null if it was deleted. */
  | { readonly kind: 'conflict'; readonly present: StoredObjective | null }
  | { readonly kind: 'refused'; readonly problem: Problem }
