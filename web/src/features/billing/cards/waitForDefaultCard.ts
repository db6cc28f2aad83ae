import { graphql, requestSubscription, type Environment } from 'relay-runtime'
import { POLLING } from '@palier/domain/kernel/timing'
import type { waitForDefaultCardSubscription } from '../../../__generated__/waitForDefaultCardSubscription.graphql.ts'
import { followDefaultCard } from './defaultCard.ts'

/**
 * Settles once another card than this is the default one, or after 15 seconds in vain. A lost socket counts as in
 * vain; the card itself is not lost.
 */
export function waitForDefaultCard(environment: Environment, from: string | null): Promise<'DONE' | 'TIMED_OUT'> {
  return new Promise((resolve) => {
    const settle = (status: 'DONE' | 'TIMED_OUT') => {
      clearTimeout(timer)
      resolve(status)
      waiting.dispose()
    }
    const timer = setTimeout(() => settle('TIMED_OUT'), POLLING.timeoutMilliseconds)
    const waiting = requestSubscription<waitForDefaultCardSubscription>(environment, {
      subscription: graphql`
        subscription waitForDefaultCardSubscription($from: String) {
          defaultCardChanged(from: $from) {
            status
            paymentMethods {
              methods {
                ...SavedCard_method
              }
            }
          }
        }
      `,
      variables: { from },
      updater: followDefaultCard,
      onNext(response) {
        const status = response?.defaultCardChanged.status
        if (status) settle(status)
      },
      // A subscription that ends without an event is no answer: the timeout goes on.
      onError: () => {},
    })
  })
}
