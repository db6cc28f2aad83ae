import Dashboard2ScreenQuery from '../../__generated__/Dashboard2ScreenQuery$parameters.ts'
import DashboardScreenQuery from '../../__generated__/DashboardScreenQuery$parameters.ts'
import ListScreenQuery from '../../__generated__/ListScreenQuery$parameters.ts'
import NotFoundScreenQuery from '../../__generated__/NotFoundScreenQuery$parameters.ts'
import StockScreenQuery from '../../__generated__/StockScreenQuery$parameters.ts'
import CostBaseScreenQuery from '../../__generated__/CostBaseScreenQuery$parameters.ts'
import PortfolioScreenQuery from '../../__generated__/PortfolioScreenQuery$parameters.ts'
import WelcomeScreenQuery from '../../__generated__/WelcomeScreenQuery$parameters.ts'
import { now } from '../../device/clock.ts'
import { yearOf } from '../../features/portfolios/costBase/yearOf.ts'
import type { MessageId } from '../../kit/language/MessageId.ts'
import { PATHS, type PageName } from '../../kit/navigation/paths.ts'
import * as account from './accountPages.ts'
import type { GuardedPage } from './guards.ts'
import * as gate from './signInPages.ts'
import * as plans from './billingPages.ts'
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
  /** By which people come in: in the frame of the gate. */
  readonly isGate?: boolean
}

const dashboard = screen({
  request: DashboardScreenQuery,
  variables: () => ({}),
  words: ['prices', 'dashboard'],
  async code() {
    const { DashboardScreen: Screen, query } = await import('../../screens/dashboard/DashboardScreen.tsx')
    return { Screen, query }
  },
})
const dashboard2 = screen({
  request: Dashboard2ScreenQuery,
  variables: () => ({}),
  words: ['prices', 'dashboard'],
  async code() {
    const { Dashboard2Screen: Screen, query } = await import('../../screens/dashboard/Dashboard2Screen.tsx')
    return { Screen, query }
  },
})
const welcome = screen({
  request: WelcomeScreenQuery,
  variables: () => ({}),
  words: ['prices', 'welcome'],
  async code() {
    const { WelcomeScreen: Screen, query } = await import('../../screens/site/WelcomeScreen.tsx')
    return { Screen, query }
  },
})
const list = screen({
  request: ListScreenQuery,
  variables: ({ id = '' }) => ({ listId: id }),
  words: ['prices', 'list'],
  async code() {
    const { ListScreen: Screen, query, titleOf } = await import('../../screens/watchlists/ListScreen.tsx')
    return { Screen, query, titleOf }
  },
})
const stock = screen({
  request: StockScreenQuery,
  variables: ({ id = '' }) => ({ stockId: id }),
  words: ['prices', 'entry', 'stock', 'objective', 'portfolio'],
  async code() {
    const { StockScreen: Screen, query, titleOf } = await import('../../screens/market/StockScreen.tsx')
    return { Screen, query, titleOf }
  },
})
const portfolio = screen({
  request: PortfolioScreenQuery,
  variables: ({ id = '' }) => ({ portfolioId: id }),
  words: ['prices', 'portfolio'],
  async code() {
    const { PortfolioScreen: Screen, query, titleOf } = await import('../../screens/portfolios/PortfolioScreen.tsx')
    return { Screen, query, titleOf }
  },
})
const costBase = screen({
  request: CostBaseScreenQuery,
  variables: ({ year }) => ({ year: yearOf(year, now()) }),
  words: ['costBase'],
  async code() {
    const { CostBaseScreen: Screen, query } = await import('../../screens/portfolios/CostBaseScreen.tsx')
    return { Screen, query }
  },
})
const notFound = screen({
  request: NotFoundScreenQuery,
  variables: () => ({}),
  words: ['legal'],
  async code() {
    const { NotFoundScreen: Screen, query } = await import('../../screens/site/NotFoundScreen.tsx')
    return { Screen, query }
  },
})

type Facts = Omit<Page, 'name' | 'path' | 'title'>

const FACTS: Readonly<Record<PageName, Facts>> = {
  Home: {
    access: 'open',
    isFirstVisit: true,
    humanCheck: 'signedOut',
    isBareSignedOut: true,
    screen: (isSignedIn) => (isSignedIn ? dashboard : welcome),
  },
  List: { access: 'authenticated', screen: () => list },
  Portfolio: { access: 'authenticated', screen: () => portfolio },
  CostBase: { access: 'authenticated', screen: () => costBase },
  Stock: { access: 'authenticated', screen: () => stock },
  MyAccount: { access: 'authenticated', screen: () => account.myAccount },
  Admin: { access: 'admin', screen: () => account.admin },
  Login: { access: 'open', isGate: true, screen: () => gate.login },
  RegisterForm: { access: 'open', isFirstVisit: true, humanCheck: 'always', isGate: true, screen: () => gate.register },
  ActivationEmailSent: { access: 'open', isGate: true, screen: () => gate.activationEmailSent },
  AccountCreated: { access: 'open', isGate: true, screen: () => gate.accountCreated },
  ConfirmEmail: { access: 'open', isGate: true, screen: () => gate.confirmEmail },
  InvitationinRequestReceived: { access: 'open', isGate: true, screen: () => gate.invitationRequestReceived },
  ResetPasswordRequest: { access: 'open', humanCheck: 'always', isGate: true, screen: () => gate.resetPasswordRequest },
  ResetPasswordRequestSent: { access: 'open', isGate: true, screen: () => gate.resetPasswordSent },
  ResetPasswordForm: { access: 'open', humanCheck: 'always', isGate: true, screen: () => gate.resetPasswordForm },
  ResetPasswordDone: { access: 'open', isGate: true, screen: () => gate.resetPasswordDone },
  Subscription: { access: 'open', screen: () => plans.subscription },
  SubscriptionSuccess: { access: 'open', screen: () => plans.subscriptionSuccess },
  SubscriptionCancel: { access: 'open', screen: () => plans.subscriptionCancel },
  UnlockAccess: {
    access: 'open',
    isUnguarded: true,
    isTermsExempt: true,
    isBareSignedOut: true,
    screen: () => account.unlockAccess,
  },
  Dashboard2: { access: 'authenticated', screen: () => dashboard2 },
  TermsAndConditions: { access: 'open', isTermsExempt: true, screen: () => account.terms },
  PrivacyPolicy: { access: 'open', isTermsExempt: true, screen: () => account.privacyPolicy },
  CookiePolicy: { access: 'open', isTermsExempt: true, screen: () => account.cookiePolicy },
  About: { access: 'open', screen: () => account.about },
}

/** Every page by name. */
export const PAGES: readonly Page[] = (Object.keys(PATHS) as PageName[]).map((name) => ({
  name,
  path: PATHS[name],
  title: `title.${name}`,
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

/** Whether a page shows the sign of the human check that it makes. */
export function hasHumanBadge({ humanCheck }: Page, isSignedIn: boolean): boolean {
  return humanCheck === 'always' || (humanCheck === 'signedOut' && !isSignedIn)
}
