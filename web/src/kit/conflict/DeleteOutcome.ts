import type { Problem } from '../alert/refusal.ts'

/** What became of a deletion. Something that was gone already is gone. */
export type DeleteOutcome<Present> =
  | { readonly kind: 'gone' }
  /** It was changed elsewhere meanwhile, and is still there as this says. */
  | { readonly kind: 'conflict'; readonly present: Present }
  | { readonly kind: 'refused'; readonly problem: Problem }
