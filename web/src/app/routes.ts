import ComingScreenQuery from '../__generated__/ComingScreenQuery$parameters.ts'
import DashboardScreenQuery from '../__generated__/DashboardScreenQuery$parameters.ts'
import ListScreenQuery from '../__generated__/ListScreenQuery$parameters.ts'
import NotFoundScreenQuery from '../__generated__/NotFoundScreenQuery$parameters.ts'
import WelcomeScreenQuery from '../__generated__/WelcomeScreenQuery$parameters.ts'
import type { MessageId } from '../features/language/MessageId.ts'
import { PATHS, type PageName } from '../features/navigation/paths.ts'
import type { GuardedPage } from './guards.ts'
import { screen, type ScreenSource } from './screen.ts'

/** A page: where it is, who may see it, what it shows. */
export interface Page extends GuardedPage {
  readonly name: PageName | 'NotFound' | 'Style'
  readonly path: string
  readonly title: MessageId
  /** Signing out and in changes what Home is: the page depends on whether somebody is signed in. */
  readonly screen: (isSignedIn: boolean) => ScreenSource
  /** An invitation in the address is taken up here. */
  readonly isFirstVisit?: boolean
  /**
   * Checks that the visitor is human. Pages that always do say so; Home does it where nobody is signed in, behind a
   * button that needs no form, without a word.
   */
  readonly humanCheck?: 'always' | 'signedOut'
  /** Without a bar while nobody is signed in. */
  readonly isBareSignedOut?: boolean
}

const dashboard = screen({
  request: DashboardScreenQuery,
  variables: () => ({}),
  async code() {
    const { DashboardScreen: Screen, query } = await import('../screens/DashboardScreen.tsx')
    return { Screen, query }
  },
})
const welcome = screen({
  request: WelcomeScreenQuery,
  variables: () => ({}),
  async code() {
    const { WelcomeScreen: Screen, query } = await import('../screens/WelcomeScreen.tsx')
    return { Screen, query }
  },
})
const list = screen({
  request: ListScreenQuery,
  variables: ({ id = '' }) => ({ listId: id }),
  async code() {
    const { ListScreen: Screen, query, titleOf } = await import('../screens/ListScreen.tsx')
    return { Screen, query, titleOf }
  },
})
const coming = screen({
  request: ComingScreenQuery,
  variables: () => ({}),
  async code() {
    const { ComingScreen: Screen, query } = await import('../screens/ComingScreen.tsx')
    return { Screen, query }
  },
})
const notFound = screen({
  request: NotFoundScreenQuery,
  variables: () => ({}),
  async code() {
    const { NotFoundScreen: Screen, query } = await import('../screens/NotFoundScreen.tsx')
    return { Screen, query }
  },
})

type Facts = Omit<Page, 'name' | 'path' | 'title' | 'screen'> & { readonly screen?: Page['screen'] }

const FACTS: Readonly<Record<PageName, Facts>> = {
  Home: {
    access: 'open',
    isFirstVisit: true,
    humanCheck: 'signedOut',
    isBareSignedOut: true,
    screen: (isSignedIn) => (isSignedIn ? dashboard : welcome),
  },
  List: { access: 'authenticated', screen: () => list },
  Portfolio: { access: 'authenticated' },
  Stock: { access: 'authenticated' },
  MyAccount: { access: 'authenticated' },
  Admin: { access: 'admin' },
  Login: { access: 'open' },
  RegisterForm: { access: 'open', isFirstVisit: true, humanCheck: 'always' },
  ActivationEmailSent: { access: 'open' },
  AccountCreated: { access: 'open' },
  ConfirmEmail: { access: 'open' },
  InvitationinRequestReceived: { access: 'open' },
  ResetPasswordRequest: { access: 'open', humanCheck: 'always' },
  ResetPasswordRequestSent: { access: 'open' },
  ResetPasswordForm: { access: 'open', humanCheck: 'always' },
  ResetPasswordDone: { access: 'open' },
  Subscription: { access: 'open' },
  SubscriptionSuccess: { access: 'open' },
  SubscriptionCancel: { access: 'open' },
  UnlockAccess: { access: 'open', isUnguarded: true, isTermsExempt: true, isBareSignedOut: true },
  Dashboard2: { access: 'authenticated' },
  TermsAndConditions: { access: 'open', isTermsExempt: true },
  PrivacyPolicy: { access: 'open', isTermsExempt: true },
  CookiePolicy: { access: 'open', isTermsExempt: true },
  About: { access: 'open' },
}

/** Every page by name. Those whose screen is still to come show what they will hold. */
export const PAGES: readonly Page[] = (Object.keys(PATHS) as PageName[]).map((name) => ({
  name,
  path: PATHS[name],
  title: `title.${name}`,
  screen: () => coming,
  ...FACTS[name],
}))

/** Whatever else somebody asks for. */
export const NOT_FOUND: Page = {
  name: 'NotFound',
  path: '*',
  title: 'title.NotFound',
  access: 'open',
  isTermsExempt: true,
  screen: () => notFound,
}
