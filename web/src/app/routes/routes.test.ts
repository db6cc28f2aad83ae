import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { pathTo } from '../../kit/navigation/paths.ts'
import { hasHumanBadge, NOT_FOUND, PAGES } from './routes.ts'

const NAMES = [
  'Home',
  'List',
  'Portfolio',
  'Stock',
  'MyAccount',
  'Admin',
  'Login',
  'RegisterForm',
  'Subscription',
  'UnlockAccess',
  'Dashboard2',
  'TermsAndConditions',
  'ResetPasswordRequest',
  'ResetPasswordRequestSent',
  'ResetPasswordDone',
  'AccountCreated',
  'ActivationEmailSent',
  'InvitationinRequestReceived',
  'CookiePolicy',
  'PrivacyPolicy',
]

function pageAt(path: string): string {
  const routes = [...PAGES, NOT_FOUND].map((page) => ({ id: page.name, path: page.path, caseSensitive: true }))
  return matchRoutes(routes, path)?.at(-1)?.route.id ?? 'none'
}

describe('the table of pages', () => {
  test('every name can be addressed [NAV-30]', () => {
    const known = PAGES.map(({ name }) => name)
    expect(known).toEqual(expect.arrayContaining(NAMES))
  })

  test.each([
    ['NAV-03', '/', 'Home'],
    ['NAV-06', '/list/12', 'List'],
    ['NAV-06', '/list/12/345', 'List'],
    ['NAV-07', '/portfolio/3', 'Portfolio'],
    ['NAV-08', '/stock/9', 'Stock'],
    ['NAV-09', '/myAccount', 'MyAccount'],
    ['NAV-10', '/legal/cookie-policy', 'CookiePolicy'],
    ['NAV-11', '/legal/terms-conditions', 'TermsAndConditions'],
    ['NAV-12', '/legal/privacy-policy', 'PrivacyPolicy'],
    ['NAV-13', '/admin', 'Admin'],
    ['NAV-14', '/login', 'Login'],
    ['NAV-15', '/register/form', 'RegisterForm'],
    ['NAV-16', '/register/activationEmailSent', 'ActivationEmailSent'],
    ['NAV-17', '/register/accountCreated', 'AccountCreated'],
    ['NAV-18', '/register/activation/confirmEmail', 'ConfirmEmail'],
    ['NAV-19', '/register/InvitationinRequestReceived', 'InvitationinRequestReceived'],
    ['NAV-20', '/about', 'About'],
    ['NAV-21', '/resetPassword/request', 'ResetPasswordRequest'],
    ['NAV-22', '/resetPassword/sent', 'ResetPasswordRequestSent'],
    ['NAV-23', '/resetPassword/form', 'ResetPasswordForm'],
    ['NAV-24', '/resetPassword/done', 'ResetPasswordDone'],
    ['NAV-25', '/unlockAccess', 'UnlockAccess'],
    ['NAV-26', '/subscription', 'Subscription'],
    ['NAV-27', '/subscription/success', 'SubscriptionSuccess'],
    ['NAV-27', '/subscription/cancel', 'SubscriptionCancel'],
    ['NAV-28', '/d2', 'Dashboard2'],
    ['NAV-29', '/nothing', 'NotFound'],
    ['NAV-19', '/register/invitationinrequestreceived', 'NotFound'],
    ['NAV-09', '/myaccount', 'NotFound'],
  ])('%s %s is %s', (_requirement, path, name) => {
    expect(pageAt(path)).toBe(name)
  })

  test('the human check stands on four pages, on Home only signed out [NAV-04] [NAV-05]', () => {
    const checked = PAGES.filter(({ humanCheck }) => humanCheck).map(({ name, humanCheck }) => [name, humanCheck])
    expect(Object.fromEntries(checked)).toEqual({
      Home: 'signedOut',
      RegisterForm: 'always',
      ResetPasswordRequest: 'always',
      ResetPasswordForm: 'always',
    })
  })

  test('the sign of the human check shows where one is made [NAV-41]', () => {
    const shown = (isSignedIn: boolean) =>
      PAGES.filter((page) => hasHumanBadge(page, isSignedIn)).map(({ name }) => name)
    const forms = ['RegisterForm', 'ResetPasswordRequest', 'ResetPasswordForm']
    expect(shown(false)).toEqual(['Home', ...forms])
    expect(shown(true)).toEqual(forms)
  })

  test('an invitation is taken up on Home and on RegisterForm [NAV-36]', () => {
    expect(PAGES.filter(({ isFirstVisit }) => isFirstVisit).map(({ name }) => name)).toEqual(['Home', 'RegisterForm'])
  })

  test('an address is made from a name [NAV-30]', () => {
    expect(pathTo('Home')).toBe('/')
    expect(pathTo('List', { id: '12' })).toBe('/list/12')
    expect(pathTo('List', { id: 'a/b', stockId: '7' })).toBe('/list/a%2Fb/7')
  })
})
