import { graphql, requestSubscription, type Environment } from 'relay-runtime'
import { POLLING } from '@palier/domain/kernel/timing'
import type { waitForDefaultCardSubscription } from '../../../__generated__/waitForDefaultCardSubscription.graphql.ts'
import { followDefaultCard } from './defaultCard.ts'

/** Resolves once the default card differs from `from`. Times out after 15 seconds. */
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
      // A subscription that ends without an event decides nothing: the timeout still applies.
      onError: () => {},
    })
  })
}
