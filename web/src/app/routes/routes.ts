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
import { ACCOUNT_PAGES } from './accountPages.ts'
import { BILLING_PAGES } from './billingPages.ts'
import { lazyScreen } from './lazyScreen.ts'
import type { PageFacts } from './PageFacts.ts'
import { SIGN_IN_PAGES } from './signInPages.ts'

export interface Page extends PageFacts {
  readonly name: PageName | 'NotFound' | 'Style'
  readonly path: string
  readonly title: MessageId
}

const FACTS: Readonly<Record<PageName, PageFacts>> = {
  ...ACCOUNT_PAGES,
  ...BILLING_PAGES,
  ...SIGN_IN_PAGES,
  Home: {
    access: 'open',
    isFirstVisit: true,
    humanCheck: 'signedOut',
    isBareSignedOut: true,
    screen: lazyScreen({
      request: DashboardScreenQuery,
      isKept: true,
      messages: ['prices', 'dashboard', 'crossings'],
      code: () => import('../../screens/dashboard/DashboardScreen.tsx'),
    }),
    signedOutScreen: lazyScreen({
      request: WelcomeScreenQuery,
      messages: ['prices', 'welcome'],
      code: () => import('../../screens/site/WelcomeScreen.tsx'),
    }),
  },
  List: {
    access: 'authenticated',
    screen: lazyScreen({
      request: ListScreenQuery,
      isKept: true,
      variables: ({ id = '' }) => ({ listId: id }),
      messages: ['prices', 'list'],
      code: () => import('../../screens/watchlists/ListScreen.tsx'),
    }),
  },
  Portfolio: {
    access: 'authenticated',
    screen: lazyScreen({
      request: PortfolioScreenQuery,
      isKept: true,
      variables: ({ id = '' }) => ({ portfolioId: id }),
      messages: ['prices', 'portfolio'],
      code: () => import('../../screens/portfolios/PortfolioScreen.tsx'),
    }),
  },
  CostBase: {
    access: 'authenticated',
    screen: lazyScreen({
      request: CostBaseScreenQuery,
      variables: ({ year }) => ({ year: yearOf(year, now()) }),
      messages: ['costBase'],
      code: () => import('../../screens/portfolios/CostBaseScreen.tsx'),
    }),
  },
  Stock: {
    access: 'authenticated',
    screen: lazyScreen({
      request: StockScreenQuery,
      isKept: true,
      variables: ({ id = '' }) => ({ stockId: id }),
      messages: ['prices', 'entry', 'stock', 'objective', 'portfolio'],
      code: () => import('../../screens/market/StockScreen.tsx'),
    }),
  },
  Dashboard2: {
    access: 'authenticated',
    screen: lazyScreen({
      request: Dashboard2ScreenQuery,
      isKept: true,
      messages: ['prices', 'dashboard', 'crossings'],
      code: () => import('../../screens/dashboard/Dashboard2Screen.tsx'),
    }),
  },
}

export const PAGES: readonly Page[] = (Object.keys(PATHS) as PageName[]).map((name) => ({
  name,
  path: PATHS[name],
  title: `title.${name}`,
  ...FACTS[name],
}))

export const NOT_FOUND: Page = {
  name: 'NotFound',
  path: '*',
  title: 'title.NotFound',
  access: 'open',
  isTermsExempt: true,
  screen: lazyScreen({
    request: NotFoundScreenQuery,
    messages: ['legal'],
    code: () => import('../../screens/site/NotFoundScreen.tsx'),
  }),
}

export function hasHumanBadge({ humanCheck }: Page, isSignedIn: boolean): boolean {
  return humanCheck === 'always' || (humanCheck === 'signedOut' && !isSignedIn)
}
