import { UNAVAILABLE_PART } from '@palier/contract/kernel/envelope'
import { SourceError } from '../../providers/kernel/callSource.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** One part that is away, while the service stands: whoever asks for another is answered. */
export function unavailablePart(part: 'identity' | 'market' | 'payments'): Refusal {
  return new Refusal('ServiceUnavailable', { [UNAVAILABLE_PART]: part })
}

/** What an outside source answers; while it gives no answer, the caller is told that the service is unavailable. */
export async function callProvider<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof SourceError ? unavailablePart('market') : error
  }
}

/** What an outside source answers, or something instead while it gives no answer. */
export async function providerOr<Value>(asked: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof SourceError) return otherwise
    throw error
  }
}
