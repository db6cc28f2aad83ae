import SubscriptionCancelScreenQuery from '../../__generated__/SubscriptionCancelScreenQuery$parameters.ts'
import SubscriptionScreenQuery from '../../__generated__/SubscriptionScreenQuery$parameters.ts'
import SubscriptionSuccessScreenQuery from '../../__generated__/SubscriptionSuccessScreenQuery$parameters.ts'
import { lazyScreen } from './lazyScreen.ts'
import type { PageFacts } from './PageFacts.ts'

export const BILLING_PAGES = {
  Subscription: {
    access: 'open',
    screen: lazyScreen({
      request: SubscriptionScreenQuery,
      messages: ['order', 'plans'],
      code: () => import('../../screens/billing/SubscriptionScreen.tsx'),
    }),
  },
  SubscriptionSuccess: {
    access: 'open',
    screen: lazyScreen({
      request: SubscriptionSuccessScreenQuery,
      messages: ['order', 'plans'],
      code: () => import('../../screens/billing/SubscriptionSuccessScreen.tsx'),
    }),
  },
  SubscriptionCancel: {
    access: 'open',
    screen: lazyScreen({
      request: SubscriptionCancelScreenQuery,
      messages: ['order'],
      code: () => import('../../screens/billing/SubscriptionCancelScreen.tsx'),
    }),
  },
} satisfies Record<string, PageFacts>
