import type { Problem } from '../alert/useAttempt.ts'

export type LotOutcome =
  | { readonly kind: 'saved' }
  /** Somebody else changed the lot meanwhile, or took it away. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** More would be sold than is held at some day. */
export function isOversell(outcome: LotOutcome): boolean {
  return outcome.kind === 'refused' && outcome.problem.codes[0] === 'invalidLotQuantity'
}
