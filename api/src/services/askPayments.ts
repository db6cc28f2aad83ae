import { setTimeout as pause } from 'node:timers/promises'
import { isErrorCode } from '@palier/contract/errorCodes'
import { PaymentRefused, PaymentsUnavailable } from '../providers/payments/port.ts'
import { Refusal } from './refusal.ts'

export type AskPayments = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

/** How long is waited between tries, so many as there are. */
export const PAYMENT_PAUSES: readonly number[] = [250, 1_000]

/**
 * Asks the payment provider, again where it does not answer: the same key twice is one act. What it refuses is refused
 * by its code; where it stays silent, with ServiceUnavailable.
 */
export function createAskPayments(pauses: readonly number[]): AskPayments {
  return async (ask) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await ask()
      } catch (error) {
        if (error instanceof PaymentRefused) throw refusalOf(error)
        if (!(error instanceof PaymentsUnavailable)) throw error
        const milliseconds = pauses[attempt]
        if (milliseconds === undefined) throw new Refusal('ServiceUnavailable')
        await pause(milliseconds)
      }
    }
  }
}

function refusalOf({ code }: PaymentRefused): Refusal {
  return new Refusal(isErrorCode(code) ? code : 'card_declined')
}
