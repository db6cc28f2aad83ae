import type { Problem } from '../../../kit/alert/refusal.ts'
import type { ObjectiveKind } from './useObjectiveLabels.ts'

/** An objective as somebody left it elsewhere. */
export interface StoredObjective {
  readonly kind: ObjectiveKind
  readonly target: string
  /** Null where the server stores none. */
  readonly version?: number | null | undefined
}

export type ObjectiveOutcome =
  | { readonly kind: 'done' }
  /** It was changed elsewhere meanwhile: what it is now, null when it is gone. */
  | { readonly kind: 'conflict'; readonly present: StoredObjective | null }
  | { readonly kind: 'refused'; readonly problem: Problem }
