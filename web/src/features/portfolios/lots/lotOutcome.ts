import type { Oversell, Problem } from '../../../kit/alert/refusal.ts'

export type LotOutcome =
  | { readonly kind: 'saved' }
  /** Somebody else changed the lot meanwhile, or took it away. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** The sale of more shares than are held on its day, where the outcome was refused for it. */
export function oversellOf(outcome: LotOutcome): Oversell | null {
  return (outcome.kind === 'refused' && outcome.problem.oversell) || null
}
