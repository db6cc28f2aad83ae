import { useLocation } from 'react-router-dom'
import type { PortfolioScreenQuery } from '../__generated__/PortfolioScreenQuery.graphql.ts'
import { PortfolioScreen, query } from '../screens/portfolios/PortfolioScreen.tsx'
import type { holdingAnswer } from './portfolioAnswers.ts'
import type { RenderParts } from './render.tsx'
import { showScreen } from './showScreen.tsx'

interface ShownPortfolio extends RenderParts {
  readonly currency?: 'CAD' | 'USD'
  readonly rates?: readonly { readonly from: string; readonly to: string; readonly rate: string }[]
  readonly cash?: string
  readonly canAdd?: boolean
  readonly beyondPlan?: { readonly planName: string | null } | null
}

export const PORTFOLIO = {
  __typename: 'Portfolio',
  id: 'portfolio',
  portfolioId: '7',
  name: 'CELI',
  description: '',
  accountKind: 'TFSA',
  owner: 'SELF',
  cashMode: 'BY_HAND',
  cashBalances: [],
  version: 3,
  beyondPlan: null,
}
export const OTHER_PORTFOLIO = {
  ...{ __typename: 'Portfolio', id: 'other', portfolioId: '8' },
  ...{ name: 'REER', currency: 'USD', accountKind: 'RRSP' },
}

function Place() {
  return <output aria-label="place">{useLocation().pathname}</output>
}

/** A portfolio as the server would answer it. */
export function portfolioAnswer(
  stocks: readonly ReturnType<typeof holdingAnswer>[],
  { currency = 'CAD', cash = '1834.27', rates = [] }: Pick<ShownPortfolio, 'currency' | 'cash' | 'rates'> = {},
) {
  return { ...PORTFOLIO, currency, cash, statistics: { rates }, stocks }
}

/** Draws the page of a portfolio with these stocks; `place` says where the reader is. */
export function showPortfolio(
  stocks: readonly ReturnType<typeof holdingAnswer>[],
  { currency, rates, cash, canAdd = true, beyondPlan = null, ...parts }: ShownPortfolio = {},
) {
  const figures = { ...(currency && { currency }), ...(rates && { rates }), ...(cash && { cash }) }
  const portfolio = { ...portfolioAnswer(stocks, figures), beyondPlan }
  const who = { userId: 'u', email: '', fullName: 'Marie Lavoie', firstName: 'Marie', lastName: 'Lavoie' }
  const rights = { imageUrl: null, isAdmin: false, isGuest: true, preCheck: { refusal: null } }
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer',
    ...who,
    ...rights,
    preferences: { __typename: 'Preferences', id: 'preferences', currency: 'CAD' },
    usage: {
      __typename: 'Usage',
      id: 'usage',
      planName: 'frugal',
      canAddPortfolioStock: canAdd,
      buyLists: { used: 1, limit: 3 },
      sellLists: { used: 0, limit: 1 },
      entries: { used: 0, limit: 60 },
      portfolios: { used: 2, limit: 3 },
      portfolioStocks: { used: 2, limit: 25 },
    },
    portfolio,
    portfolios: [portfolio, OTHER_PORTFOLIO],
    watchLists: [{ __typename: 'WatchList', id: 'list', listId: '1', name: 'Qualité', kind: 'BUY' }],
    unreadNoticeCount: 0,
  }
  const site = {
    isMarketSimulated: true,
    exchangeRateSource: null,
    usdInCad: '1.4064',
    cadInUsd: '0.711',
    contactEmail: null,
  }
  return showScreen<PortfolioScreenQuery>({
    query,
    Screen: PortfolioScreen,
    variables: { portfolioId: '7' },
    answer: { viewer, site },
    beside: <Place />,
    ...parts,
  })
}
