import AdminScreenQuery from '../../__generated__/AdminScreenQuery$parameters.ts'
import AboutScreenQuery from '../../__generated__/AboutScreenQuery$parameters.ts'
import CookiePolicyScreenQuery from '../../__generated__/CookiePolicyScreenQuery$parameters.ts'
import MyAccountScreenQuery from '../../__generated__/MyAccountScreenQuery$parameters.ts'
import PrivacyPolicyScreenQuery from '../../__generated__/PrivacyPolicyScreenQuery$parameters.ts'
import TermsScreenQuery from '../../__generated__/TermsScreenQuery$parameters.ts'
import UnlockAccessScreenQuery from '../../__generated__/UnlockAccessScreenQuery$parameters.ts'
import { lazyScreen } from './lazyScreen.ts'
import type { PageFacts } from './PageFacts.ts'

export const ACCOUNT_PAGES = {
  MyAccount: {
    access: 'authenticated',
    screen: lazyScreen({
      request: MyAccountScreenQuery,
      messages: ['account', 'plans', 'billing', 'apiTokens'],
      code: () => import('../../screens/accounts/MyAccountScreen.tsx'),
    }),
  },
  Admin: {
    access: 'admin',
    screen: lazyScreen({
      request: AdminScreenQuery,
      messages: ['administration', 'plans', 'form', 'alerts'],
      code: () => import('../../screens/admin/AdminScreen.tsx'),
    }),
  },
  UnlockAccess: {
    access: 'open',
    isUnguarded: true,
    isTermsExempt: true,
    isBareSignedOut: true,
    screen: lazyScreen({
      request: UnlockAccessScreenQuery,
      acceptsClosedSite: true,
      messages: ['form', 'legal'],
      code: () => import('../../screens/accounts/UnlockAccessScreen.tsx'),
    }),
  },
  TermsAndConditions: {
    access: 'open',
    isTermsExempt: true,
    screen: lazyScreen({
      request: TermsScreenQuery,
      messages: ['legal'],
      code: () => import('../../screens/accounts/TermsScreen.tsx'),
    }),
  },
  PrivacyPolicy: {
    access: 'open',
    isTermsExempt: true,
    screen: lazyScreen({
      request: PrivacyPolicyScreenQuery,
      messages: ['legal'],
      code: () => import('../../screens/site/PrivacyPolicyScreen.tsx'),
    }),
  },
  CookiePolicy: {
    access: 'open',
    isTermsExempt: true,
    screen: lazyScreen({
      request: CookiePolicyScreenQuery,
      messages: ['legal'],
      code: () => import('../../screens/site/CookiePolicyScreen.tsx'),
    }),
  },
  About: {
    access: 'open',
    screen: lazyScreen({
      request: AboutScreenQuery,
      messages: ['legal'],
      code: () => import('../../screens/site/AboutScreen.tsx'),
    }),
  },
} satisfies Record<string, PageFacts>
