import SubscriptionCancelScreenQuery from '../../__generated__/SubscriptionCancelScreenQuery$parameters.ts'
import SubscriptionScreenQuery from '../../__generated__/SubscriptionScreenQuery$parameters.ts'
import SubscriptionSuccessScreenQuery from '../../__generated__/SubscriptionSuccessScreenQuery$parameters.ts'
import { screen } from './screen.ts'

// The plans, and where a checkout elsewhere ends, by name.
export const subscription = screen({
  request: SubscriptionScreenQuery,
  variables: () => ({}),
  words: ['order', 'plans'],
  async code() {
    const { SubscriptionScreen: Screen, query } = await import('../../screens/billing/SubscriptionScreen.tsx')
    return { Screen, query }
  },
})
export const subscriptionSuccess = screen({
  request: SubscriptionSuccessScreenQuery,
  variables: () => ({}),
  words: ['order', 'plans'],
  async code() {
    const { SubscriptionSuccessScreen: Screen, query } =
      await import('../../screens/billing/SubscriptionSuccessScreen.tsx')
    return { Screen, query }
  },
})
export const subscriptionCancel = screen({
  request: SubscriptionCancelScreenQuery,
  variables: () => ({}),
  words: ['order'],
  async code() {
    const { SubscriptionCancelScreen: Screen, query } =
      await import('../../screens/billing/SubscriptionCancelScreen.tsx')
    return { Screen, query }
  },
})
