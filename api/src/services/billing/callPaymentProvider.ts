import { setTimeout as pause } from 'node:timers/promises'
import { isErrorCode } from '@palier/contract/kernel/errorCodes'
import { PaymentRefused, PaymentsUnavailable } from '../../providers/payments/port.ts'
import { unavailablePart } from '../kernel/callProvider.ts'
import { Refusal } from '../../kernel/refusal.ts'

export type CallPaymentProvider = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

export const PAYMENT_PAUSES: readonly number[] = [250, 1_000]

/** No attempt starts after this time. */
const PAYMENT_TIMEOUT_MILLISECONDS = 15_000

/**
 * Retries calls to the payment provider, which idempotency keys make safe. Refusals of the provider
 * keep their code; other failures become ServiceUnavailable.
 */
export function createCallPaymentProvider(
  pauses: readonly number[],
  timeoutMilliseconds = PAYMENT_TIMEOUT_MILLISECONDS,
): CallPaymentProvider {
  return async (ask) => {
    const began = performance.now()
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await ask()
      } catch (error) {
        if (error instanceof PaymentRefused) throw refusalOf(error)
        if (!(error instanceof PaymentsUnavailable)) throw error
        const milliseconds = pauses[attempt]
        const isLate = performance.now() - began + (milliseconds ?? 0) > timeoutMilliseconds
        if (milliseconds === undefined || isLate) throw unavailablePart('payments')
        await pause(milliseconds)
      }
    }
  }
}

function refusalOf({ code }: PaymentRefused): Refusal {
  return new Refusal(isErrorCode(code) ? code : 'card_declined')
}
