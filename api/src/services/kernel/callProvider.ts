import { UNAVAILABLE_PART } from '@palier/contract/kernel/envelope'
import { SourceError } from '../../providers/kernel/callSource.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Other parts of the service still work. */
export function unavailablePart(part: 'identity' | 'market' | 'payments'): Refusal {
  return new Refusal('ServiceUnavailable', { [UNAVAILABLE_PART]: part })
}

/** Refuses with ServiceUnavailable if the provider fails. */
export async function callProvider<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof SourceError ? unavailablePart('market') : error
  }
}

/** Returns the fallback if the provider fails. */
export async function withFallback<Value>(answer: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof SourceError) return otherwise
    throw error
  }
}
