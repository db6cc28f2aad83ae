import AdminScreenQuery from '../../__generated__/AdminScreenQuery$parameters.ts'
import AboutScreenQuery from '../../__generated__/AboutScreenQuery$parameters.ts'
import CookiePolicyScreenQuery from '../../__generated__/CookiePolicyScreenQuery$parameters.ts'
import MyAccountScreenQuery from '../../__generated__/MyAccountScreenQuery$parameters.ts'
import PrivacyPolicyScreenQuery from '../../__generated__/PrivacyPolicyScreenQuery$parameters.ts'
import TermsScreenQuery from '../../__generated__/TermsScreenQuery$parameters.ts'
import UnlockAccessScreenQuery from '../../__generated__/UnlockAccessScreenQuery$parameters.ts'
import { screen } from './screen.ts'

// The account, what binds both sides, and the door of a closed site, by name.
export const about = screen({
  request: AboutScreenQuery,
  variables: () => ({}),
  words: ['legal'],
  async code() {
    const { AboutScreen: Screen, query } = await import('../../screens/site/AboutScreen.tsx')
    return { Screen, query }
  },
})
export const admin = screen({
  request: AdminScreenQuery,
  variables: () => ({}),
  words: ['administration', 'plans', 'form', 'alerts'],
  async code() {
    const { AdminScreen: Screen, query } = await import('../../screens/admin/AdminScreen.tsx')
    return { Screen, query }
  },
})
export const cookiePolicy = screen({
  request: CookiePolicyScreenQuery,
  variables: () => ({}),
  words: ['legal'],
  async code() {
    const { CookiePolicyScreen: Screen, query } = await import('../../screens/site/CookiePolicyScreen.tsx')
    return { Screen, query }
  },
})
export const myAccount = screen({
  request: MyAccountScreenQuery,
  variables: () => ({}),
  words: ['account', 'plans', 'billing', 'apiTokens'],
  async code() {
    const { MyAccountScreen: Screen, query } = await import('../../screens/accounts/MyAccountScreen.tsx')
    return { Screen, query }
  },
})
export const privacyPolicy = screen({
  request: PrivacyPolicyScreenQuery,
  variables: () => ({}),
  words: ['legal'],
  async code() {
    const { PrivacyPolicyScreen: Screen, query } = await import('../../screens/site/PrivacyPolicyScreen.tsx')
    return { Screen, query }
  },
})
export const terms = screen({
  request: TermsScreenQuery,
  variables: () => ({}),
  words: ['legal'],
  async code() {
    const { TermsScreen: Screen, query } = await import('../../screens/accounts/TermsScreen.tsx')
    return { Screen, query }
  },
})
export const unlockAccess = screen({
  request: UnlockAccessScreenQuery,
  variables: () => ({}),
  acceptsClosedSite: true,
  words: ['form', 'legal'],
  async code() {
    const { UnlockAccessScreen: Screen, query } = await import('../../screens/accounts/UnlockAccessScreen.tsx')
    return { Screen, query }
  },
})
